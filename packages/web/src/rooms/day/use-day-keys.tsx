import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { undoLast } from './pending-acts.ts';

const Help = lazyPart(part(() => import('./day-help.tsx'), 'DayHelp'));

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The lines of a day, in the order of the page. */
export const linesIn = (region: HTMLElement) =>
  // Lines of folded days are skipped.
  [...region.querySelectorAll<HTMLElement>('[data-row-open]')].filter((row) =>
    row.checkVisibility(),
  );

/**
 * The keys of Mój dzień (DAY-30): gives the dialog that explains them, to be drawn by the page.
 *
 * @param press told a line's key and the letter; true when there was something to do
 * @param next begins what is offered; true when something was
 */
export function useDayKeys(
  region: RefObject<HTMLElement | null>,
  {
    press,
    next,
    first,
  }: {
    press: (line: string, key: string) => boolean;
    next: () => boolean;
    /** The line that is chosen before one has moved: its letters act at once. */
    first: string | undefined;
  },
) {
  const [help, setHelp] = useState(false);
  const move = (by: 1 | -1) => {
    const rows = region.current ? linesIn(region.current) : [];
    const line = document.activeElement?.closest('[data-line]');
    const now = rows.findIndex((row) => line?.contains(row));
    const found = rows[now === -1 ? (by === 1 ? 0 : rows.length - 1) : now + by];
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'nearest' });
    return found !== undefined;
  };
  const onKey = useEffectEvent((event: KeyboardEvent): boolean => {
    const { key } = event;
    if (key === 'j' || key === 'ArrowDown') return move(1);
    if (key === 'k' || key === 'ArrowUp') return move(-1);
    if (key === 'n') return next();
    if (key === 'z') {
      undoLast();
      return true;
    }
    if (key === '?') {
      setHelp(true);
      return true;
    }
    const focused = document.activeElement;
    const line =
      focused === document.body
        ? first
        : focused?.closest<HTMLElement>('[data-line]')?.dataset.line;
    return line !== undefined && press(line, key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // An open dialog or menu has the keys for itself.
      if (document.querySelector('[role="dialog"], [role="menu"]') || typing(event.target)) return;
      if (onKey(event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (!help) return null;
  return <Help onClose={() => setHelp(false)} />;
}
