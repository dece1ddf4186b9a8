import { Loader } from '@mantine/core';
import classes from './calendar-wait.module.css';

/** Beside a calendar whose entries are on their way; what comes at once does not flicker. */
export function CalendarWait() {
  return (
    <span role="status" className={classes.wait}>
      <Loader size={14} aria-hidden />
      Wczytywanie…
    </span>
  );
}
