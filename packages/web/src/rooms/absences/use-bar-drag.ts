import { type Days, daysBetween } from '@zaplecze/contract/kit/days';
import { addDays } from '@zaplecze/contract/kit/time';
import { type PointerEvent, useRef, useState } from 'react';

type Grip = 'move' | 'from' | 'to';
type Drag = { grip: Grip; x: number; dayWidth: number; by: number };

/** How near an end of a bar it is stretched rather than moved, in pixels. */
const endWidth = 7;

/**
 * Dragging a bar: by its middle it moves, by an end it stretches, never to less than a day. With the mouse or a pen
 * alone, for a finger scrolls; Esc takes it back. `range` is where it would lie now.
 */
export function useBarDrag(props: {
  range: Days;
  /** It is of one day's hours: it moves, and does not stretch. */
  fixed: boolean;
  days: number;
  onDrop: (range: Days) => Promise<unknown>;
}) {
  const { range, fixed, days, onDrop } = props;
  const [drag, setDrag] = useState<Drag | null>(null);
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
  const press = (event: PointerEvent<HTMLElement>) => {
    moved.current = false;
    if (event.button !== 0 || event.pointerType === 'touch' || dropped) return;
    const row = event.currentTarget.closest('[data-days]');
    if (!row) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const dayWidth = row.getBoundingClientRect().width / days;
    setDrag({ grip: gripAt(event), x: event.clientX, dayWidth, by: 0 });
  };
  const pull = (event: PointerEvent<HTMLElement>) => {
    if (!drag) {
      event.currentTarget.dataset.grip = gripAt(event);
      return;
    }
    const by = Math.round((event.clientX - drag.x) / drag.dayWidth);
    if (by !== drag.by) setDrag({ ...drag, by });
  };
  const drop = () => {
    if (!drag) return;
    const next = dragged(range, drag);
    moved.current = drag.by !== 0;
    setDrag(null);
    if (next.dateFrom === range.dateFrom && next.dateTo === range.dateTo) return;
    setDropped(next);
    void onDrop(next).finally(() => setDropped(null));
  };
  const cancel = () => {
    moved.current = drag !== null && drag.by !== 0;
    setDrag(null);
  };
  return {
    range: drag ? dragged(range, drag) : (dropped ?? range),
    dragging: drag !== null && drag.by !== 0,
    /** The click that ends a drag opens nothing. */
    wasDrag: () => moved.current,
    handlers: {
      onPointerDown: press,
      onPointerMove: pull,
      onPointerUp: drop,
      onPointerCancel: cancel,
      onKeyDown: (event: { key: string }) => event.key === 'Escape' && cancel(),
    },
  };
}

/** Where a bar lies that was dragged by so many days. */
export function dragged(range: Days, { grip, by }: Pick<Drag, 'grip' | 'by'>): Days {
  const { dateFrom, dateTo } = range;
  const length = daysBetween(dateFrom, dateTo);
  if (grip === 'from') return { dateFrom: addDays(dateFrom, Math.min(by, length)), dateTo };
  if (grip === 'to') return { dateFrom, dateTo: addDays(dateTo, Math.max(by, -length)) };
  return { dateFrom: addDays(dateFrom, by), dateTo: addDays(dateTo, by) };
}
