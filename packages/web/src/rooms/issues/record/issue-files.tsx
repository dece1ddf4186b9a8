import { type Issue, issueFiles } from '@zaplecze/contract/rooms/issues/calls';
import { useSend } from '../../../kit/calls/use-send.ts';
import { FileDrop, RecordFiles } from '../../../kit/files/files.tsx';

/** Files of a saved issue, kept at once. */
export function IssueFiles({ issue: { id, files } }: { issue: Issue }) {
  const attach = useSend(issueFiles.attach, { quiet: true });
  const detach = useSend(issueFiles.detach, { quiet: true });
  const link = (file: number) => ({ params: { id, file } });
  return (
    <>
      <RecordFiles
        files={files}
        attach={(file) => attach.mutateAsync(link(file))}
        detach={(file) => detach.mutateAsync(link(file))}
      />
      <FileDrop to="do plików zgłoszenia" attach={(file) => attach.mutateAsync(link(file.id))} />
    </>
  );
}
