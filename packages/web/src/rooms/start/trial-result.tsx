import type { Trial } from '@zaplecze/contract/rooms/start/calls';
import { formatDateTime } from '../../kit/records/format.ts';
import classes from './start.module.css';

/** What came of the last try. */
export function TrialResult({ trial }: { trial: Trial | undefined }) {
  return (
    <p
      role="status"
      className={classes.told}
      data-failed={trial?.state === 'failed' || undefined}
      hidden={!trial?.told}
    >
      {trial?.told} {trial?.finished && `(${formatDateTime(trial.finished)})`}
    </p>
  );
}
