import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Keeps the page from scrolling beneath a dialog, without moving it where the scrollbar was. Mantine's
 * own lock puts a style sheet into the page, for which the browser works out the style of everything
 * on it anew.
 */
export function useScrollLock(locked: boolean) {
  useLayoutEffect(() => {
    if (!locked) return;
    const { style, clientWidth } = document.documentElement;
    locks += 1;
    if (locks === 1) {
      document.body.style.paddingRight = `${window.innerWidth - clientWidth}px`;
      style.overflow = 'hidden';
    }
    return () => {
      locks -= 1;
      if (locks > 0) return;
      document.body.style.paddingRight = '';
      style.overflow = '';
    };
  }, [locked]);
}
