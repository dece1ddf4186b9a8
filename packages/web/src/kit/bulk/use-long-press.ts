import { type PointerEvent, useRef } from 'react';

/** How long a finger rests before it means the row and not what lies under it. */
const long = 500;
/** A finger that goes farther than this (px) scrolls. */
const near = 10;

/** Long press of a finger; the click that ends it opens nothing. */
export function useLongPress() {
  const press = useRef({ timer: 0, x: 0, y: 0, over: false });
  const end = () => window.clearTimeout(press.current.timer);
  return (run: () => void) => ({
    onPointerDown: (event: PointerEvent) => {
      const { clientX: x, clientY: y, pointerType } = event;
      end();
      if (pointerType === 'mouse') return;
      const timer = window.setTimeout(() => {
        press.current.over = true;
        run();
      }, long);
      press.current = { timer, x, y, over: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current;
      if (Math.hypot(clientX - x, clientY - y) > near) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (press.current.over) event.preventDefault();
    },
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!press.current.over) return;
      press.current.over = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
}
