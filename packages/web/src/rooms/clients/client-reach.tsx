import { IconMail, IconPhone } from '@tabler/icons-react';
import { phoneLinks } from '@zaplecze/contract/kit/fields/phone-links';
import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import type { ReactNode } from 'react';
import { Reach } from '../../kit/buttons/reach.tsx';
import { CopyButton } from '../../kit/records/details.tsx';
import classes from './clients.module.css';
import { mapsLink } from './contacts/maps-link.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true };

/** On a narrow screen, before all else: what one needs standing at the client's door or with the telephone in hand. */
export function ClientReach({ client }: { client: Client }) {
  const [call] = phoneLinks(client.phone ?? '').filter(({ text }) => text !== '');
  const place = placeOf(client);
  const people = client.persons.filter(({ anonymized }) => anonymized === null);
  return (
    <Reach phone={client.phone} place={place && mapsLink(place)}>
      <ul className={classes.lines}>
        {call && (
          <Line name="Telefon firmy" value={client.phone ?? ''}>
            <CopyButton text={call.text} what="telefon" />
          </Line>
        )}
        {place && <Line name="Adres świadczenia usług" value={place} />}
        {people.map(({ id, firstName, lastName, position, phone, email }) => {
          const name = `${firstName} ${lastName}`;
          const [own] = phone ? phoneLinks(phone) : [];
          return (
            <Line
              key={id}
              name={[position?.name, phone].filter(Boolean).join(' · ') || 'Osoba kontaktowa'}
              value={name}
            >
              {own && (
                <a className={classes.round} href={own.href} aria-label={`Zadzwoń: ${name}`}>
                  <IconPhone {...icon} />
                </a>
              )}
              {email && (
                <a
                  className={classes.round}
                  href={`mailto:${email}`}
                  aria-label={`Napisz: ${name}`}
                >
                  <IconMail {...icon} />
                </a>
              )}
            </Line>
          );
        })}
      </ul>
    </Reach>
  );
}

/** 'Mickiewicza 122, 25-046 Kielce'; '' where nothing is known. */
function placeOf({ street, postalCode, city }: Client): string {
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}

function Line(props: { name: string; value: string; children?: ReactNode }) {
  return (
    <li className={classes.line}>
      <span className={classes.value}>{props.value}</span>
      <span className={classes.second}>{props.name}</span>
      <div className={classes.beside}>{props.children}</div>
    </li>
  );
}
