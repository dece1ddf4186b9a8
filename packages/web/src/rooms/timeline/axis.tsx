import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { AxisItem } from '@zaplecze/contract/rooms/timeline/calls';
import {
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { DayColumns, DayHeads } from '../../kit/calendar/day-heads.tsx';
import { formatDay, formatDays } from '../../kit/records/format.ts';
import classes from './axis.module.css';
import { AxisRow, type AxisRowOf } from './axis-row.tsx';
import type { Scale } from './use-axis-state.ts';
import { useMoveLimit } from './use-move-limit.ts';

/** What keys do on an axis. */
export const axisKeys =
  'Strzałki w górę i w dół prowadzą od paska do paska, w lewo i w prawo przesuwają termin; Enter zapisuje, Esc cofa. Enter na pasku, którego nie przesunięto, otwiera go. Palcem: przytrzymaj pasek i przesuń.';

/** So many rows cost little; more are drawn as they come into sight. */
const drawnAtOnce = 25;

/**
 * Rows over working days, Mondays to Fridays. It scrolls in itself, days sideways and rows down, heads and names
 * staying; rows out of sight are not drawn, and none is taken out of the page.
 */
export function Axis(props: {
  label: string;
  /** What the rows are. */
  corner: string;
  days: string[];
  scale: Scale;
  room: number;
  rows: AxisRowOf[];
  onOpen: (item: AxisItem) => void;
}) {
  const { label, corner, days, scale, room, rows, onOpen } = props;
  const [active, setActive] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const scroller = useRef<HTMLElement>(null);
  const move = useRef(useMoveLimit());
  const onMove = useCallback((item: AxisItem, day: string) => move.current(item, day), []);
  const open = useRef(onOpen);
  open.current = onOpen;
  const opening = useCallback((item: AxisItem) => open.current(item), []);
  const keys = rows.flatMap(({ items }) => items.map(({ kind, id }) => `${kind} ${id}`));
  const entrance = active !== null && keys.includes(active) ? active : (keys[0] ?? null);
  const first = days[0];
  useLayoutEffect(() => {
    const box = scroller.current;
    const head = box?.querySelector<HTMLElement>('[data-day]');
    const at = days.findIndex((day) => day >= warsawDay());
    // Today near the left edge where not all days have room.
    if (box) box.scrollLeft = first && at > 2 && head ? (at - 2) * head.offsetWidth : 0;
  }, [first, days]);
  /** Arrows up and down: to the bar before and after. */
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const bars = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-bar]')];
    const at = bars.indexOf(document.activeElement as HTMLElement);
    if (step === 0 || at < 0) return;
    event.preventDefault();
    bars[at + step]?.focus();
  };
  return (
    <>
      <section
        ref={scroller}
        className={classes.scroller}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys too
        tabIndex={0}
        onKeyDown={walk}
        onFocus={({ target }) => {
          const bar = target.getAttribute('data-bar');
          if (bar) setActive(bar);
        }}
      >
        <div
          className={classes.grid}
          data-scale={scale}
          style={{ '--days': days.length } as CSSProperties}
        >
          {scale === 'days' ? (
            <DayHeads days={days} corner={corner} />
          ) : (
            <WeekHeads days={days} corner={corner} />
          )}
          <div className={classes.body}>
            <DayColumns days={days} />
            <Weeks days={days} />
            <ul
              className={classes.rows}
              aria-label={corner}
              data-many={rows.length > drawnAtOnce || undefined}
            >
              {rows.map((row) => (
                <Fragment key={row.key}>
                  {row.group && (
                    <li className={classes.group}>
                      <span>{row.group}</span>
                    </li>
                  )}
                  <AxisRow
                    row={row}
                    days={days}
                    room={room}
                    active={entrance}
                    onOpen={opening}
                    onMove={onMove}
                    tell={setStatus}
                  />
                </Fragment>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </>
  );
}

const mondays = (days: string[]) => days.filter((_, at) => at % 5 === 0);

/** The line of weeks above the rows. */
function WeekHeads({ days, corner }: { days: string[]; corner: string }) {
  const today = warsawDay();
  return (
    <div className={classes.weekHeads}>
      <div className={classes.corner} data-corner>
        {corner}
      </div>
      {mondays(days).map((monday) => {
        const friday = addDays(monday, 4);
        return (
          <div
            key={monday}
            className={classes.weekHead}
            data-now={(monday <= today && today <= addDays(monday, 6)) || undefined}
          >
            <span aria-hidden>{formatDay(monday).slice(0, 5)}</span>
            <span className="visually-hidden">
              {formatDays({ dateFrom: monday, dateTo: friday })}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** Behind the rows: where a week begins. */
function Weeks({ days }: { days: string[] }) {
  return (
    <div className={classes.weeks} aria-hidden>
      {mondays(days).map((monday, at) => (
        <span key={monday} style={{ '--at': 5 * at } as CSSProperties} />
      ))}
    </div>
  );
}
