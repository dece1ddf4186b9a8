import type { Days } from '@zaplecze/contract/kit/values/days';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { AbsentPerson } from '@zaplecze/contract/rooms/absences/calls';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import { formatLongDay } from '../../../kit/calendar/day-names.ts';
import { formatDays } from '../../../kit/records/format.ts';
import classes from '../team/team-grid.module.css';

/** Days marked so far, by their numbers: where it began and where it is. */
type Marked = { from: number; to: number };

/**
 * The days of a person's row: dragged over with the mouse, or walked with arrows (Shift marks
 * several, Up and Down go to other people), they start an absence. A touch picks one day, for a
 * dragging finger scrolls.
 */
export function DayStrip(props: {
  person: AbsentPerson;
  days: string[];
  active: boolean;
  onActive: (person: number) => void;
  onPick: (range: Days) => void;
  tell: (words: string) => void;
}) {
  const { person, days, active, onActive, onPick, tell } = props;
  const [marked, setMarked] = useState<Marked | null>(null);
  /** The day on which the mouse was pressed, while it is. */
  const dragFrom = useRef<number | null>(null);

  const rangeOf = ({ from, to }: Marked): Days => ({
    dateFrom: days[Math.min(from, to)] ?? '',
    dateTo: days[Math.max(from, to)] ?? '',
  });
  const dayAt = (event: { clientX: number; currentTarget: Element }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return clamp(Math.floor(((event.clientX - left) / width) * days.length));
  };
  const clamp = (at: number) => Math.max(0, Math.min(days.length - 1, at));

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = dayAt(event);
    dragFrom.current = at;
    setMarked({ from: at, to: at });
  };
  const drag = (event: PointerEvent) => {
    const from = dragFrom.current;
    if (from !== null) setMarked({ from, to: dayAt(event) });
  };
  /** What a click means; what is drawn may be a move of the mouse behind it. */
  const picked = (event: MouseEvent): Marked => {
    // By Enter: what the arrows marked.
    if (event.detail === 0) return marked ?? startAt(days);
    const to = dayAt(event);
    // Without a press before it (a touch) the click itself says which day.
    return { from: dragFrom.current ?? to, to };
  };

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      neighbour(event.currentTarget, event.key === 'ArrowUp' ? -1 : 1)?.focus();
      return;
    }
    if (event.key === 'Escape') {
      dragFrom.current = null;
      return setMarked(null);
    }
    const { to } = marked ?? startAt(days);
    const aim = {
      ArrowLeft: clamp(to - 1),
      ArrowRight: clamp(to + 1),
      Home: 0,
      End: days.length - 1,
    }[event.key];
    if (aim === undefined) return;
    event.preventDefault();
    const next = { from: event.shiftKey ? (marked?.from ?? to) : aim, to: aim };
    setMarked(next);
    const range = rangeOf(next);
    tell(next.from === next.to ? formatLongDay(range.dateFrom) : formatDays(range));
  };

  return (
    <button
      data-bar
      type="button"
      className={classes.strip}
      data-strip
      tabIndex={active ? 0 : -1}
      aria-label={`Dodaj nieobecność: ${person.name}`}
      aria-describedby="calendar-keys"
      onPointerDown={press}
      onPointerMove={drag}
      onPointerCancel={() => {
        dragFrom.current = null;
        setMarked(null);
      }}
      onKeyDown={walk}
      onFocus={(event) => {
        onActive(person.id);
        if (event.currentTarget.matches(':focus-visible')) setMarked(startAt(days));
      }}
      onBlur={() => setMarked(null)}
      onClick={(event) => {
        const range = rangeOf(picked(event));
        dragFrom.current = null;
        setMarked(null);
        onPick(range);
      }}
    >
      {marked && (
        <span
          className={classes.marked}
          style={
            {
              '--at': Math.min(marked.from, marked.to),
              '--length': Math.abs(marked.to - marked.from) + 1,
            } as CSSProperties
          }
        />
      )}
    </button>
  );
}

/** Where walking begins: today, or the first day of another month. */
function startAt(days: string[]): Marked {
  const at = Math.max(0, days.indexOf(warsawDay()));
  return { from: at, to: at };
}

/** The strip of the person above or below. */
function neighbour(strip: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const all = [...(strip.closest('ul')?.querySelectorAll<HTMLElement>('[data-strip]') ?? [])];
  return all[all.indexOf(strip) + by];
}
