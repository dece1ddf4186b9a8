import {
  IconArrowBackUp,
  IconEraser,
  IconMessageQuestion,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import { profileHistory } from '@zaplecze/contract/rooms/history/calls';
import {
  getPerson,
  invitePerson,
  type Person,
  restorePerson,
} from '@zaplecze/contract/rooms/people/calls';
import { personFields } from '@zaplecze/contract/rooms/people/fields';
import { anonymizeStaff } from '@zaplecze/contract/rooms/rodo/calls';
import { useState } from 'react';
import { Reach } from '../../../kit/buttons/reach.tsx';
import { useMe } from '../../../kit/calls/session.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { CustomRows } from '../../../kit/custom-fields/custom-facts.tsx';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { PartToCome, partsInOrder } from '../../../kit/first-screen/in-order.tsx';
import { lazyPart, suspendingPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { OwnDrafts } from '../../../kit/forms/drafts/own-drafts.tsx';
import { EmptyNote } from '../../../kit/lists/table/inner-list.tsx';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { usePageName } from '../../../kit/navigation/page-place.tsx';
import { PendingPage } from '../../../kit/navigation/page-problem.tsx';
import { useGo } from '../../../kit/navigation/use-go.ts';
import { usePageTitle } from '../../../kit/navigation/use-page-title.ts';
import { Avatar } from '../../../kit/records/avatar.tsx';
import { ColorDot, ColorPill } from '../../../kit/records/color-pill.tsx';
import { Phone } from '../../../kit/records/contact.tsx';
import { DeletedNote } from '../../../kit/records/deleted-note.tsx';
import { DetailHeader, Fact, MainBox } from '../../../kit/records/details.tsx';
import { FieldFacts } from '../../../kit/records/field-facts.tsx';
import { type MainAction, RecordActions } from '../../../kit/records/in-place/record-actions.tsx';
import { PersonBalances, PresenceNote, usePresences } from '../../absences/index.ts';
import { OwnAddresses } from '../../feeds/index.ts';
import { HistoryPanel } from '../../history/index.ts';
import { AccessKeys, ConnectedApplications } from '../../machines/index.ts';
import { AskDialog, QuestionsBetween } from '../../questions/index.ts';
import { AccountSecurity, SecondFactor } from '../../session/index.ts';
import { Substitutions } from '../replacements/substitutions.tsx';
import { showInvitation, tellRestored } from '../show-invitation.ts';
import { AssignedTasks } from './assigned-tasks.tsx';
import { MonthlyLetter } from './monthly-letter.tsx';
import classes from './profile.module.css';
import { StartScreen } from './start-screen.tsx';

const PersonEditor = suspendingPart(part(() => import('./person-editor.tsx'), 'PersonEditor'));
/** Owes the password once more: in the whole form. */
const proven = ['email'] as const;
const RemovePerson = lazyPart(part(() => import('../remove-person.tsx'), 'RemovePerson'));

export function ProfileViewPage({ id }: ParamsOf<'profile'>) {
  const answer = useApi(getPerson, { params: { id } });
  const user = answer.data?.user;
  const me = useMe();
  const { isPending } = usePresences();
  usePageTitle(user?.fullname);
  if (!user) return <PendingPage answer={answer} back={addressOf('team')} />;
  return (
    <div className={partsInOrder}>
      <DeletedNote error={answer.error} />
      <DetailHeader
        back={addressOf('team')}
        title={user.fullname}
        beside={
          user.active ? (
            user.department && (
              <ColorPill color={user.department.color}>{user.department.name}</ColorPill>
            )
          ) : (
            <span className={classes.off}>
              {user.anonymized ? 'Dane usunięte (RODO)' : 'Konto wyłączone'}
            </span>
          )
        }
        actions={<Actions user={user} />}
      />
      {user.active && (
        <p className={classes.presence}>
          {isPending ? <PartToCome /> : <PresenceNote user={user.id} />}
        </p>
      )}
      {user.active && me.id !== user.id && (
        <Reach phone={user.phone} email={user.email}>
          {user.phone && (
            <p className={classes.number}>
              Telefon: <Phone number={user.phone} />
            </p>
          )}
        </Reach>
      )}
      <Facts user={user} />
      <div className={`${classes.boxes} ${partsInOrder}`}>
        {me.id !== user.id && <QuestionsBetween person={{ id: user.id, name: user.fullname }} />}
        <Clients clients={user.clients} />
        <Substitutions user={user} />
        {(me.id === user.id || me.flags.manager) && !user.anonymized && (
          <PersonBalances user={user.id} left={!user.active} />
        )}
        {me.id === user.id && <OwnDrafts />}
        {me.id === user.id && <StartScreen />}
        {me.id === user.id && me.flags.manager && <MonthlyLetter />}
        <AccountSecurity person={user} />
        {me.id === user.id && (
          <>
            <AccessKeys />
            <ConnectedApplications />
            <OwnAddresses />
          </>
        )}
        {user.active && <SecondFactor person={{ id: user.id, name: user.fullname }} />}
        {user.may.tasks && <AssignedTasks user={user.id} />}
        {user.may.history && <HistoryPanel endpoint={profileHistory} id={user.id} />}
      </div>
    </div>
  );
}

function Actions({ user }: { user: Person }) {
  const me = useMe();
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  const go = useGo();
  const invite = useSend(invitePerson, { onDone: showInvitation });
  const restore = useSend(restorePerson, {
    onDone: ({ stored, ended }) =>
      tellRestored(
        user.roles.includes('ROLE_ADMIN')
          ? 'Konto przywrócone bez roli administratora (nadasz ją w edycji profilu)'
          : 'Konto przywrócone',
        { id: user.id, stored, ended, isAdmin: me.flags.admin },
      ),
  });
  const own = usePageName() === 'profile';
  const { id, may, fullname } = user;
  const anonymize = useSend(anonymizeStaff, { toast: 'Osoba zanonimizowana' });
  const askAnonymize = async () => {
    const yes = await confirm({
      title: `Zanonimizować: ${fullname}?`,
      text: 'Tego nie można cofnąć. Imię i nazwisko, dane kontaktowe, zdjęcie i powiadomienia tej osoby znikną, także z historii i z tekstów innych. Jej praca zostanie pod nazwą „Były pracownik”. Samo nazwisko, bo może być kogoś innego, zostanie w tekstach: wskaż te miejsca w sprawie RODO (Dane osobowe), teraz albo później.',
    });
    if (yes) anonymize.mutate({ params: { id } });
  };
  const main: MainAction[] = [];
  if (user.active && id !== me.id)
    main.push({
      label: 'Zapytaj',
      icon: IconMessageQuestion,
      quiet: may.restore || may.invite,
      run: () => setAsking(true),
    });
  if (may.invite)
    main.push({
      label: 'Wyślij zaproszenie ponownie',
      icon: IconSend,
      busy: invite.isPending,
      run: () => invite.mutate({ params: { id } }),
    });
  if (may.restore)
    main.push({
      label: 'Przywróć konto',
      icon: IconArrowBackUp,
      busy: restore.isPending,
      run: () => restore.mutate({ params: { id } }),
    });
  const danger = { danger: true as const };
  const remove = [
    ...(may.delete
      ? [{ ...danger, label: 'Usuń', icon: IconTrash, run: () => setLeaving(true) }]
      : []),
    ...(may.anonymize
      ? [
          {
            ...danger,
            label: 'Anonimizuj (RODO)',
            icon: IconEraser,
            run: () => void askAnonymize(),
          },
        ]
      : []),
  ];
  return (
    <>
      <RecordActions
        name={fullname}
        main={main}
        edit={may.edit && { to: addressOf(own ? 'profileEdit' : 'personEdit', { id }) }}
        remove={remove}
      />
      {asking && <AskDialog to={{ id, name: fullname }} onClose={() => setAsking(false)} />}
      {leaving && (
        <RemovePerson
          person={{ id, name: fullname }}
          onClose={() => setLeaving(false)}
          onDone={() => void go(addressOf('team'))}
        />
      )}
    </>
  );
}

function Facts({ user }: { user: Person }) {
  return (
    <div className={classes.top}>
      <Avatar person={{ id: user.id, name: user.fullname, picture: user.picture }} size={120} />
      <div className={classes.facts}>
        <FieldFacts
          fields={personFields}
          record={user}
          first={['firstName', 'lastName', 'department', 'position']}
          editor={user.may.edit ? PersonEditor : undefined}
          fixed={proven}
        />
        <CustomRows of="person" record={user} editor={user.may.edit ? PersonEditor : undefined} />
        {user.awaiting && <Fact label="Konto">Czeka na pierwsze logowanie</Fact>}
      </div>
    </div>
  );
}

function Clients({ clients }: { clients: Person['clients'] }) {
  return (
    <MainBox title="Opieka nad klientami" count={clients.length} folds>
      {clients.length === 0 ? (
        <EmptyNote>Ta osoba nie opiekuje się klientami.</EmptyNote>
      ) : (
        <ul className={classes.clients}>
          {clients.map((client) => (
            <li key={client.id}>
              <AppLink to={addressOf('client', { id: client.id })} quiet>
                <ColorDot color={client.color}>{client.name}</ColorDot>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </MainBox>
  );
}
