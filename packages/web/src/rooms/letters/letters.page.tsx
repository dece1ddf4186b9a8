import { type Address, addressOf } from '@zaplecze/contract/addresses';
import { getMailbox, type LetterRow, listLetters } from '@zaplecze/contract/rooms/letters/calls';
import { letterColumns } from '@zaplecze/contract/rooms/letters/columns';
import { letterStatus, letterStatuses } from '@zaplecze/contract/rooms/letters/lists';
import { useMe } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { PartToCome } from '../../kit/first-screen/in-order.tsx';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import { viewAction } from '../../kit/lists/table/row-actions.ts';
import type { PillsOf } from '../../kit/lists/types.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { formatDateTime } from '../../kit/records/format.ts';
import { isOpen, useItem } from '../../kit/records/use-item.ts';
import classes from './letters.module.css';

const LetterDialog = lazyPart(part(() => import('./letter-dialog.tsx'), 'LetterDialog'));

const list = { endpoint: listLetters };

const mailboxSetting = `${addressOf('settings')}#mailbox` as Address;

const pillsOf = (admin: boolean): PillsOf<typeof listLetters>[] => [
  {
    filter: 'status',
    label: 'Status',
    all: 'Wszystkie',
    options: letterStatuses.filter(({ id }) => admin || id !== letterStatus.refused),
  },
];

const columns = fieldColumns(listLetters, letterColumns, {
  subject: { card: 'title' },
  fromName: { key: 'from', sort: 'from', render: (row) => row.fromName || row.fromAddress },
  status: { card: 'status' },
  reason: { header: 'Dlaczego', from: 1280 },
  received: { render: (row) => <DateTimeText value={row.received} /> },
});

const openOf = (row: LetterRow) => ({ id: row.id, name: row.subject });

/** Letters that came in: those that wait for somebody, and what became of the others. */
export function LettersPage() {
  const item = useItem();
  const { admin } = useMe().flags;
  const open = (row: LetterRow) => item.link(openOf(row));
  return (
    <>
      <ListPage
        title="Poczta przychodząca"
        list={list}
        search="Szukaj nadawcy, tematu…"
        above={<Mailbox />}
        pills={pillsOf(admin)}
        columns={columns}
        rowName={(row) => row.subject}
        open={open}
        actions={(row) => [viewAction(open(row), 'Zobacz')]}
        empty={{
          title: 'Nie ma listów',
          text: 'Tu są listy na adresy zgłoszeń spółek i odpowiedzi na powiadomienia.',
        }}
      />
      {isOpen(item) && <LetterDialog key={item.id} id={item.id} onClose={item.close} />}
    </>
  );
}

/** Whether letters come at all. */
function Mailbox() {
  const { flags } = useMe();
  const { data, error } = useApi(getMailbox, {});
  if (!data) return error ? null : <PartToCome />;
  if (!data.configured) {
    return (
      <p className={classes.note}>
        Skrzynka nie jest ustawiona, więc listy nie przychodzą.{' '}
        {flags.admin ? (
          <AppLink to={mailboxSetting}>Ustaw skrzynkę</AppLink>
        ) : (
          'Ustawia ją administrator.'
        )}
      </p>
    );
  }
  if (!data.problem) return null;
  const since = data.lastRead ? ` Ostatni odczyt: ${formatDateTime(data.lastRead)}.` : '';
  return (
    <p className={classes.note} role="status">
      {data.problem}.{since} Listy czekają w skrzynce i przyjdą, gdy połączenie wróci.
    </p>
  );
}
