import type { Address } from '@zaplecze/contract/addresses';
import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import { withoutClient } from '@zaplecze/contract/rooms/projects/name';
import { contactNames } from '@zaplecze/contract/rooms/reports/clients/calls';
import { clientGlance } from '@zaplecze/contract/rooms/story/calls';
import type { ReactNode } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { DayText, Overdue } from '../../kit/records/date-text.tsx';
import { formatMoney } from '../../kit/records/format.ts';
import { ErrorState } from '../../kit/records/states.tsx';
import classes from './story.module.css';

/** The nearest limits, what this year is to bring, the last contact: in one line. */
export function Glance({ client }: { client: Client }) {
  const { data, error, refetch } = useApi(clientGlance, { params: { id: client.id } });
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  const glance = data?.glance;
  return (
    <section aria-label="Klient w skrócie">
      <dl className={classes.glance}>
        <One label="Najbliższe terminy" wide>
          {glance &&
            (glance.limits.length === 0
              ? 'brak'
              : glance.limits.map(({ kind, id, name, at, overdue, address }) => (
                  <span key={`${kind}${id}`} className={classes.limit}>
                    <Overdue value={at} done={!overdue} />{' '}
                    <AppLink
                      to={address as Address}
                      {...(kind === 'project' && { over: 'project' as const })}
                      title={name}
                    >
                      {withoutClient(name, client.name)}
                    </AppLink>
                  </span>
                )))}
        </One>
        {glance?.value !== null && (
          <One label={`Wartość w ${glance?.year ?? 'tym'} r.`}>
            {glance && formatMoney(glance.value)}
          </One>
        )}
        <One label="Ostatni kontakt">
          {glance &&
            (glance.lastContact ? (
              <>
                <DayText value={glance.lastContact.day} />
                {glance.lastContact.kind && `, ${contactNames[glance.lastContact.kind]}`}
              </>
            ) : (
              'brak'
            ))}
        </One>
      </dl>
    </section>
  );
}

function One(props: { label: string; wide?: boolean; children: ReactNode }) {
  const { label, wide, children } = props;
  return (
    <div className={classes.one} data-wide={wide}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
