import type { AxisItem } from '@zaplecze/contract/rooms/timeline/calls';
import { useState } from 'react';
import { useAddressed, useItem } from '../../kit/records/use-item.ts';
import { IssueDialog, type ShownIssue } from '../issues/index.ts';
import { fromParam, TaskDialog, toParam } from '../tasks/index.ts';

/** A task or an issue that opens over a timeline, named by the address. */
export function useOpened() {
  const task = useAddressed('task');
  const issue = useItem();
  const open = ({ at, ...item }: AxisItem) =>
    at ? task.open(toParam(at), item.name) : issue.open(item);
  return { task, issue, open };
}

export function OpenedDialogs({ task, issue }: ReturnType<typeof useOpened>) {
  const [shown, show] = useState<ShownIssue | null>(null);
  const address = fromParam(task.value);
  return (
    <>
      {address && (
        <TaskDialog address={address} param="task" name={task.name} onClose={task.close} />
      )}
      <IssueDialog shown={shown} show={show} item={issue} />
    </>
  );
}
