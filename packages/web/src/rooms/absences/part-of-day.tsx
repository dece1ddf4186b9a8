import { SegmentedControl } from '@mantine/core';
import type { AbsenceUnit } from '@zaplecze/contract/rooms/absences/lists';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { NumberField } from '../../kit/fields/number-field.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { formatHours } from '../../kit/records/format.ts';
import classes from './absence-form.module.css';

type Part = 'day' | 'half' | 'hour';

type Props = {
  unit: AbsenceUnit;
  /** Of the person's own day. */
  dayHours: number;
  /** Why a part of it may be taken, where that is not plain. */
  note: string | undefined;
};

/** How much of one day is meant, where the type knows parts of a day. */
export function PartOfDay({ unit, dayHours, note }: Props) {
  const { watch, setValue } = useFormContext();
  const hours: number | null = watch('hours');
  const half = dayHours / 2;
  const [part, setPart] = useState<Part>(!hours ? 'day' : hours === half ? 'half' : 'hour');
  const choose = (next: Part) => {
    setPart(next);
    const hoursOf = { day: null, half, hour: hours ?? 1 };
    setValue('hours', hoursOf[next], { shouldDirty: true });
    if (next === 'day') setValue('hoursFrom', null, { shouldDirty: true });
  };
  const parts = [
    { value: 'day', label: 'Cały dzień' },
    { value: 'half', label: `Pół dnia (${formatHours(half)})` },
    ...(unit === 'hour' ? [{ value: 'hour', label: 'Godziny' }] : []),
  ];
  return (
    <div className={classes.part}>
      <SegmentedControl
        size="xs"
        aria-label="Ile dnia"
        data={parts}
        value={part}
        onChange={(next) => choose(next as Part)}
      />
      {note && part !== 'day' && <p className={classes.note}>{note}</p>}
      {part !== 'day' && (
        <Row>
          {part === 'hour' && (
            <NumberField name="hours" label="Liczba godzin" decimals={2} min={0} required />
          )}
          <TextField name="hoursFrom" label="Od godziny" placeholder="8:30" />
        </Row>
      )}
    </div>
  );
}
