import { IconDoorEnter } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { Announcement } from '@zaplecze/contract/rooms/visits/announced/calls';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../../kit/navigation/icon-button.tsx';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { formatDateTime } from '../../../kit/records/format.ts';
import { PresenceNote } from '../../absences/index.ts';
import classes from '../front-door.module.css';

export function ExpectedGuests(props: {
  guests: Announcement[];
  chosen: number | null;
  onChoose: (id: number) => void;
  onEnter: (id: number) => void;
  entering: number | string | undefined;
}) {
  const { guests, chosen, onChoose, onEnter, entering } = props;
  const row = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another one is chosen
  useEffect(() => {
    // Newer browsers give a promise back, which is no clean-up.
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  if (guests.length === 0)
    return <p className={classes.none}>Nikt więcej nie jest zapowiedziany.</p>;
  return (
    <>
      <p className={classes.keys}>
        <kbd>↓</kbd> <kbd>↑</kbd> wybiera, <kbd>w</kbd> wpuszcza, <kbd>n</kbd> dodaje gościa. Skan
        identyfikatora zapisuje wyjście.
      </p>
      <ul className={classes.rows}>
        {guests.map((guest) => (
          <li
            key={guest.id}
            ref={guest.id === chosen ? row : undefined}
            className={classes.row}
            data-chosen={guest.id === chosen || undefined}
          >
            <time className={classes.hour} dateTime={guest.expected}>
              {formatDateTime(guest.expected).slice(-5)}
            </time>
            <span className={classes.who}>
              <AppLink to={addressOf('announcedGuest', { id: guest.id })}>{guest.fullName}</AppLink>
              <span className={classes.more}>
                {[
                  guest.client?.name ?? guest.clientName,
                  guest.people > 1 && countWords(guest.people, 'osoba', 'osoby', 'osób'),
                  guest.car && `samochód ${guest.car}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={classes.host}>
              do: {guest.user.name}
              <PresenceNote user={guest.user.id} />
            </span>
            <IconButton
              size="compact-sm"
              variant={guest.id === chosen ? 'filled' : 'default'}
              loading={entering === guest.id}
              icon={IconDoorEnter}
              aria-label={`Wpuść: ${guest.fullName}`}
              onFocus={() => onChoose(guest.id)}
              onClick={() => onEnter(guest.id)}
            >
              Wpuść
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  );
}
