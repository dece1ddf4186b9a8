import { type Days, daysBetween } from '@zaplecze/contract/kit/values/days';
import { addDays } from '@zaplecze/contract/kit/values/time';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { formatDays } from '../records/format.ts';
import { formatLongDay } from './day-names.ts';

/** `limit`: its end alone moves, and takes its beginning along when it comes to lie before it. */
type Grip = 'move' | 'from' | 'to' | 'limit';
type Shift = (day: string, by: number) => string;
type Drag = { grip: Grip; x: number; row: DOMRect; by: number };

/** How near an end of a bar it is stretched rather than moved, in pixels. */
const endWidth = 7;

/** A finger rests so long (ms), and goes no farther (px), before it drags: otherwise it scrolls. */
const rest = { delay: 220, tolerance: 8 };

/** What keys do to a bar that has the focus. */
export const barKeys =
  'Na wybranym pasku strzałki go przesuwają, z Shift jego koniec, Enter zapisuje, a Esc cofa.';

/**
 * Dragging a bar: by its middle it moves, by an end it stretches, never to less than a day. With the mouse or a pen
 * alone, for a finger scrolls; `touch` lets a finger that rests on it drag too, and then wants `hold` as its ref. Arrows
 * do the same (with Shift they stretch), Enter saves. Esc takes it back. `range` is where it would lie now. Rows of days
 * are marked by `data-days`.
 */
export function useBarDrag(props: {
  range: Days;
  /** It is of one day's hours: it moves, and does not stretch. */
  fixed?: boolean;
  /** Only its end can be moved: it is a limit. */
  limit?: boolean;
  touch?: boolean;
  /** What a day moved by so many columns is, where these are not all days. */
  shift?: Shift;
  /** Days that a row has. */
  days: number;
  /** Rows that lie under one another, each going on where the one above ends: a bar is dragged across them too. */
  rows?: { at: number; count: number };
  onDrop: (range: Days) => Promise<unknown>;
  /** Says where it would lie, to who moves it by keys. */
  tell: (words: string) => void;
}) {
  const { range, fixed, limit, touch, shift, days, rows, onDrop, tell } = props;
  const [drag, setDrag] = useState<Drag | null>(null);
  /** Where arrows have taken it. */
  const [walked, setWalked] = useState<Days | null>(null);
  /** Dropped, until the answer has come. */
  const [dropped, setDropped] = useState<Days | null>(null);
  const moved = useRef(false);
  /** A finger that rests on it, and whether it has come to drag. */
  const finger = useRef({ timer: 0, x: 0, y: 0, drags: false });
  const hold = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const bar = hold.current;
    if (!touch || !bar) return;
    // A drag must not scroll, and only a listener that is not passive can prevent that.
    const still = (event: TouchEvent) => finger.current.drags && event.preventDefault();
    bar.addEventListener('touchmove', still, { passive: false });
    return () => bar.removeEventListener('touchmove', still);
  }, [touch]);

  const gripAt = (event: PointerEvent<HTMLElement>): Grip => {
    const { left, right } = event.currentTarget.getBoundingClientRect();
    const { begins, ends } = event.currentTarget.dataset;
    if (limit) return 'limit';
    if (fixed) return 'move';
    if (ends && right - event.clientX < endWidth) return 'to';
    return begins && event.clientX - left < endWidth ? 'from' : 'move';
  };
  const save = (next: Days) => {
    if (same(next, range)) return;
    setDropped(next);
    void onDrop(next).finally(() => setDropped(null));
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    moved.current = false;
    setWalked(null);
    const byTouch = event.pointerType === 'touch';
    if (event.button !== 0 || (byTouch && !touch) || dropped) return;
    const row = event.currentTarget.closest('[data-days]')?.getBoundingClientRect();
    if (!row) return;
    const begun = { grip: gripAt(event), x: event.clientX, row, by: 0 };
    if (!byTouch) {
      event.currentTarget.setPointerCapture(event.pointerId);
      return setDrag(begun);
    }
    const timer = window.setTimeout(() => {
      finger.current.drags = true;
      setDrag(begun);
    }, rest.delay);
    finger.current = { timer, x: event.clientX, y: event.clientY, drags: false };
  };
  const pull = (event: PointerEvent<HTMLElement>) => {
    if (!drag) {
      const { timer, x, y } = finger.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > rest.tolerance) clearTimeout(timer);
      event.currentTarget.dataset.grip = gripAt(event);
      return;
    }
    const { row } = drag;
    const aside = Math.round((event.clientX - drag.x) / (row.width / days));
    const by = aside + (rows ? days * rowsAway(event.clientY, row, rows) : 0);
    if (by !== drag.by) setDrag({ ...drag, by });
  };
  const letGo = () => {
    clearTimeout(finger.current.timer);
    finger.current.drags = false;
  };
  const drop = () => {
    letGo();
    if (!drag) return;
    moved.current = drag.by !== 0;
    setDrag(null);
    save(dragRange(range, drag, shift));
  };
  const cancel = () => {
    letGo();
    moved.current = drag !== null && drag.by !== 0;
    setDrag(null);
    setWalked(null);
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (drag || walked)) {
      event.stopPropagation();
      return cancel();
    }
    if (event.key === 'Enter' && walked) {
      event.preventDefault();
      setWalked(null);
      return save(walked);
    }
    const by = stepOf(event.key, rows ? days : 0);
    if (by === 0 || event.ctrlKey || event.altKey || event.metaKey || dropped) return;
    event.preventDefault();
    const grip = limit ? 'limit' : event.shiftKey && !fixed ? 'to' : 'move';
    const next = dragRange(walked ?? range, { grip, by }, shift);
    setWalked(same(next, range) ? null : next);
    tell(limit ? formatLongDay(next.dateTo) : formatDays(next));
  };
  const draft = drag && drag.by !== 0 ? dragRange(range, drag, shift) : (dropped ?? walked);
  return {
    range: draft ?? range,
    /** Where it would lie, while that is somewhere else. */
    draft,
    dragging: draft !== null && draft !== dropped,
    hold,
    /** It is under a hand, moved or not. */
    held: drag !== null,
    /** The click that ends a drag opens nothing. */
    wasDrag: () => moved.current,
    handlers: {
      onPointerDown: press,
      onPointerMove: pull,
      onPointerUp: drop,
      onPointerCancel: cancel,
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (finger.current.drags) event.preventDefault();
      },
      onKeyDown: walk,
      onBlur: () => setWalked(null),
    },
  };
}

const same = (a: Days, b: Days) => a.dateFrom === b.dateFrom && a.dateTo === b.dateTo;

/** How many rows below (above: negative) its own the pointer is, of those that there are. */
function rowsAway(y: number, row: DOMRect, { at, count }: { at: number; count: number }): number {
  const away = Math.floor((y - row.top) / row.height);
  return Math.max(-at, Math.min(count - 1 - at, away));
}

/** By how many days an arrow moves; Up and Down by a row of them, where rows lie under one another. */
const stepOf = (key: string, row: number): number =>
  ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row })[key] ?? 0;

/** Where a bar lies that was dragged by so many days. */
export function dragRange(
  range: Days,
  { grip, by }: Pick<Drag, 'grip' | 'by'>,
  shift: Shift = addDays,
): Days {
  const { dateFrom, dateTo } = range;
  const length = daysBetween(dateFrom, dateTo);
  if (grip === 'limit') {
    const end = shift(dateTo, by);
    return { dateFrom: dateFrom < end ? dateFrom : end, dateTo: end };
  }
  if (grip === 'from') return { dateFrom: shift(dateFrom, Math.min(by, length)), dateTo };
  if (grip === 'to') return { dateFrom, dateTo: shift(dateTo, Math.max(by, -length)) };
  return { dateFrom: shift(dateFrom, by), dateTo: shift(dateTo, by) };
}
