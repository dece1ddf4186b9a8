import '../../kit/first-screen/styles-forms.ts';
import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { listFeeds } from '@zaplecze/contract/rooms/feeds/calls';
import { useState } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { CopyButton, DetailHeader } from '../../kit/records/details.tsx';
import { PendingAnswer } from '../../kit/records/states.tsx';
import { Addresses } from './addresses.tsx';
import classes from './feeds.module.css';
import { subscriptions } from './subscriptions.ts';

const FeedForm = lazyPart(part(() => import('./feed-form.tsx'), 'FeedForm'));

/** Addresses under which calendars of other programs read one's days. */
export function FeedsPage() {
  const me = useMe();
  const answer = useApi(listFeeds, {});
  const [adding, setAdding] = useState(false);
  const [newAddress, setNewAddress] = useState<string | null>(null);
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
      {newAddress && <Made address={newAddress} />}
      {answer.data ? (
        <Addresses feeds={answer.data.list} onRevoked={() => setNewAddress(null)} />
      ) : (
        <PendingAnswer answer={answer} />
      )}
      {adding && (
        <FeedForm
          onClose={() => setAdding(false)}
          onMade={(address) => {
            setNewAddress(address);
            setAdding(false);
          }}
        />
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
      <p className={classes.ways}>
        {subscriptions(address).map(({ label, href }) => (
          <Anchor key={label} href={href} target="_blank" rel="noreferrer">
            {label}
          </Anchor>
        ))}
      </p>
      <p className={classes.how}>
        Gdzie indziej: dodaj kalendarz „z Internetu” albo „z adresu URL” i wklej skopiowany adres.
      </p>
    </section>
  );
}
