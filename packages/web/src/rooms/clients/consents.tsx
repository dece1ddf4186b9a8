import { IconDownload } from '@tabler/icons-react';
import type { Client } from '@zaplecze/contract/clients';
import { DayText } from '../../kit/date-text.tsx';
import { RecordTable } from '../../kit/list/record-table.tsx';
import type { Column } from '../../kit/list/types.ts';
import { useLocalSort } from '../../kit/list/use-local-sort.ts';
import { download } from '../../kit/upload.ts';

type Agreement = Client['agreements'][number];

const columns: Column<Agreement>[] = [
  { key: 'type', header: 'Typ zgody', sort: 'type', card: 'title', render: (row) => row.type.name },
  { key: 'person', header: 'Osoba', sort: 'person', render: (row) => row.person?.name },
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
];

/** A client's consents with their files. */
export function Consents({ agreements }: { agreements: Agreement[] }) {
  const sorted = useLocalSort(
    agreements,
    {
      type: (row) => row.type.name,
      person: (row) => row.person?.name ?? '',
      given: (row) => row.given ?? '',
      withdrawn: (row) => row.withdrawn ?? '',
    },
    { sort: 'type', order: 'asc' },
  );
  return (
    <RecordTable
      label="Zgody klienta"
      columns={columns}
      rowName={(row) => row.type.name}
      actions={(row) => [
        { label: 'Pobierz plik', icon: IconDownload, run: () => download(row.file) },
      ]}
      {...sorted}
    />
  );
}
