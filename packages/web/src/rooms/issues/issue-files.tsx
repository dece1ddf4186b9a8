import { attachIssueFile, detachIssueFile, type Issue } from '@zaplecze/contract/issues';
import { RecordFiles } from '../../kit/files.tsx';
import { useSend } from '../../kit/use-api.ts';

/** Files of a saved issue, kept at once. */
export function IssueFiles({ issue: { id, files } }: { issue: Issue }) {
  const attach = useSend(attachIssueFile, { quiet: true });
  const detach = useSend(detachIssueFile, { quiet: true });
  const link = (file: number) => ({ params: { id, file } });
  return (
    <RecordFiles
      files={files}
      attach={(file) => attach.mutateAsync(link(file))}
      detach={(file) => detach.mutateAsync(link(file))}
    />
  );
}
