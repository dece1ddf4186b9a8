import type { CalendarEntry } from '@zaplecze/contract/rooms/absences/calls';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { barKeys } from '../../../kit/calendar/use-bar-drag.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { ColorDot } from '../../../kit/records/color-pill.tsx';
import { initialsOf } from '../absence-words.ts';
import classes from './legend.module.css';

/** Names of the types by their colours: all that are offered, and others that are shown. */
export function Legend({ entries }: { entries: CalendarEntry[] }) {
  const { data } = useApi(dictionaryCalls.calendarType.list, { query: {} });
  const offered = [...(data?.list ?? [])].sort(
    (a, b) => Number(b.isVacation) - Number(a.isVacation),
  );
  const types = new Map(
    [...offered, ...entries.map(({ type }) => type)].map((type) => [type.id, type]),
  );
  return (
    <div className={classes.foot}>
      <ul className={classes.legend} aria-label="Legenda">
        {[...types.values()].map((type) => (
          <li key={type.id}>
            <ColorDot color={type.color}>{type.name}</ColorDot>{' '}
            <span className={classes.letters}>{initialsOf(type.name)}</span>
          </li>
        ))}
        <li className={classes.waits}>czeka na akceptację</li>
        <li className={classes.off}>dzień wolny</li>
      </ul>
      <p id="calendar-keys" className={classes.keys}>
        Przeciągnij po dniach, aby dodać nieobecność; pasek przeciągnij za środek, aby go przesunąć,
        albo za koniec, aby go wydłużyć lub skrócić. Z klawiatury: strzałki wybierają dzień i osobę,
        Shift zaznacza kilka dni, Enter dodaje. {barKeys}
      </p>
    </div>
  );
}
