import { IconAlertTriangle } from '@tabler/icons-react';
import { ApiError } from '../calls/api.ts';
import classes from './states.module.css';

/** What those are told who may not know who deleted it. */
const unknown = 'Nie znaleziono';

/**
 * Above a record's page that somebody deleted while it was looked at; nothing else. The page stays, since
 * something may have been typed there; what its parts say of failed readings is said here once.
 */
export function DeletedNote({ error }: { error: unknown }) {
  if (!(error instanceof ApiError) || error.status !== 404) return null;
  return (
    <div role="alert" className={`${classes.error} ${classes.deleted}`}>
      <IconAlertTriangle size={18} stroke={1.5} className={classes.errorIcon} aria-hidden />
      <div className={classes.errorText}>
        <span>
          {error.message === unknown ? 'Tego wpisu już nie ma' : error.message}. To, co widać, jest
          sprzed skasowania: nic się tu nie zapisze, ale wpisany tekst można jeszcze skopiować.
        </span>
      </div>
    </div>
  );
}
