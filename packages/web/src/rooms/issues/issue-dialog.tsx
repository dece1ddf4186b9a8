import { lazy, Suspense } from 'react';
import type { Shown } from './use-issue-actions.ts';

const load = () => import('./issue-dialogs.tsx');
const IssueAdd = lazy(() => load().then((m) => ({ default: m.IssueAdd })));
const IssueEdit = lazy(() => load().then((m) => ({ default: m.IssueEdit })));
const IssueView = lazy(() => load().then((m) => ({ default: m.IssueView })));

/** The dialog over a list: a new issue, one to read, or one to edit. */
export function IssueDialog({
  shown,
  show,
}: {
  shown: Shown | null;
  show: (shown: Shown | null) => void;
}) {
  if (!shown) return null;
  const close = () => show(null);
  return (
    <Suspense>
      {shown.mode === 'add' ? (
        <IssueAdd onClose={close} />
      ) : shown.mode === 'edit' ? (
        <IssueEdit id={shown.row.id} name={shown.row.name} onClose={close} />
      ) : (
        <IssueView
          row={shown.row}
          onEdit={() => show({ mode: 'edit', row: shown.row })}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
