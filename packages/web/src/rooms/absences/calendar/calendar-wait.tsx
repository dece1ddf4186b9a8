import { Spinner } from '../../../kit/records/states.tsx';
import classes from './calendar-wait.module.css';

/** Beside a calendar whose entries are on their way; what comes at once does not flicker. */
export function CalendarWait() {
  return (
    <span role="status" className={classes.wait}>
      <Spinner size={14} />
      Wczytywanie…
    </span>
  );
}
