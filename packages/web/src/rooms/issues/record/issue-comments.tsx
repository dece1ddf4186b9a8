import { commentIssue, type Issue } from '@zaplecze/contract/rooms/issues/calls';
import { useSend } from '../../../kit/calls/use-send.ts';
import { Comments, namedOn } from '../../comments/index.ts';

/** The comments of an issue, with the box for a new one. */
export function IssueComments({ issue: { id, comments } }: { issue: Issue }) {
  const send = useSend(commentIssue, { quiet: true });
  return (
    <Comments
      comments={comments}
      people={namedOn.issue(id)}
      add={(body) => send.mutateAsync({ params: { id }, body })}
    />
  );
}
