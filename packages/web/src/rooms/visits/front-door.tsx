import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { getFrontDoor, letIn, takeEntryBack } from '@zaplecze/contract/rooms/visits/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { usePageNews } from '../../kit/live/page-news.ts';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { formatDay } from '../../kit/records/format.ts';
import { PendingAnswer } from '../../kit/records/states.tsx';
import { usePresences } from '../absences/index.ts';
import { ExpectedGuests } from './announced/expected-guests.tsx';
import classes from './front-door.module.css';
import { GuestsHere } from './guests-here.tsx';
import { useBadges } from './use-badges.ts';
import { useDoorKeys } from './use-door-keys.ts';

function Heading({ title, count }: { title: string; count: number }) {
  return (
    <h2 className={classes.title}>
      {title} <span className={classes.day}>{count}</span>
    </h2>
  );
}

/** The reception's day: who is expected, who is here and what their hosts answered, who has left. */
export function FrontDoorPage() {
  const news = usePageNews('frontDoor', getFrontDoor);
  const { data, error, refetch } = useApi(getFrontDoor, {}, news);
  const presences = usePresences();
  const presence = presences.data?.list;
  const enter = useSend(letIn, {
    onDone: (_, { params }) =>
      toast.offer(enteredWords(Number(params.id)), {
        label: 'Cofnij',
        run: () => takeBack.mutate({ params: { id: Number(params.id) } }),
      }),
  });
  const takeBack = useSend(takeEntryBack, { toast: 'Wejście cofnięte, gość znów jest oczekiwany' });
  /** What the reception reads once a guest is in: a host who is away does not come. */
  const enteredWords = (id: number) => {
    const host = data?.expected.find((one) => one.id === id)?.user;
    const away = presence?.find((one) => one.user === host?.id && one.away);
    if (!away || !host) return 'Gość wpuszczony, gospodarz już wie';
    const names = away.standIns.map(({ name }) => name).join(', ');
    return `Gość wpuszczony. ${host.name} jest dziś poza pracą; ${names ? `powiadomiono: ${names}` : 'nikt nie zastępuje'}`;
  };
  const admit = (id: number) => enter.mutate({ params: { id } });
  const expected = data?.expected ?? [];
  const keys = useDoorKeys(
    expected.map(({ id }) => id),
    admit,
  );
  useBadges();
  // Where a host is stands in a line of its own: what is read already would move away when it comes.
  if (!data || presences.isPending) return <PendingAnswer answer={{ error, refetch }} />;
  const here = data.guests.filter(({ inside }) => inside);
  const later = data.guests.filter(({ inside, left }) => !inside && left === null);
  const leftGuests = data.guests.filter(({ left }) => left !== null);
  return (
    <>
      <PageHead title="Dziś na recepcji" count={formatDay(data.day)}>
        <LinkButton size="xs" variant="default" to={addressOf('announceGuest')}>
          Zapowiedz gościa
        </LinkButton>
        <LinkButton
          size="xs"
          primary
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          to={addressOf('guestAdd')}
        >
          Dodaj gościa
        </LinkButton>
      </PageHead>
      <section className={classes.part}>
        <Heading title="Oczekiwani" count={expected.length} />
        <ExpectedGuests
          guests={expected}
          chosen={keys.chosen}
          onChoose={keys.choose}
          onEnter={admit}
          entering={enter.isPending ? enter.variables.params?.id : undefined}
        />
      </section>
      <section className={classes.part}>
        <Heading title="W budynku" count={here.length} />
        <GuestsHere guests={here} none="Nie ma teraz żadnego gościa." />
      </section>
      {later.length > 0 && (
        <section className={classes.part}>
          <Heading title="Wpisani na później" count={later.length} />
          <GuestsHere guests={later} none="" />
        </section>
      )}
      {leftGuests.length > 0 && (
        <section className={classes.part}>
          <Heading title="Wyszli" count={leftGuests.length} />
          <GuestsHere guests={leftGuests} none="" />
        </section>
      )}
    </>
  );
}
