import { useEffect, useRef } from 'react';
import { addressedRow, focusOrigin, isNowhere, pageContent } from '../navigation/focus-place.ts';
import { upperDialog } from './dialogs.ts';

/**
 * Brings the focus back to where it was before a dialog, also when the dialog is not closed but
 * dropped: to the row it was opened from. When that place is gone (a deleted row), what is left takes
 * the focus: the dialog beneath, or the page's content. `param`: the parameter of the
 * address that names the dialog's record. `from`: where it was, unless it is there still.
 */
export function useReturningFocus(
  opened: boolean,
  { param, from }: { param?: string | undefined; from?: HTMLElement | null | undefined } = {},
) {
  const before = useRef<HTMLElement | null>(null);
  const was = useRef(false);
  if (opened && !was.current) before.current = from ?? focusOrigin();
  was.current = opened;
  useEffect(() => {
    if (!opened) return;
    const value = param && new URLSearchParams(window.location.search).get(param);
    return () => {
      setTimeout(() => {
        if (!isNowhere(document.activeElement)) return;
        const place = before.current;
        const back =
          place?.isConnected && !isNowhere(place)
            ? place
            : param && value && addressedRow(param, value);
        (back || upperDialog()?.content.current || pageContent())?.focus({ preventScroll: true });
      }, 0);
    };
  }, [opened, param]);
}
