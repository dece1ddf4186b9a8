import { IconCloudOff } from '@tabler/icons-react';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLost } from '../../kit/live/connection.ts';
import classes from './connection.module.css';

/** What takes longer is told, in milliseconds; the rest would only flicker. */
const unnoticed = 400;

/** A line at the top while answers are awaited, and words while the server cannot be reached. */
export function ConnectionStatus() {
  return (
    <div role="status" className={classes.place}>
      <Waiting />
      {useLost() && (
        <span className={classes.lost}>
          <IconCloudOff size={18} stroke={1.5} aria-hidden />
          <span>
            <strong>Brak połączenia.</strong> Łączę ponownie, dane mogą być nieaktualne.
          </span>
        </span>
      )}
    </div>
  );
}

function Waiting() {
  // Requests that nobody waits for, such as a preloaded target of a link, are not shown.
  const reading = useIsFetching({ predicate: (query) => query.isActive() });
  const busy = useIsMutating() + reading > 0;
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLong(true), unnoticed);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [busy]);
  if (!long) return null;
  return <div role="progressbar" aria-label="Czekam na serwer" className={classes.line} />;
}
