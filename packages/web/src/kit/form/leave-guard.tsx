import { useBlocker } from '@tanstack/react-router';
import { confirm } from '../confirm.tsx';
import { getToken } from '../token.ts';
import { useFormOfRecord } from './form-context.tsx';

/** The question before unsaved work is thrown away; true when it may be. */
export function mayLeave(): Promise<boolean> {
  return confirm({
    title: 'Porzucić niezapisane zmiany?',
    text: 'To, co wpisano w formularzu, zostanie utracone.',
    yes: 'Porzuć zmiany',
    no: 'Zostań',
  });
}

/** Asks before a page with unsaved work is left, within the product or with the browser. */
export function LeaveGuard() {
  const { dirty, left } = useFormOfRecord();
  // A session that ended leaves anyway: the sign-in screen must not be held back.
  const unsaved = () => dirty && !left() && getToken() !== null;
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && unsaved() && !(await mayLeave()),
    enableBeforeUnload: unsaved,
    disabled: !dirty,
  });
  return null;
}
