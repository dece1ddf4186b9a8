import { Button } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import {
  type LinkedTask,
  listIssueTasks,
  unlinkIssueTask,
} from '@zaplecze/contract/rooms/issues/tasks/calls';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { PartToCome } from '../../../kit/first-screen/in-order.tsx';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import { formatLimit } from '../../../kit/records/format.ts';
import { ErrorState } from '../../../kit/records/states.tsx';
import classes from '../merging/joined.module.css';

/** The address of a task, over whatever stands on the screen. */
const linkedTaskAddress = ({ project, task, procedure, service }: LinkedTask['at']) =>
  addressOf('task', {
    projectId: project,
    taskId: task,
    procedureId: procedure,
    serviceId: service,
  });

/** Tasks of projects that belong to an issue; of those that the reader may not open, only how many. */
export function IssueTasks({ issue: { id } }: { issue: Issue }) {
  const answer = useApi(listIssueTasks, { params: { id } });
  if (answer.error && !answer.data)
    return <ErrorState error={answer.error} retry={() => void answer.refetch()} />;
  if (!answer.data) return <PartToCome />;
  const { list, hidden } = answer.data;
  return (
    <>
      {list.length > 0 && (
        <ul className={classes.list} aria-label="Zadania projektów">
          {list.map((task) => (
            <Linked key={task.id} issue={id} task={task} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className={classes.label}>
          Poza Twoim dostępem:{' '}
          {countWords(hidden, 'zadanie projektu', 'zadania projektów', 'zadań projektów')}
        </p>
      )}
    </>
  );
}

function Linked({ issue, task }: { issue: number; task: LinkedTask }) {
  const unlink = useSend(unlinkIssueTask, { toast: 'Usunięto powiązanie' });
  const { id, name, at, project, user, status, dateRealizationLimit: limit, ends } = task;
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        <AppLink to={linkedTaskAddress(at)}>{name}</AppLink>
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={`Usuń powiązanie: ${name}`}
          loading={unlink.isPending}
          onClick={() => unlink.mutate({ params: { id: issue, linked: id } })}
        >
          Usuń powiązanie
        </Button>
      </div>
      <span className={classes.facts}>
        <StatusDot status={status} />
        <span>{project.name}</span>
        <span>{user?.name ?? 'bez osoby'}</span>
        {limit && <span>termin {formatLimit(limit)}</span>}
        {ends && <span>kończy zgłoszenie</span>}
      </span>
    </li>
  );
}
