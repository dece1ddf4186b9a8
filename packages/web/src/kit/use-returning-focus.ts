import { useEffect, useRef } from 'react';

/** Where the focus is; for an item of a menu its button, since the menu closes behind it. */
function origin(): HTMLElement | null {
  const now = document.activeElement;
  const menu = now?.closest('[role="menu"]');
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return button ?? (now instanceof HTMLElement ? now : null);
}

/**
 * Brings the focus back to where it was before a dialog, also when the dialog is not closed but
 * dropped. When that place is gone (a deleted row), the page's content takes the focus.
 */
export function useReturningFocus(opened: boolean) {
  const before = useRef<HTMLElement | null>(null);
  const was = useRef(false);
  if (opened && !was.current) before.current = origin();
  was.current = opened;
  useEffect(() => {
    if (!opened) return;
    return () => {
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        const place = before.current?.isConnected
          ? before.current
          : document.getElementById('tresc');
        place?.focus({ preventScroll: true });
      }, 0);
    };
  }, [opened]);
}
