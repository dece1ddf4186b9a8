import { updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import { call } from '../../kit/calls/api.ts';
import { runAct } from './acts.ts';
import { without } from './day-changes.ts';

/**
 * Accepts a done issue on another screen as on Mój dzień, where its line goes with it: there is time to take it back
 * before it is sent.
 *
 * @returns whether it was accepted in the end
 */
export function acceptIssue(issue: {
  id: number;
  name: string;
  version: number;
}): Promise<boolean> {
  const { id, name, version: ifMatch } = issue;
  const key = `issue-${id}`;
  return runAct({
    key,
    change: (day) => without(day, key),
    send: (keepalive) =>
      call(
        updateIssue,
        { params: { id }, body: { status: issueStatus.accepted } },
        { ifMatch, keepalive },
      ),
    success: `Zaakceptowane: ${name}`,
  });
}
