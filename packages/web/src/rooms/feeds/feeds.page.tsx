import '../../kit/first-screen/styles-forms.ts';
import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { type Feed, listFeeds, removeFeed } from '@zaplecze/contract/feeds';
import { feedKinds } from '@zaplecze/contract/feeds.lists';
import { Suspense, useState } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { useApi, useSend } from '../../kit/calls/use-api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { Nothing } from '../../kit/lists/inner-list.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { CopyButton, DetailHeader, Fact } from '../../kit/records/details.tsx';
import { DetailSkeleton, ErrorState } from '../../kit/records/states.tsx';
import classes from './feeds.module.css';

const FeedForm = lazyPart(part(() => import('./feed-form.tsx'), 'FeedForm'));

const nameOf = ({ kind, department }: Feed) => {
  const name = feedKinds.find(({ id }) => id === kind)?.name ?? kind;
  return department ? `${name}: ${department.name}` : name;
};

/** Addresses under which calendars of other programs read one's days. */
export function FeedsPage() {
  const me = useMe();
  const answer = useApi(listFeeds, {});
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  return (
    <div className={classes.page}>
      <DetailHeader
        back={addressOf('profile', { id: me.id })}
        title="Adresy kalendarzy"
        actions={
          <Button
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Nowy adres
          </Button>
        }
      />
      <p className={classes.about}>
        Pod takim adresem Outlook, Google albo telefon pokażą Twoje terminy i nieobecności, i same
        pobiorą zmiany. Kto zna adres, ten je widzi: nie przekazuj go nikomu, a gdy wyjdzie na jaw,
        unieważnij.
      </p>
      {made && <Made address={made} />}
      {answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : answer.data ? (
        <Addresses feeds={answer.data.list} onRevoked={() => setMade(null)} />
      ) : (
        <DetailSkeleton />
      )}
      {adding && (
        <Suspense>
          <FeedForm
            onClose={() => setAdding(false)}
            onMade={(address) => {
              setMade(address);
              setAdding(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The fresh address, which nobody is shown again. */
function Made({ address }: { address: string }) {
  return (
    <section className={classes.made} aria-label="Nowy adres">
      <h2 className={classes.title}>Skopiuj adres teraz: później nie będzie go widać</h2>
      <p className={classes.address}>
        <code>{address}</code> <CopyButton text={address} what="adres kalendarza" />
      </p>
      <ul className={classes.how}>
        <li>Outlook: Kalendarz, „Dodaj kalendarz”, „Z Internetu” (Subskrybuj).</li>
        <li>Google: „Inne kalendarze”, plus, „Z adresu URL”.</li>
        <li>iPhone: Ustawienia, Kalendarz, „Dodaj konto”, „Subskrybowany kalendarz”.</li>
      </ul>
    </section>
  );
}

function Addresses({ feeds, onRevoked }: { feeds: Feed[]; onRevoked: () => void }) {
  const remove = useSend(removeFeed, { toast: 'Adres unieważniony', onDone: onRevoked });
  const revoke = async (feed: Feed) => {
    const yes = await confirm({
      title: 'Unieważnić adres?',
      text: `${nameOf(feed)}: kalendarze, które go czytają, przestaną dostawać zmiany.`,
      yes: 'Unieważnij',
    });
    if (yes) remove.mutate({ params: { id: feed.id } });
  };
  if (feeds.length === 0) return <Nothing>Nie masz jeszcze żadnego adresu.</Nothing>;
  return (
    <ul className={classes.list} aria-label="Twoje adresy">
      {feeds.map((feed) => (
        <li key={feed.id}>
          <div className={classes.facts}>
            <strong className={classes.name}>{nameOf(feed)}</strong>
            <Fact label="Utworzony">
              <DateTimeText value={feed.created} />
            </Fact>
            <Fact label="Ostatnio czytany">
              {feed.lastUsed ? <DateTimeText value={feed.lastUsed} /> : 'jeszcze nie'}
            </Fact>
          </div>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
            aria-label={`Unieważnij: ${nameOf(feed)}`}
            onClick={() => void revoke(feed)}
          >
            Unieważnij
          </Button>
        </li>
      ))}
    </ul>
  );
}
