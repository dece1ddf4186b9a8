import { IconArrowBackUp, IconArrowBarRight, IconMessageQuestion } from '@tabler/icons-react';
import type { TaskInstance } from '@zaplecze/contract/rooms/tasks/calls';
import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { useState } from 'react';
import { useLeaving } from '../../../kit/dialogs/modal.tsx';
import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { IconButton } from '../../../kit/navigation/icon-button.tsx';
import { Fact } from '../../../kit/records/details.tsx';
import { formatDateTime, formatHours } from '../../../kit/records/format.ts';
import { AskDialog } from '../../questions/index.ts';
import { taskParams } from '../task-values.ts';
import classes from '../tasks.module.css';

const HandOver = lazyPart(part(() => import('./hand-over.tsx'), 'HandOverDialog'));

/** What one does with the task besides working on it: hands it on or back, asks about it. */
export function TaskActs({ task, onGiven }: { task: TaskInstance; onGiven: () => void }) {
  const [question, setQuestion] = useState<'over' | 'back' | 'ask' | null>(null);
  const leave = useLeaving();
  const { may } = task;
  const about = { kind: 'task', id: task.id, name: task.name, at: taskParams(task) } as const;
  const close = () => setQuestion(null);
  return (
    <div className={classes.relay}>
      {may.handOver && (
        <IconButton icon={IconArrowBarRight} onClick={() => leave(() => setQuestion('over'))}>
          Przekaż
        </IconButton>
      )}
      {may.handBack && (
        <IconButton icon={IconArrowBackUp} onClick={() => leave(() => setQuestion('back'))}>
          {`Oddaj: ${may.handBack.name}`}
        </IconButton>
      )}
      <IconButton icon={IconMessageQuestion} onClick={() => setQuestion('ask')}>
        Zapytaj
      </IconButton>
      {question === 'ask' && <AskDialog about={about} onClose={close} />}
      {(question === 'over' || question === 'back') && (
        <HandOver task={task} back={question === 'back'} onClose={close} onGiven={onGiven} />
      )}
    </div>
  );
}

/** The task among people: who handed it to whom. */
export function TaskHandovers({ task: { handovers } }: { task: TaskInstance }) {
  if (handovers.length === 0) return null;
  return (
    <ul className={classes.history} aria-label="Przekazania">
      {handovers.map((one) => (
        <li key={one.at}>
          {one.from?.name ?? 'Nikt'} → {one.to.name}
          {one.back && ' (zwrot)'}
          {one.text && `: „${one.text}”`}
          <span className={classes.second}>
            {formatDateTime(one.at)}
            {one.by && one.by.id !== one.from?.id && `, ${one.by.name}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How long it waited and is worked on, beside what is usual. */
export function TaskCourse({ task }: { task: TaskInstance }) {
  const { waited, worked, usual, startedAt } = task.course;
  if (waited === null && worked === null) return null;
  return (
    <div className={classes.course}>
      {waited !== null && (
        <Fact label={startedAt ? 'Czekało na rozpoczęcie' : 'Czeka na rozpoczęcie'}>
          {hoursOfWork(waited)}
        </Fact>
      )}
      {worked !== null && (
        <Fact label={isFinal(task.status.id) ? 'Trwało' : 'Trwa'}>{hoursOfWork(worked)}</Fact>
      )}
      {usual !== null && <Fact label="Zwykle, od kolei do końca">{hoursOfWork(usual)}</Fact>}
    </div>
  );
}

/** '6 godz. roboczych'; less than one is told so. */
function hoursOfWork(hours: number): string {
  const whole = Math.round(hours);
  return whole === 0 ? 'mniej niż godzina robocza' : `${formatHours(whole)} roboczych`;
}
