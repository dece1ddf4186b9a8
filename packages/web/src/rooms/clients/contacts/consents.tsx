import { IconDownload, IconPlus } from '@tabler/icons-react';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import { useState } from 'react';
import { download } from '../../../kit/files/upload.ts';
import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { EmptyNote } from '../../../kit/lists/table/inner-list.tsx';
import { RecordTable } from '../../../kit/lists/table/record-table.tsx';
import { viewAction } from '../../../kit/lists/table/row-actions.ts';
import { useLocalSort } from '../../../kit/lists/table/use-local-sort.ts';
import type { Column } from '../../../kit/lists/types.ts';
import { IconButton } from '../../../kit/navigation/icon-button.tsx';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import { DayText } from '../../../kit/records/date-text.tsx';
import { MainBox } from '../../../kit/records/details.tsx';
import { useItem } from '../../../kit/records/use-item.ts';

export type Agreement = Client['agreements'][number];

const ConsentAdd = lazyPart(part(() => import('./consent-add.tsx'), 'ConsentAdd'));
const ConsentView = lazyPart(part(() => import('./consent-view.tsx'), 'ConsentView'));

const columns: Column<Agreement>[] = [
  {
    key: 'type',
    header: 'Typ zgody',
    sort: 'type',
    card: 'title',
    render: (row) => row.type.name,
  },
  { key: 'person', header: 'Osoba', sort: 'person', render: (row) => row.person?.name },
  {
    key: 'state',
    header: 'Stan',
    sort: 'state',
    card: 'status',
    render: (row) => <StatusDot status={stateOf(row)} />,
  },
  {
    key: 'given',
    header: 'Wyrażona',
    sort: 'given',
    render: (row) => <DayText value={row.given} />,
  },
  {
    key: 'withdrawn',
    header: 'Wycofana',
    sort: 'withdrawn',
    render: (row) => <DayText value={row.withdrawn} />,
  },
  {
    key: 'modified',
    header: 'Zmieniono',
    sort: 'modified',
    card: 'none',
    from: 1280,
    render: (row) => <DayText value={row.modified} />,
  },
];

const states = {
  given: { id: 0, name: 'Obowiązuje', color: '#2F9E44' },
  withdrawn: { id: 1, name: 'Wycofana', color: '#868E96' },
  ended: { id: 3, name: 'Zakończona', color: '#868E96' },
  future: { id: 2, name: 'Przyszła', color: '#1971C2' },
};
/** A withdrawn consent stays: it tells what was allowed until then. */
export function stateOf({ given, withdrawn, endReason }: Agreement) {
  const today = warsawDay();
  if (endReason !== null) return states.ended;
  if (withdrawn !== null && withdrawn <= today) return states.withdrawn;
  return given !== null && given > today ? states.future : states.given;
}

const compared = {
  state: (row: Agreement) => stateOf(row).name,
  type: (row: Agreement) => row.type.name,
  person: (row: Agreement) => row.person?.name,
  given: (row: Agreement) => row.given,
  withdrawn: (row: Agreement) => row.withdrawn,
  modified: (row: Agreement) => row.modified,
};

const downloadOf = (file: NonNullable<Agreement['file']>) => ({
  label: 'Pobierz plik',
  icon: IconDownload,
  run: () => void download(file),
});

/** A client's consents with their files; one is added right there. */
export function Consents({ client }: { client: Client }) {
  const { agreements } = client;
  const [adding, add] = useState(false);
  const item = useItem('consent');
  const shown = agreements.find(({ id }) => id === item.id);
  const view = ({ id }: Agreement) => item.link({ id });
  const sorted = useLocalSort(agreements, compared, { sort: 'type', order: 'asc' });
  return (
    <MainBox
      title="Zgody klienta"
      count={agreements.length}
      action={
        client.may.edit && (
          <IconButton size="compact-sm" variant="subtle" icon={IconPlus} onClick={() => add(true)}>
            Dodaj zgodę
          </IconButton>
        )
      }
    >
      <RecordTable
        label="Zgody klienta"
        columns={columns}
        rowName={(row) => row.type.name}
        open={view}
        actions={(row) => [viewAction(view(row)), ...(row.file ? [downloadOf(row.file)] : [])]}
        empty={<EmptyNote>Ten klient nie wyraził jeszcze żadnej zgody.</EmptyNote>}
        {...sorted}
      />
      {shown && <ConsentView agreement={shown} onClose={item.close} />}
      {adding && <ConsentAdd client={client} onClose={() => add(false)} />}
    </MainBox>
  );
}
