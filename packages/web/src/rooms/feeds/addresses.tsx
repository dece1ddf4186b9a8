import { IconTrash } from '@tabler/icons-react';
import { type Feed, removeFeed } from '@zaplecze/contract/rooms/feeds/calls';
import { feedAlarms, feedKinds } from '@zaplecze/contract/rooms/feeds/lists';
import { useSend } from '../../kit/calls/use-send.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { EmptyNote } from '../../kit/lists/table/inner-list.tsx';
import { IconButton } from '../../kit/navigation/icon-button.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { Fact } from '../../kit/records/details.tsx';
import classes from './feeds.module.css';

const nameOf = ({ kind, department }: Feed) => {
  const name = feedKinds.find(({ id }) => id === kind)?.name ?? kind;
  return department ? `${name}: ${department.name}` : name;
};

/** Own addresses with their last use, and what takes them back. */
export function Addresses({ feeds, onRevoked }: { feeds: Feed[]; onRevoked?: () => void }) {
  const remove = useSend(removeFeed, { toast: 'Adres unieważniony', onDone: () => onRevoked?.() });
  const revoke = async (feed: Feed) => {
    const yes = await confirm({
      title: 'Unieważnić adres?',
      text: `${nameOf(feed)}: kalendarze, które go czytają, przestaną dostawać zmiany.`,
      yes: 'Unieważnij',
    });
    if (yes) remove.mutate({ params: { id: feed.id } });
  };
  if (feeds.length === 0) return <EmptyNote>Nie masz jeszcze żadnego adresu.</EmptyNote>;
  return (
    <ul className={classes.list} aria-label="Twoje adresy">
      {feeds.map((feed) => (
        <li key={feed.id}>
          <div className={classes.facts}>
            <strong className={classes.name}>{nameOf(feed)}</strong>
            {feed.alarm !== 'none' && (
              <Fact label="Przypomnienia">
                {feedAlarms.find(({ id }) => id === feed.alarm)?.name.toLowerCase()}
              </Fact>
            )}
            <Fact label="Utworzony">
              <DateTimeText value={feed.created} />
            </Fact>
            <Fact label="Ostatnio czytany">
              {feed.lastUsed ? <DateTimeText value={feed.lastUsed} /> : 'jeszcze nie'}
            </Fact>
          </div>
          <IconButton
            icon={IconTrash}
            aria-label={`Unieważnij: ${nameOf(feed)}`}
            onClick={() => void revoke(feed)}
          >
            Unieważnij
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
