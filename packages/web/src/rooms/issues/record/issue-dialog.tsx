import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { isOpen, type RecordItem } from '../../../kit/records/use-item.ts';
import type { OpenIssueForm } from '../use-issue-actions.ts';

const load = () => import('./issue-dialogs.tsx');
const IssueAdd = lazyPart(part(load, 'IssueAdd'));
const IssueEdit = lazyPart(part(load, 'IssueEdit'));
const IssueView = lazyPart(part(load, 'IssueView'));
/** What is left of the promised time: it needs the calendar of holidays, which no first screen waits for. */
export const PromiseCell = lazyPart(part(load, 'PromiseCell'));

/** The dialog over a list: a new issue, one to read (`item`), or one to edit; that goes back to it. */
export function IssueDialog({
  shown,
  show,
  item,
}: {
  shown: OpenIssueForm | null;
  show: (shown: OpenIssueForm | null) => void;
  item?: RecordItem;
}) {
  const close = () => show(null);
  return shown?.mode === 'add' ? (
    <IssueAdd onClose={close} />
  ) : shown?.mode === 'edit' ? (
    <IssueEdit id={shown.row.id} name={shown.row.name} onClose={close} />
  ) : (
    item &&
    isOpen(item) && (
      <IssueView
        key={item.id}
        item={item}
        onClose={item.close}
        onEdit={(row) => show({ mode: 'edit', row })}
      />
    )
  );
}
