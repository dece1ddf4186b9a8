import { commentIssue, type Issue } from '@zaplecze/contract/issues';
import { Comments } from '../../kit/comments.tsx';
import { useSend } from '../../kit/use-api.ts';

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
