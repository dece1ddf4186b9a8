import { IconCheck, IconX } from '@tabler/icons-react';
import type { TaskInstance, TaskStep } from '@zaplecze/contract/rooms/tasks/calls';
import { isFinal, taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import { DayText, Overdue } from '../../../kit/records/date-text.tsx';
import { PersonName } from '../../person-names/index.ts';
import { ReleasedBy } from './release-note.tsx';
import classes from './task-path.module.css';

/** The service's procedures as vertical paths: this task's own open, the others folded. */
export function TaskPath({ task }: { task: TaskInstance }) {
  return (
    <>
      {task.services
        .flatMap((service) => service.procedures)
        .toSorted((a, b) => Number(b.id === task.procedure.id) - Number(a.id === task.procedure.id))
        .map((procedure) => {
          const done = procedure.tasks.filter(({ status }) => isFinal(status.id)).length;
          return (
            <details key={procedure.id} open={procedure.id === task.procedure.id}>
              <summary className={classes.heading}>
                Procedura: {procedure.name}
                <span className={classes.share}>
                  {done} z {procedure.tasks.length}
                </span>
              </summary>
              <ol className={classes.path}>
                {procedure.tasks.map((step) => (
                  <Step key={step.id} step={step} current={step.id === task.id} />
                ))}
              </ol>
            </details>
          );
        })}
    </>
  );
}

function Step({ step, current }: { step: TaskStep; current: boolean }) {
  const { status, user, dateRealizationLimit, dateEndJob, released } = step;
  const done = isFinal(status.id);
  const Icon = status.id === taskStatus.cancelled ? IconX : IconCheck;
  return (
    <li
      className={classes.step}
      data-done={done || undefined}
      data-later={(status.id === taskStatus.waiting && !current) || undefined}
      aria-current={current ? 'step' : undefined}
    >
      <span className={classes.mark} aria-hidden>
        {done ? <Icon size={14} stroke={2.5} /> : step.position}
      </span>
      <div className={classes.body}>
        <div className={classes.line}>
          <span className={classes.name}>{step.name}</span>
          <span className={classes.status}>
            <StatusDot status={status} />
          </span>
        </div>
        <div className={classes.facts}>
          {user ? <PersonName person={user} /> : <span>Nikt nie jest przydzielony</span>}
          {dateRealizationLimit && (
            <span>
              termin: <Overdue value={dateRealizationLimit} done={done} />
            </span>
          )}
          {dateEndJob && (
            <span>
              zakończono: <DayText value={dateEndJob} />
            </span>
          )}
        </div>
        {released && (
          <div className={classes.facts}>
            <ReleasedBy released={released} />
          </div>
        )}
      </div>
    </li>
  );
}
