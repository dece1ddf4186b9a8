import { useEffect, useRef } from 'react';
import { addressedRow, focusOrigin, isNowhere, pageContent } from '../navigation/focus-place.ts';
import { upperDialog } from './dialogs.ts';

/** Where it was on the page before the first of the dialogs that took one another's place. */
let onPage: HTMLElement | null = null;

const standing = (place: HTMLElement | null) => place?.isConnected && !isNowhere(place) && place;

/**
 * Brings the focus back to where it was before a dialog, also when the dialog is not closed but
 * dropped: to the row it was opened from. When that place is gone (a deleted row, a dialog that gave its place to this
 * one), what is left takes the focus: the dialog beneath, where it was on the page, or the page's content. `param`: the
 * parameter of the address that names the dialog's record. `from`: where it was, unless it is there still.
 */
export function useReturningFocus(
  opened: boolean,
  { param, from }: { param?: string | undefined; from?: HTMLElement | null | undefined } = {},
) {
  const before = useRef<HTMLElement | null>(null);
  const was = useRef(false);
  if (opened && !was.current) {
    before.current = from ?? focusOrigin();
    if (!upperDialog()) onPage = before.current;
  }
  was.current = opened;
  useEffect(() => {
    if (!opened) return;
    const value = param && new URLSearchParams(window.location.search).get(param);
    return () => {
      setTimeout(() => {
        if (!isNowhere(document.activeElement)) return;
        const back =
          standing(before.current) ||
          (param && value && addressedRow(param, value)) ||
          upperDialog()?.content.current ||
          standing(onPage) ||
          pageContent();
        back?.focus({ preventScroll: true });
      }, 0);
    };
  }, [opened, param]);
}
