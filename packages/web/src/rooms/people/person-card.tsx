import {
  IconArrowBackUp,
  IconMail,
  IconMessageQuestion,
  IconPencil,
  IconPhone,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { addressOf } from '@zaplecze/contract/addresses';
import { invitePerson, type PersonRow, restorePerson } from '@zaplecze/contract/rooms/people/calls';
import { useState } from 'react';
import { sendChange } from '../../kit/calls/send.ts';
import { useMe } from '../../kit/calls/session.ts';
import { RowMenu } from '../../kit/lists/table/row-menu.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { Avatar } from '../../kit/records/avatar.tsx';
import { ColorPill } from '../../kit/records/color-pill.tsx';
import { Email, Phone } from '../../kit/records/contact.tsx';
import { PresenceNote, usePresence } from '../absences/index.ts';
import { AskDialog } from '../questions/index.ts';
import { showInvitation, tellRestored } from './show-invitation.ts';
import classes from './team.module.css';

/** One colleague of the directory. */
export function PersonCard({ person, onRemove }: { person: PersonRow; onRemove: () => void }) {
  const client = useQueryClient();
  const { id, name, may } = person;
  const me = useMe();
  const [asking, setAsking] = useState(false);
  const actions = [
    ...(person.active && id !== me.id
      ? [{ label: 'Zapytaj…', icon: IconMessageQuestion, run: () => setAsking(true) }]
      : []),
    ...(may.edit
      ? [{ label: 'Edytuj', icon: IconPencil, to: { to: addressOf('personEdit', { id }) } }]
      : []),
    ...(may.delete && person.awaiting
      ? [
          {
            label: 'Wyślij zaproszenie ponownie',
            icon: IconSend,
            run: () =>
              sendChange(client, invitePerson, { params: { id } }, { onDone: showInvitation }),
          },
        ]
      : []),
    ...(may.restore
      ? [
          {
            label: 'Przywróć konto',
            icon: IconArrowBackUp,
            run: () =>
              sendChange(
                client,
                restorePerson,
                { params: { id } },
                {
                  onDone: ({ stored, ended }) =>
                    tellRestored('Konto przywrócone', {
                      id,
                      stored,
                      ended,
                      isAdmin: me.flags.admin,
                    }),
                },
              ),
          },
        ]
      : []),
    ...(may.delete ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: onRemove }] : []),
  ];
  return (
    <li className={classes.card}>
      <div className={classes.menu}>
        <RowMenu name={name} actions={actions} />
        {asking && <AskDialog to={{ id, name }} onClose={() => setAsking(false)} />}
      </div>
      <Avatar person={person} size={44} />
      <AppLink className={classes.name} to={addressOf('person', { id })}>
        {name}
      </AppLink>
      <span className={classes.position}>{person.position?.name}</span>
      {person.department && (
        <ColorPill color={person.department.color}>{person.department.name}</ColorPill>
      )}
      <Notes person={person} />
      {person.active && <PresenceNote user={person.id} short />}
      <div className={classes.contacts}>
        {person.email && (
          <span className={classes.contact} title={person.email}>
            <IconMail size={14} stroke={1.5} aria-hidden />
            <Email address={person.email} />
          </span>
        )}
        {person.phone && (
          <span className={classes.contact}>
            <IconPhone size={14} stroke={1.5} aria-hidden />
            <Phone number={person.phone} />
          </span>
        )}
      </div>
    </li>
  );
}

const names = (people: { name: string }[]) => people.map(({ name }) => name).join(', ');

/** What colleagues should know today. */
function Notes({ person }: { person: PersonRow }) {
  const { awaiting, active } = person;
  // Of who is away it is said who is there for them, which is not always who was named.
  const away = usePresence(person.id)?.away;
  const [replaces, replacedBy] = away ? [[], []] : [person.replaces, person.replacedBy];
  if (replaces.length + replacedBy.length === 0 && !awaiting && active) return null;
  return (
    <div className={classes.notes}>
      {replaces.length > 0 && <span>Zastępuje: {names(replaces)}</span>}
      {replacedBy.length > 0 && <span>Zastępstwo pełni: {names(replacedBy)}</span>}
      {!active && <span>Konto wyłączone</span>}
      {awaiting && <span>Czeka na pierwsze logowanie</span>}
    </div>
  );
}

const bones = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Grey cards where the people will be. */
export function PersonCardSkeleton() {
  return bones.map((bone, at) => (
    <li key={bone} className={classes.card} data-bone aria-hidden={at > 0}>
      {at === 0 && <output className="visually-hidden">Ładowanie…</output>}
      <span className={classes.boneFace} />
      <span className={classes.boneLine} />
      <span className={classes.boneLine} data-short />
    </li>
  ));
}
