import { IconEye, IconFileImport, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { readImport } from '@zaplecze/contract/client-import';
import { type ClientRow, type listClients, removeClient } from '@zaplecze/contract/clients';
import { clientStatuses } from '@zaplecze/contract/clients.lists';
import { useMay } from '../../kit/calls/session.ts';
import { useSend } from '../../kit/calls/use-api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/screen-list.ts';
import type { ColumnOf, FilterOfList, PillsOf } from '../../kit/lists/types.ts';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { ColorDot, StatusDot, TagLine } from '../../kit/records/color-pill.tsx';
import { dictionarySource, peopleSource } from '../choices/index.ts';
import { People } from '../persons/index.ts';

const filters: FilterOfList<typeof listClients>[] = [
  { key: 'name', label: 'Nazwa', kind: 'text' },
  { key: 'nip', label: 'NIP', kind: 'text' },
  { key: 'status', label: 'Status', kind: 'options', options: clientStatuses },
  { key: 'persons', label: 'Opiekun', kind: 'choices', source: peopleSource, many: true },
  { key: 'tags', label: 'Tagi', kind: 'choices', source: dictionarySource('tag'), many: true },
  {
    key: 'projectTypes',
    label: 'Usługi',
    kind: 'choices',
    source: dictionarySource('projectType'),
    many: true,
  },
  {
    key: 'agreement',
    label: 'Zgoda',
    kind: 'choices',
    source: dictionarySource('agreementType'),
    many: true,
  },
  {
    key: 'withdrawn',
    label: 'Zgoda wycofana',
    kind: 'choices',
    source: dictionarySource('agreementType'),
    many: true,
  },
];

const tagPills: PillsOf<typeof listClients>[] = [
  { filter: 'tags', label: 'Tagi', source: dictionarySource('tag'), many: true },
];

const columns: ColumnOf<typeof listClients>[] = [
  {
    key: 'name',
    header: 'Nazwa klienta',
    sort: 'name',
    card: 'title',
    width: '34%',
    render: (row) => (
      <>
        <ColorDot color={row.color}>{row.name}</ColorDot>
        {row.tags.length > 0 && (
          <div>
            <TagLine tags={row.tags} />
          </div>
        )}
      </>
    ),
  },
  {
    key: 'carers',
    header: 'Opiekunowie',
    sort: 'carers',
    render: (row) => <People people={row.clientService} />,
  },
  {
    key: 'person',
    header: 'Osoba kontaktowa',
    sort: 'person',
    render: ({ persons: [first] }) =>
      first && `${first.name}${first.phone ? `, ${first.phone}` : ''}`,
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    card: 'status',
    width: 140,
    render: (row) => <StatusDot status={row.status} />,
  },
];

const view = (row: ClientRow) => ({ to: addressOf('client', { id: row.id }) });

export function ClientsPage({ list }: OfList<typeof listClients>) {
  const remove = useSend(removeClient, { toast: 'Klient usunięty' });
  const mayImport = useMay(readImport);
  return (
    <ListPage
      title="Klienci"
      list={list}
      search="Szukaj firmy, NIP, miasta, osoby…"
      pills={tagPills}
      filters={filters}
      toolbar={() => mayImport && <ImportLink />}
      columns={columns}
      open={view}
      actions={(row) => [
        { label: 'Podgląd', icon: IconEye, to: view(row) },
        ...(row.may.edit
          ? [
              {
                label: 'Edytuj',
                icon: IconPencil,
                to: { to: addressOf('clientEdit', { id: row.id }) },
              },
            ]
          : []),
        ...(row.may.delete
          ? [
              {
                label: 'Usuń',
                icon: IconTrash,
                danger: true,
                run: async () => {
                  if (await confirm({ text: row.name })) remove.mutate({ params: { id: row.id } });
                },
              },
            ]
          : []),
      ]}
      primary={{ label: 'Dodaj klienta', icon: IconPlus, to: { to: addressOf('clientAdd') } }}
      empty={{ title: 'Nie ma jeszcze klientów', text: 'Tu będą firmy, dla których pracujemy.' }}
    />
  );
}

function ImportLink() {
  return (
    <LinkButton
      size="xs"
      variant="default"
      leftSection={<IconFileImport size={16} stroke={1.5} aria-hidden />}
      to={addressOf('clientImport')}
    >
      Importuj
    </LinkButton>
  );
}
