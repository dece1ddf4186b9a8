import type { CalendarEntry } from '@zaplecze/contract/rooms/absences/calls';
import { barKeys } from '../../../kit/calendar/use-bar-drag.ts';
import { PartToCome, partsInOrder } from '../../../kit/first-screen/in-order.tsx';
import { ColorDot } from '../../../kit/records/color-pill.tsx';
import { lettersOf } from '../absence-words.ts';
import classes from './legend.module.css';
import { useOfferedTypes, useShownTypes } from './shown-types.ts';

/** Names of the types by their colours: all that are offered, and others that are shown. */
export function Legend({ entries }: { entries: CalendarEntry[] }) {
  const { isPending } = useOfferedTypes();
  const types = useShownTypes(entries);
  const letters = lettersOf(types);
  return (
    <div className={`${classes.foot} ${partsInOrder}`}>
      {isPending && <PartToCome />}
      <ul className={classes.legend} aria-label="Legenda">
        {types.map((type) => (
          <li key={type.id}>
            <ColorDot color={type.color}>{type.name}</ColorDot>{' '}
            <span className={classes.letters}>{letters.get(type.id)}</span>
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
