import { type Days, daysOf, monthDays } from '@zaplecze/contract/kit/values/days';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type {
  AbsentPerson,
  CalendarEntry,
  OwnDays,
  StandIn,
} from '@zaplecze/contract/rooms/absences/calls';
import { type CSSProperties, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DayColumns, DayHeads } from '../../../kit/calendar/day-heads.tsx';
import { formatMonth } from '../../../kit/calendar/day-names.ts';
import { useMe } from '../../../kit/calls/session.ts';
import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import type { AbsenceStart } from '../absence-form.tsx';
import { lettersOf } from '../absence-words.ts';
import { PersonRow } from '../calendar/person-row.tsx';
import { useShownTypes } from '../calendar/shown-types.ts';
import { useMove } from '../calendar/use-move.ts';
import classes from './team-grid.module.css';

// Nobody points at anything before there is something to see.
const HoverCard = lazyPart(part(() => import('../calendar/hover-card.tsx'), 'HoverCard'));

const none: CalendarEntry[] = [];

/**
 * The grid scrolls in itself, days sideways and people down, heads and names staying. A row is a
 * name, one strip of days and its bars, not a cell for each day: hundreds of people stay light,
 * and rows out of sight are not drawn (content-visibility), with no row taken out of the page.
 */
export function TeamGrid(props: {
  month: string;
  people: AbsentPerson[];
  entries: CalendarEntry[];
  replacements: StandIn[];
  /** Of those who have a roster of their own. */
  ownDays: OwnDays[];
  onStart: (start: AbsenceStart) => void;
}) {
  const { month, people, entries, replacements, ownDays, onStart } = props;
  const me = useMe();
  const move = useRef(useMove(onStart));
  const onMove = useCallback((entry: CalendarEntry, range: Days) => move.current(entry, range), []);
  const scroller = useRef<HTMLElement>(null);
  const days = useMemo(() => daysOf(monthDays(month)), [month]);
  const byOwner = useMemo(() => Map.groupBy(entries, ({ owner }) => owner), [entries]);
  const ownOf = useMemo(() => new Map(ownDays.map((one) => [one.person, one])), [ownDays]);
  const types = useShownTypes(entries);
  const key = JSON.stringify(types.map(({ id, name }) => ({ id, name })));
  // The same until a type is another, so that rows are not drawn anew.
  const letters = useMemo(() => lettersOf(JSON.parse(key)), [key]);
  const [active, setActive] = useState<number | null>(null);
  const [status, setStatus] = useState('');
  const mine = people.filter(({ mayAdd }) => mayAdd);
  const entrance = [active, me.id].find((id) => mine.some((one) => one.id === id)) ?? mine[0]?.id;

  useLayoutEffect(() => {
    const at = days.indexOf(warsawDay());
    const box = scroller.current;
    if (!box) return;
    const head = box.querySelector<HTMLElement>('[data-day]');
    box.scrollLeft = at > 3 && head ? (at - 3) * head.offsetWidth : 0;
  }, [days]);

  return (
    <>
      <section
        ref={scroller}
        className={classes.scroller}
        aria-label={`Nieobecności, ${formatMonth(month)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys too
        tabIndex={0}
      >
        <div className={classes.grid} style={{ '--days': days.length } as CSSProperties}>
          <DayHeads days={days} corner="Pracownik" />
          <div className={classes.body}>
            <DayColumns days={days} />
            <ul className={classes.rows} aria-label="Pracownicy">
              {people.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  days={days}
                  entries={byOwner.get(person.id) ?? none}
                  replacements={replacements}
                  letters={letters}
                  own={ownOf.get(person.id)}
                  active={person.id === entrance}
                  onActive={setActive}
                  onStart={onStart}
                  onMove={onMove}
                  tell={setStatus}
                />
              ))}
            </ul>
          </div>
        </div>
      </section>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      <HoverCard
        scroller={scroller}
        days={days}
        entries={entries}
        replacements={replacements}
        ownOf={ownOf}
      />
    </>
  );
}
