import { type Project, projectFiles } from '@zaplecze/contract/rooms/projects/calls';
import { projectTaskFiles } from '@zaplecze/contract/rooms/projects/page/calls';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { FileDrop, RecordFiles } from '../../../kit/files/files.tsx';
import { EmptyNote } from '../../../kit/lists/table/inner-list.tsx';
import { MainBox } from '../../../kit/records/details.tsx';
import { Loading, PendingAnswer } from '../../../kit/records/states.tsx';
import type { OpenTask } from './project.page.tsx';
import classes from './project-page.module.css';

/** Takes files that are dropped on the project's page, whichever of its parts is shown. */
export function ProjectFileDrop({ project: { id, may } }: { project: Project }) {
  const attach = useSend(projectFiles.attach, { quiet: true });
  if (!may.edit) return null;
  return (
    <FileDrop
      to="do plików projektu"
      attach={(file) => attach.mutateAsync({ params: { id, file: file.id } })}
    />
  );
}

/** Files of the project, kept at once, and below them those of its tasks. */
export function ProjectFiles({ project, open }: { project: Project; open: OpenTask }) {
  const { id, files, may } = project;
  const attach = useSend(projectFiles.attach, { quiet: true });
  const detach = useSend(projectFiles.detach, { quiet: true });
  const link = (file: number) => ({ params: { id, file } });
  return (
    <div className={classes.parts}>
      <MainBox title="Pliki projektu" count={files.length}>
        <RecordFiles
          files={files}
          {...(may.edit && {
            attach: (file) => attach.mutateAsync(link(file)),
            detach: (file) => detach.mutateAsync(link(file)),
          })}
        />
      </MainBox>
      <MainBox title="Pliki zadań">
        <OfTasks id={id} open={open} />
      </MainBox>
    </div>
  );
}

function OfTasks({ id, open }: { id: number; open: OpenTask }) {
  const answer = useApi(projectTaskFiles, { params: { id } });
  if (answer.error || !answer.data) return <PendingAnswer answer={answer} shape={<Loading />} />;
  const { list } = answer.data;
  if (list.length === 0) return <EmptyNote>Do zadań nie dołączono plików.</EmptyNote>;
  return (
    <ul className={classes.files}>
      {list.map(({ task, files }) => (
        <li key={task.id}>
          <button type="button" className={classes.opens} onClick={() => open(task)}>
            {task.name}
          </button>
          <RecordFiles files={files} />
        </li>
      ))}
    </ul>
  );
}
