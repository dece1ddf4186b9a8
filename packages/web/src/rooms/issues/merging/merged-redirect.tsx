import { addressOf } from '@zaplecze/contract/addresses';
import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../../kit/dialogs/toast.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { useGo } from '../../../kit/navigation/use-go.ts';
import classes from './joined.module.css';

/**
 * An issue that became a part of another one: its own page leads on to that one (`follow`), elsewhere a line says so.
 * Whoever may not open that one stays.
 */
export function MergedAway({ issue: { name, into }, follow }: { issue: Issue; follow: boolean }) {
  const go = useGo();
  const leads = follow ? into?.id : undefined;
  const lead = useEffectEvent((id: number) => {
    toast.info(`Zgłoszenie „${name}” połączono z tym.`);
    void go(addressOf('yourIssue', { id }), { replace: true, ignoreBlocker: true });
  });
  useEffect(() => {
    if (leads !== undefined) lead(leads);
  }, [leads]);
  return (
    <p className={classes.away}>
      {into ? (
        <>
          Połączono z: <AppLink to={addressOf('yourIssue', { id: into.id })}>{into.name}</AppLink>
        </>
      ) : (
        'Połączono z innym zgłoszeniem, którego nie możesz otworzyć.'
      )}
    </p>
  );
}
