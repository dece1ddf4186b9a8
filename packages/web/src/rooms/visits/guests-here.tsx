import { Button } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { updateReception } from '@zaplecze/contract/rooms/reception/calls';
import type { Visit } from '@zaplecze/contract/rooms/visits/calls';
import { answerName } from '@zaplecze/contract/rooms/visits/lists';
import { useSend } from '../../kit/calls/use-send.ts';
import { IconButton } from '../../kit/navigation/icon-button.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { formatDateTime } from '../../kit/records/format.ts';
import { PresenceNote } from '../absences/index.ts';
import classes from './front-door.module.css';
import { openBadge } from './open-badge.ts';

const clock = (instant: string) => formatDateTime(instant).slice(-5);

function Answered({ guest }: { guest: Visit }) {
  if (guest.left !== null) return <>wyjście {clock(guest.left)}</>;
  if (!guest.answer) return <span className={classes.waits}>bez odpowiedzi</span>;
  return (
    <span className={classes.answered} data-answer={guest.answer}>
      {answerName(guest.answer)}
      {guest.answeredAt && `, ${clock(guest.answeredAt)}`}
    </span>
  );
}

/** Guests of the register, with what their hosts answered. */
export function GuestsHere({ guests, none }: { guests: Visit[]; none: string }) {
  const leave = useSend(updateReception, { toast: 'Wyjście zapisane' });
  if (guests.length === 0) return <p className={classes.none}>{none}</p>;
  const now = (id: number) =>
    leave.mutate({
      params: { id },
      body: { category: 'guest', exitDate: new Date().toISOString() },
    });
  return (
    <ul className={classes.rows}>
      {guests.map((guest) => (
        <li key={guest.id} className={classes.row}>
          <time className={classes.hour} dateTime={guest.entered}>
            {clock(guest.entered)}
          </time>
          <span className={classes.who}>
            <AppLink to={addressOf('guest', { id: guest.id })}>{guest.fullName}</AppLink>
            <span className={classes.more}>
              {[
                guest.party,
                guest.people > 1 && countWords(guest.people, 'osoba', 'osoby', 'osób'),
                guest.car && `samochód ${guest.car}`,
                guest.byKiosk && 'ekran przy wejściu',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className={classes.host}>
            do: {guest.user?.name ?? '–'}
            {guest.left === null && <PresenceNote user={guest.user?.id} />}
            <span className={classes.more}>
              <Answered guest={guest} />
            </span>
          </span>
          {guest.inside && (
            <span className={classes.acts}>
              <IconButton
                size="compact-sm"
                icon={IconId}
                aria-label={`Identyfikator: ${guest.fullName}`}
                onClick={() => void openBadge(guest.id)}
              >
                Identyfikator
              </IconButton>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Wyjście: ${guest.fullName}`}
                onClick={() => now(guest.id)}
              >
                Wyjście
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
