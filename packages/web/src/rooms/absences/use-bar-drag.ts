import { type Days, daysBetween } from '@zaplecze/contract/kit/days';
import { addDays } from '@zaplecze/contract/kit/time';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { formatDays } from '../../kit/records/format.ts';

type Grip = 'move' | 'from' | 'to';
type Drag = { grip: Grip; x: number; row: DOMRect; by: number };

/** How near an end of a bar it is stretched rather than moved, in pixels. */
const endWidth = 7;

/** What keys do to a bar that has the focus. */
export const barKeys =
  'Na wybranym pasku strzałki go przesuwają, z Shift jego koniec, Enter zapisuje, a Esc cofa.';

/**
 * Dragging a bar: by its middle it moves, by an end it stretches, never to less than a day. With the mouse or a pen
 * alone, for a finger scrolls; arrows do the same (with Shift they stretch), Enter saves. Esc takes it back. `range` is
 * where it would lie now. Rows of days are marked by `data-days`.
 */
export function useBarDrag(props: {
  range: Days;
  /** It is of one day's hours: it moves, and does not stretch. */
  fixed: boolean;
  /** Days that a row has. */
  days: number;
  /** Rows that lie under one another, each going on where the one above ends: a bar is dragged across them too. */
  rows?: { at: number; count: number };
  onDrop: (range: Days) => Promise<unknown>;
  /** Says where it would lie, to who moves it by keys. */
  tell: (words: string) => void;
}) {
  const { range, fixed, days, rows, onDrop, tell } = props;
  const [drag, setDrag] = useState<Drag | null>(null);
  /** Where arrows have taken it. */
  const [walked, setWalked] = useState<Days | null>(null);
  /** Dropped, until the answer has come. */
  const [dropped, setDropped] = useState<Days | null>(null);
  const moved = useRef(false);

  const gripAt = (event: PointerEvent<HTMLElement>): Grip => {
    const { left, right } = event.currentTarget.getBoundingClientRect();
    const { begins, ends } = event.currentTarget.dataset;
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
    if (event.button !== 0 || event.pointerType === 'touch' || dropped) return;
    const row = event.currentTarget.closest('[data-days]')?.getBoundingClientRect();
    if (!row) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ grip: gripAt(event), x: event.clientX, row, by: 0 });
  };
  const pull = (event: PointerEvent<HTMLElement>) => {
    if (!drag) {
      event.currentTarget.dataset.grip = gripAt(event);
      return;
    }
    const { row } = drag;
    const aside = Math.round((event.clientX - drag.x) / (row.width / days));
    const by = aside + (rows ? days * rowsAway(event.clientY, row, rows) : 0);
    if (by !== drag.by) setDrag({ ...drag, by });
  };
  const drop = () => {
    if (!drag) return;
    moved.current = drag.by !== 0;
    setDrag(null);
    save(dragged(range, drag));
  };
  const cancel = () => {
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
    const next = dragged(walked ?? range, { grip: event.shiftKey && !fixed ? 'to' : 'move', by });
    setWalked(same(next, range) ? null : next);
    tell(formatDays(next));
  };
  const draft = drag && drag.by !== 0 ? dragged(range, drag) : (dropped ?? walked);
  return {
    range: draft ?? range,
    /** Where it would lie, while that is somewhere else. */
    draft,
    dragging: draft !== null && draft !== dropped,
    /** The click that ends a drag opens nothing. */
    wasDrag: () => moved.current,
    handlers: {
      onPointerDown: press,
      onPointerMove: pull,
      onPointerUp: drop,
      onPointerCancel: cancel,
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
export function dragged(range: Days, { grip, by }: Pick<Drag, 'grip' | 'by'>): Days {
  const { dateFrom, dateTo } = range;
  const length = daysBetween(dateFrom, dateTo);
  if (grip === 'from') return { dateFrom: addDays(dateFrom, Math.min(by, length)), dateTo };
  if (grip === 'to') return { dateFrom, dateTo: addDays(dateTo, Math.max(by, -length)) };
  return { dateFrom: addDays(dateFrom, by), dateTo: addDays(dateTo, by) };
}
