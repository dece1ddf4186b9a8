import type { CalendarEntry, OwnDays, StandIn } from '@zaplecze/contract/rooms/absences/calls';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { type RefObject, useEffect, useState } from 'react';
import { useDayOffName, useOwesDay } from '../../../kit/calendar/company-days.ts';
import { formatLongDay } from '../../../kit/calendar/day-names.ts';
import { ColorDot } from '../../../kit/records/color-pill.tsx';
import { formatDays, formatHours } from '../../../kit/records/format.ts';
import { lengthOf, standInsOf } from '../absence-words.ts';
import { changeWords } from '../requests/change-words.ts';
import classes from './hover-card.module.css';

type Shown = { entry?: CalendarEntry; day?: string; person?: number; x: number; y: number };

/**
 * One card for the whole grid, beside the bar that is pointed at or focused (what it is, how long,
 * who stands in) or the holiday. By delegation, so that rows know nothing of it.
 */
export function HoverCard(props: {
  scroller: RefObject<HTMLElement | null>;
  days: string[];
  entries: CalendarEntry[];
  replacements: StandIn[];
  /** Of people with a roster of their own. */
  ownOf: ReadonlyMap<number, OwnDays>;
}) {
  const { scroller, days, entries, replacements, ownOf } = props;
  const [shown, setShown] = useState<Shown | null>(null);
  const dayOffName = useDayOffName();
  const owes = useOwesDay();

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const hide = () => setShown(null);
    const show = (event: Event) => {
      const target = event.target as Element;
      const bar = target.closest('[data-entry]');
      if (bar) {
        const entry = entries.find(({ id }) => String(id) === bar.getAttribute('data-entry'));
        const { left, bottom } = bar.getBoundingClientRect();
        const x = Math.max(left, box.getBoundingClientRect().left);
        return setShown((before) =>
          before?.entry && before.entry === entry ? before : entry ? { entry, x, y: bottom } : null,
        );
      }
      const day = event instanceof PointerEvent ? dayUnder(event, days) : undefined;
      if (!day) return hide();
      const { clientX, clientY } = event as PointerEvent;
      const person = Number(target.closest('[data-person]')?.getAttribute('data-person'));
      setShown((before) =>
        before?.day === day && before.person === person
          ? before
          : { day, person, x: clientX, y: clientY + 16 },
      );
    };
    const events = ['pointermove', 'focusin'] as const;
    for (const name of events) box.addEventListener(name, show);
    const ends = ['pointerleave', 'focusout', 'scroll', 'pointerdown'] as const;
    for (const name of ends) box.addEventListener(name, hide);
    return () => {
      for (const name of events) box.removeEventListener(name, show);
      for (const name of ends) box.removeEventListener(name, hide);
    };
  }, [scroller, days, entries]);

  if (!shown) return null;
  const { entry, day, person, x, y } = shown;
  const own = ownOf.get(person ?? 0);
  const isOff = day !== undefined && own?.off.includes(day);
  const dayOff = day ? (dayOffName(day) ?? (isOff ? 'Dzień wolny według grafiku' : null)) : null;
  const isOwed = day !== undefined && (own ? own.owed.includes(day) : owes(day));
  if (!entry && !dayOff) return null;
  const standIns = entry ? standInsOf(entry, replacements) : '';
  return (
    <div
      className={classes.card}
      // What it says is in the bars' own labels too.
      aria-hidden
      style={{
        left: Math.min(x, window.innerWidth - 308),
        ...(y > window.innerHeight - 140
          ? { bottom: window.innerHeight - y + 32 }
          : { top: y + 6 }),
      }}
    >
      {entry && (
        <>
          <p className={classes.name}>{entry.user.name}</p>
          <p>
            <ColorDot color={entry.type.color}>{entry.type.name}</ColorDot>
          </p>
          <p>
            {formatDays(entry)}{' '}
            <span className={classes.quiet}>
              ({entry.hours ? formatHours(entry.hours) : lengthOf(entry, entry.workDays)})
            </span>
          </p>
          {entry.status === absenceStatus.requested && <p>Czeka na akceptację</p>}
          {entry.change && <p>Czeka zmiana: {changeWords(entry.change, entry)}</p>}
          <p className={standIns ? undefined : classes.quiet}>
            {standIns ? `Zastępuje: ${standIns}` : 'Nikt nie zastępuje'}
          </p>
        </>
      )}
      {day && (
        <>
          <p className={classes.name}>{dayOff}</p>
          <p>{formatLongDay(day)}</p>
          {isOwed && <p>Należy się za nie inny dzień wolny.</p>}
        </>
      )}
    </div>
  );
}

/** The day under the pointer within a row. */
function dayUnder({ target, clientX }: PointerEvent, days: string[]): string | undefined {
  const strip = (target as Element).closest('[data-days]');
  if (!strip) return undefined;
  const { left, width } = strip.getBoundingClientRect();
  return days[Math.floor(((clientX - left) / width) * days.length)];
}
