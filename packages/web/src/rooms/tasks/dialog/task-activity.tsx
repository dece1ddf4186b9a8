import { commentTask, type TaskInstance, taskFiles } from '@zaplecze/contract/rooms/tasks/calls';
import { useSend } from '../../../kit/calls/use-send.ts';
import { FileDrop, RecordFiles } from '../../../kit/files/files.tsx';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import { formatDateTime } from '../../../kit/records/format.ts';
import { Comments, namedOn } from '../../comments/index.ts';
import { taskParams } from '../task-values.ts';
import classes from '../tasks.module.css';

/** Comments, with their box first so that it is always in reach, and the history of statuses. */
export function TaskActivity({ task }: { task: TaskInstance }) {
  const send = useSend(commentTask, { quiet: true });
  return (
    <>
      <section>
        <h3 className={classes.heading}>Komentarze</h3>
        <Comments
          comments={task.comments}
          readOnly={!task.may.work}
          people={namedOn.task(task.id)}
          add={(body) => send.mutateAsync({ params: taskParams(task), body })}
        />
      </section>
      {task.statusHistory.length > 0 && (
        <details className={classes.more}>
          <summary>Historia statusów</summary>
          <ul className={classes.history}>
            {task.statusHistory.map((entry) => (
              <li key={`${entry.created} ${entry.status.id}`}>
                <StatusDot status={entry.status} />
                <span className={classes.second}>
                  {formatDateTime(entry.created)}
                  {entry.createdBy && `, ${entry.createdBy.name}`}
                  {entry.withProject && ', razem z projektem'}
                </span>
                {entry.reason && <span className={classes.second}>Powód: {entry.reason}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

export function TaskFiles({ task }: { task: TaskInstance }) {
  const attach = useSend(taskFiles.attach, { quiet: true });
  const detach = useSend(taskFiles.detach, { quiet: true });
  const link = (file: number) => ({ params: { ...taskParams(task), file } });
  const { work } = task.may;
  return (
    <section>
      <h3 className={classes.heading}>Pliki</h3>
      <RecordFiles
        files={task.files}
        attach={work ? (file) => attach.mutateAsync(link(file)) : undefined}
        detach={work ? (file) => detach.mutateAsync(link(file)) : undefined}
      />
      {work && (
        <FileDrop to="do plików zadania" attach={(file) => attach.mutateAsync(link(file.id))} />
      )}
    </section>
  );
}
