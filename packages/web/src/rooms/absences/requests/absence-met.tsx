import { Button, Group } from '@mantine/core';
import type { Days } from '@zaplecze/contract/kit/values/days';
import type { AbsenceCheck } from '@zaplecze/contract/rooms/absences/balances/calls';
import { type CalendarEntry, listCalendar } from '@zaplecze/contract/rooms/absences/calls';
import { useFormContext } from 'react-hook-form';
import { call } from '../../../kit/calls/api.ts';
import { report } from '../../../kit/calls/send.ts';
import { formatDays } from '../../../kit/records/format.ts';
import classes from '../absence-form.module.css';
import { whenWords } from './change-words.ts';

type Overlap = AbsenceCheck['overlaps'][number];

/**
 * Under the form of an absence that meets others: which they are, and the ways out: as much of it as is free, the next days
 * that have room for all of it, or this one in place of the other.
 *
 * @param onReplace opens the form of the other one; not for one that is changed, which is another's place already
 */
export function AbsenceMet(props: {
  check: AbsenceCheck;
  onReplace: ((entry: CalendarEntry) => void) | undefined;
}) {
  const { overlaps, fitting } = props.check;
  const { setValue, watch } = useFormContext();
  const owner = watch('owner') as number;
  if (overlaps.length === 0) return null;
  const choose = ({ dateFrom, dateTo }: Days) => {
    for (const [name, value] of Object.entries({ dateFrom, dateTo }))
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
  };
  const replace = (overlap: Overlap) => {
    findEntry(owner, overlap).then((entry) => entry && props.onReplace?.(entry), report);
  };
  return (
    <div className={classes.met}>
      {overlaps.map(({ id, type, hours, ...days }) => (
        <p key={id} data-over>
          W tym czasie jest już: {type.name}, {whenWords({ ...days, hours, hoursFrom: null })}.
        </p>
      ))}
      <Group gap={8} mt={8}>
        {fitting.shortened && <Way label="Skróć" days={fitting.shortened} onChoose={choose} />}
        {fitting.moved && <Way label="Przesuń" days={fitting.moved} onChoose={choose} />}
        {props.onReplace &&
          overlaps.map((overlap) => (
            <Button
              key={overlap.id}
              size="xs"
              variant="default"
              title={`Zamiast tamtej (${overlap.type.name}, ${formatDays(overlap)}) będzie ta`}
              onClick={() => replace(overlap)}
            >
              Zastąp: {overlap.type.name}
            </Button>
          ))}
      </Group>
    </div>
  );
}

function Way(props: { label: string; days: Days; onChoose: (days: Days) => void }) {
  const { label, days, onChoose } = props;
  return (
    <Button size="xs" variant="default" onClick={() => onChoose(days)}>
      {label}: {formatDays(days)}
    </Button>
  );
}

async function findEntry(owner: number, { id, dateFrom }: Overlap) {
  const query = { dateFrom, dateTo: dateFrom, filter: { user: String(owner) } };
  const { list } = await call(listCalendar, { query });
  return list.find((entry) => entry.id === id);
}
