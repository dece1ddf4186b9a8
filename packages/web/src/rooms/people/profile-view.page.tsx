import { Button } from '@mantine/core';
import { IconArrowBackUp, IconEraser, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { profileHistory } from '@zaplecze/contract/history';
import { getPerson, invitePerson, type Person, restorePerson } from '@zaplecze/contract/people';
import { anonymizeStaff } from '@zaplecze/contract/rodo';
import { Suspense, useState } from 'react';
import { ColorDot, ColorPill } from '../../kit/color-pill.tsx';
import { confirm } from '../../kit/confirm.tsx';
import { DetailHeader, Email, Fact, MainBox, Phone } from '../../kit/details.tsx';
import { HistoryPanel } from '../../kit/history-panel.tsx';
import { Nothing } from '../../kit/inner-list.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { AppLink, LinkButton } from '../../kit/link.tsx';
import { PageProblem } from '../../kit/page-problem.tsx';
import { Avatar } from '../../kit/person.tsx';
import { RowMenu } from '../../kit/row-menu.tsx';
import { useMe } from '../../kit/session.ts';
import { DetailSkeleton } from '../../kit/states.tsx';
import { useApi, useSend } from '../../kit/use-api.ts';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { AccountSecurity } from '../session/account-security.tsx';
import { SecondFactor } from '../session/second-factor.tsx';
import { AssignedTasks } from './assigned-tasks.tsx';
import { restored } from './person-card.tsx';
import classes from './profile.module.css';
import { StartScreen } from './start-screen.tsx';
import { Substitutions } from './substitutions.tsx';

const RemovePerson = lazyPart(() => import('./remove-person.tsx').then((m) => m.RemovePerson));

export function ProfileViewPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const answer = useApi(getPerson, { params: { id } });
  const user = answer.data?.user;
  const me = useMe();
  usePageTitle(user?.fullname);
  if (answer.error && !user)
    return <PageProblem error={answer.error} retry={() => void answer.refetch()} back="/team" />;
  if (!user) return <DetailSkeleton />;
  return (
    <>
      <DetailHeader
        back="/team"
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
      <Facts user={user} />
      <div className={classes.boxes}>
        <Clients clients={user.clients} />
        <Substitutions user={user} />
        {me.id === user.id && <StartScreen />}
        <AccountSecurity person={user} />
        {user.active && <SecondFactor person={{ id: user.id, name: user.fullname }} />}
        {user.may.tasks && <AssignedTasks user={user.id} />}
        {user.may.history && <HistoryPanel endpoint={profileHistory} id={user.id} />}
      </div>
    </>
  );
}

function Actions({ user }: { user: Person }) {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const invite = useSend(invitePerson, { toast: 'Zaproszenie wysłane' });
  const restore = useSend(restorePerson, { toast: restored });
  const start = useLocation().pathname.startsWith('/profile') ? '/profile' : '/team';
  const { id, may, fullname } = user;
  const anonymize = useSend(anonymizeStaff, { toast: 'Osoba zanonimizowana' });
  const askAnonymize = async () => {
    const yes = await confirm({
      title: `Zanonimizować: ${fullname}?`,
      text: 'Tego nie można cofnąć. Imię i nazwisko, dane kontaktowe, zdjęcie i powiadomienia tej osoby znikną, także z historii i z tekstów innych. Jej praca zostanie pod nazwą „Były pracownik”.',
    });
    if (yes) anonymize.mutate({ params: { id } });
  };
  const actions = [
    ...(may.delete
      ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: () => setLeaving(true) }]
      : []),
    ...(may.anonymize
      ? [
          {
            label: 'Anonimizuj (RODO)',
            icon: IconEraser,
            danger: true,
            run: () => void askAnonymize(),
          },
        ]
      : []),
  ];
  return (
    <>
      {may.invite && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconSend size={16} stroke={1.5} aria-hidden />}
          loading={invite.isPending}
          onClick={() => invite.mutate({ params: { id } })}
        >
          Wyślij zaproszenie ponownie
        </Button>
      )}
      {may.restore && (
        <Button
          size="xs"
          leftSection={<IconArrowBackUp size={16} stroke={1.5} aria-hidden />}
          loading={restore.isPending}
          onClick={() => restore.mutate({ params: { id } })}
        >
          Przywróć konto
        </Button>
      )}
      {may.edit && (
        <LinkButton
          size="xs"
          leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
          to={`${start}/edit/$id`}
          params={{ id }}
        >
          Edytuj
        </LinkButton>
      )}
      <RowMenu name={fullname} actions={actions} />
      {leaving && (
        <Suspense>
          <RemovePerson
            person={{ id, name: fullname }}
            onClose={() => setLeaving(false)}
            onDone={() => void navigate({ to: '/team' } as never)}
          />
        </Suspense>
      )}
    </>
  );
}

function Facts({ user }: { user: Person }) {
  return (
    <div className={classes.top}>
      <Avatar person={{ id: user.id, name: user.fullname, picture: user.picture }} size={120} />
      <div className={classes.facts}>
        <Fact label="Imię">{user.firstName}</Fact>
        <Fact label="Nazwisko">{user.lastName}</Fact>
        <Fact label="Dział">{user.department?.name}</Fact>
        <Fact label="Stanowisko">{user.position?.name}</Fact>
        <Fact label="Telefon">{user.phone && <Phone number={user.phone} />}</Fact>
        <Fact label="Adres e-mail">
          <Email address={user.email} />
        </Fact>
        <Fact label="Obszar działalności">{user.businessArea}</Fact>
        {user.awaiting && <Fact label="Konto">Czeka na pierwsze logowanie</Fact>}
      </div>
    </div>
  );
}

function Clients({ clients }: { clients: Person['clients'] }) {
  return (
    <MainBox title="Opieka nad klientami" count={clients.length} folds>
      {clients.length === 0 ? (
        <Nothing>Ta osoba nie opiekuje się klientami.</Nothing>
      ) : (
        <ul className={classes.clients}>
          {clients.map((client) => (
            <li key={client.id}>
              <AppLink to="/client/view/$id" params={{ id: client.id }} quiet>
                <ColorDot color={client.color}>{client.name}</ColorDot>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </MainBox>
  );
}
