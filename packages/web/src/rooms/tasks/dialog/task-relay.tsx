import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { TaskInstance } from '@zaplecze/contract/rooms/tasks/calls';
import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { useState } from 'react';
import { useLeaving } from '../../../kit/dialogs/modal.tsx';
import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { IconButton } from '../../../kit/navigation/icon-button.tsx';
import { Fact } from '../../../kit/records/details.tsx';
import { formatDateTime, formatHours } from '../../../kit/records/format.ts';
import classes from '../tasks.module.css';

const HandOver = lazyPart(part(() => import('./hand-over.tsx'), 'HandOverDialog'));

/** The task among people: how long it waits and is worked on, who handed it to whom, and handing it on. */
export function TaskRelay({ task, onGiven }: { task: TaskInstance; onGiven: () => void }) {
  const [asked, setAsked] = useState<'over' | 'back' | null>(null);
  const leave = useLeaving();
  const { course, handovers, may } = task;
  return (
    <>
      {(course.waited !== null || course.worked !== null) && (
        <div className={classes.facts}>
          {course.waited !== null && (
            <Fact label={course.startedAt ? 'Czekało na rozpoczęcie' : 'Czeka na rozpoczęcie'}>
              {hoursOfWork(course.waited)}
            </Fact>
          )}
          {course.worked !== null && (
            <Fact label={isFinal(task.status.id) ? 'Trwało' : 'Trwa'}>
              {hoursOfWork(course.worked)}
            </Fact>
          )}
          {course.usual !== null && (
            <Fact label="Zwykle, od kolei do końca">{hoursOfWork(course.usual)}</Fact>
          )}
        </div>
      )}
      {(may.handOver || may.handBack) && (
        <div className={classes.relay}>
          {may.handOver && (
            <IconButton icon={IconArrowForwardUp} onClick={() => leave(() => setAsked('over'))}>
              Przekaż
            </IconButton>
          )}
          {may.handBack && (
            <IconButton icon={IconArrowBackUp} onClick={() => leave(() => setAsked('back'))}>
              {`Oddaj: ${may.handBack.name}`}
            </IconButton>
          )}
        </div>
      )}
      {handovers.length > 0 && (
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
      )}
      {asked && (
        <HandOver
          task={task}
          back={asked === 'back'}
          onClose={() => setAsked(null)}
          onGiven={onGiven}
        />
      )}
    </>
  );
}

/** '6 godz. roboczych'; less than one is told so. */
function hoursOfWork(hours: number): string {
  const whole = Math.round(hours);
  return whole === 0 ? 'mniej niż godzina robocza' : `${formatHours(whole)} roboczych`;
}
