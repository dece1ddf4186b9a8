import { IconCheck, IconPlayerPlay } from '@tabler/icons-react';
import type { Address } from '@zaplecze/contract/addresses';
import { type Issue, removeIssue } from '@zaplecze/contract/rooms/issues/calls';
import { isReturn, issueStatus, issueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { useState } from 'react';
import { useStatus } from '../../../kit/bulk/use-status.ts';
import { useRemoveAction } from '../../../kit/lists/table/row-actions.ts';
import { useGo } from '../../../kit/navigation/use-go.ts';
import { type MainAction, RecordActions } from '../../../kit/records/in-place/record-actions.tsx';
import { useAsk } from '../../questions/index.ts';
import { IssueReturn } from '../acceptance/issue-return.tsx';
import { issueStatusAct } from '../use-issue-acts.ts';
import { IssueDialog } from './issue-dialog.tsx';

const { toDo, inProgress, done, accepted } = issueStatus;

/**
 * An issue to be done has 'Zrobione', one that nobody has begun 'Zaczynam' beside it. One that waits for its orderer asks them
 * by a line of its own (acceptance/issue-acceptance.tsx), so that its menu has the other statuses alone.
 */
export function IssueActions({ issue, back }: { issue: Issue; back: Address }) {
  const { id, name, status, may } = issue;
  const go = useGo();
  const [editing, setEditing] = useState(false);
  const [returning, setReturning] = useState(false);
  const ask = useAsk({ kind: 'issue', id, name });
  const { give, busy } = useStatus(issueStatusAct, issue);
  const remove = useRemoveAction<Issue>(removeIssue, {
    toast: 'Zgłoszenie usunięte',
    words: (row) => row.name,
    onDone: () => void go(back),
  });
  const offered = may.statuses.filter((one) => one !== status.id);
  const main: MainAction[] = [];
  if (status.id === toDo && offered.includes(inProgress))
    main.push({
      label: 'Zaczynam',
      icon: IconPlayerPlay,
      quiet: true,
      run: () => void give(inProgress),
    });
  if (offered.includes(done) && status.id !== accepted)
    main.push({ label: 'Zrobione', icon: IconCheck, busy, run: () => void give(done) });
  const asButtons = [
    ...(main.length > 0 ? [done, ...(status.id === toDo ? [inProgress] : [])] : []),
    ...(may.accept ? [accepted, inProgress] : []),
  ];
  const others = issueStatuses.filter(
    (one) => offered.includes(one.id) && !(asButtons as number[]).includes(one.id),
  );
  return (
    <>
      <RecordActions
        name={name}
        main={main}
        statuses={others.map((one) => ({
          label: isReturn(status.id, one.id) ? `${one.name}…` : one.name,
          status: one,
          run: () => (isReturn(status.id, one.id) ? setReturning(true) : void give(one.id)),
        }))}
        ask={ask.action}
        edit={may.edit && (() => setEditing(true))}
        remove={remove(issue)}
      />
      {ask.dialog}
      {returning && <IssueReturn issue={issue} onClose={() => setReturning(false)} />}
      {editing && (
        <IssueDialog shown={{ mode: 'edit', row: issue }} show={() => setEditing(false)} />
      )}
    </>
  );
}
