import { Button } from '@mantine/core';
import { IconBan, IconHourglassEmpty, IconLockOpen } from '@tabler/icons-react';
import type { TaskInstance } from '@zaplecze/contract/rooms/tasks/calls';
import { isFinal, taskStatus, taskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '../../../kit/fields/choice-fields.tsx';
import { LimitField } from '../../../kit/fields/date-fields.tsx';
import { TextField } from '../../../kit/fields/text-fields.tsx';
import { Help } from '../../../kit/help/help.tsx';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import { DateTimeText } from '../../../kit/records/date-text.tsx';
import { Fact } from '../../../kit/records/details.tsx';
import { formatDay } from '../../../kit/records/format.ts';
import { isHeld, taskValues } from '../task-values.ts';
import classes from '../tasks.module.css';
import { ReleasedBy } from './release-note.tsx';

/** The status: to choose, or to read with who is awaited while the gate is closed. */
export function TaskStatus({ task }: { task: TaskInstance }) {
  const [passing, setPassing] = useState(false);
  const isBlocked = isHeld(task);
  const { cancelled } = task.project;
  const { watch, trigger } = useFormContext();
  const status = Number(watch('status'));
  const putEndDate = useEndDate(task);
  const newest = task.statusHistory.toSorted((a, b) => b.created.localeCompare(a.created))[0];
  return (
    <section className={classes.status} aria-label="Status zadania">
      {cancelled && (
        <div className={classes.gate}>
          <IconBan size={18} stroke={1.5} aria-hidden />
          <div className={classes.gateText}>
            Projekt jest anulowany. Zadania czekają na jego przywrócenie.
          </div>
        </div>
      )}
      <Released task={task} />
      {isBlocked && !cancelled && (
        <div className={classes.gate}>
          <IconHourglassEmpty size={18} stroke={1.5} aria-hidden />
          <div className={classes.gateText}>
            <Awaited task={task} />
            <Help about="gate" />
            {task.may.override && !passing && (
              <Button size="xs" variant="default" onClick={() => setPassing(true)}>
                Zmień mimo to
              </Button>
            )}
          </div>
        </div>
      )}
      {!cancelled && (!isBlocked || passing) ? (
        <SelectField
          name="status"
          label="Status"
          options={taskStatuses}
          autoFocus
          required
          disabled={!task.may.work}
          onChanged={putEndDate}
        />
      ) : (
        <Fact label="Status">
          <StatusDot status={task.status} />
        </Fact>
      )}
      {passing && (
        <TextField
          name="reason"
          label="Powód zmiany mimo kolejności"
          help="Zostanie w historii zadania."
          maxLength={500}
          required
          autoFocus
        />
      )}
      {isFinal(status) && !(cancelled && !task.dateEndJob) && (
        <LimitField
          name="dateEndJob"
          label="Data zakończenia"
          required={status === taskStatus.done}
          disabled={!task.may.work || cancelled}
          onChanged={(end) => {
            if (status === taskStatus.done && !end) void trigger('dateEndJob');
          }}
        />
      )}
      {newest && isFinal(newest.status.id) && (
        <Fact label="Data nadania statusu">
          <DateTimeText value={newest.created} />
        </Fact>
      )}
    </section>
  );
}

/** Who let the task go on out of turn, while its predecessor is not done yet. */
function Released({ task: { released, previousTaskStatus } }: { task: TaskInstance }) {
  if (!released || !previousTaskStatus || isFinal(previousTaskStatus.id)) return null;
  return (
    <div className={classes.gate}>
      <IconLockOpen size={18} stroke={1.5} aria-hidden />
      <div>
        <ReleasedBy released={released} />
      </div>
    </div>
  );
}

function Awaited({ task: { waitsFor } }: { task: TaskInstance }) {
  if (!waitsFor) return <>Czeka na poprzednie zadanie procedury.</>;
  const { name, user, dateRealizationLimit } = waitsFor;
  const limit = dateRealizationLimit && `do ${formatDay(dateRealizationLimit)}`;
  return (
    <>
      Czeka na:{' '}
      {[name, user?.name ?? 'nikt nie jest przydzielony', limit].filter(Boolean).join(', ')}
    </>
  );
}

/** Done means an end date: now, unless the person says otherwise. Any status that is not an end takes it away again. */
function useEndDate(task: TaskInstance): (status: unknown) => void {
  const { getValues, setValue } = useFormContext();
  return (chosen) => {
    const status = Number(chosen);
    if (status === taskStatus.done && !getValues('dateEndJob')) {
      const now = new Date();
      now.setSeconds(0, 0);
      setValue('dateEndJob', now.toISOString(), { shouldDirty: true });
    } else if (!isFinal(status)) {
      setValue('dateEndJob', taskValues(task).dateEndJob, { shouldDirty: true });
    }
  };
}
