import { commentIssue, type Issue } from '@zaplecze/contract/issues';
import { useSend } from '../../kit/calls/use-api.ts';
import { Comments } from '../comments/index.ts';

/** What was said about an issue, with the box to say more. */
export function IssueComments({ issue: { id, comments } }: { issue: Issue }) {
  const send = useSend(commentIssue, { quiet: true });
  return (
    <Comments
      comments={comments}
      add={(text) => send.mutateAsync({ params: { id }, body: { text } })}
    />
  );
}
