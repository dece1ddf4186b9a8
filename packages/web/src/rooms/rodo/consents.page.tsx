import { IconDownload, IconFileText, IconSpeakerphone } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { channels, consentStates, nameById } from '@zaplecze/contract/rooms/rodo/lists';
import { type ConsentRow, listConsents } from '@zaplecze/contract/rooms/rodo/registers/calls';
import { consentColumns, consentFilters } from '@zaplecze/contract/rooms/rodo/registers/columns';
import { useState } from 'react';
import { download } from '../../kit/files/upload.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import { viewAction } from '../../kit/lists/table/row-actions.ts';
import type { PillsOf } from '../../kit/lists/types.ts';
import { ColorDot } from '../../kit/records/color-pill.tsx';
import { sourceOf } from '../choice-sources/index.ts';
import classes from './rodo.module.css';

const list = { endpoint: listConsents };

const Marketing = lazyPart(part(() => import('./marketing.tsx'), 'Marketing'));
const Wordings = lazyPart(part(() => import('./wordings.tsx'), 'Wordings'));

const pills: PillsOf<typeof listConsents>[] = [
  { filter: 'state', label: 'Stan', all: 'Wszystkie', options: consentStates },
];

const filters = fieldFilters(listConsents, consentColumns, consentFilters, sourceOf);

function Holder({ person }: Pick<ConsentRow, 'person'>) {
  if (!person) return '–';
  return (
    <>
      {person.name}
      {person.restricted && <span className={classes.marked}> przetwarzanie ograniczone</span>}
      {person.objected && <span className={classes.marked}> sprzeciw wobec marketingu</span>}
    </>
  );
}

function State({ state, endReason }: Pick<ConsentRow, 'state' | 'endReason'>) {
  const found = consentStates.find(({ id }) => id === state);
  return <ColorDot color={found?.color}>{endReason ? 'Zakończona' : found?.name}</ColorDot>;
}

const columns = fieldColumns(listConsents, consentColumns, {
  person: { card: 'title', render: (row) => <Holder person={row.person} /> },
  client: {},
  type: {},
  state: {
    card: 'status',
    render: (row) => <State state={row.state} endReason={row.endReason} />,
  },
  given: {},
  withdrawn: { from: 1024 },
  channel: {
    from: 1280,
    card: 'none',
    render: (row) => (row.channel ? nameById(channels, row.channel) : '–'),
  },
  wordingVersion: { from: 1440, card: 'none' },
});

const to = (row: ConsentRow) => ({
  to: addressOf('client', { id: row.client.id }, { consent: row.id }),
});

/** Who holds which consent; marketing lists are made from here. */
export function ConsentsPage() {
  const [marketing, setMarketing] = useState(false);
  const [type, setType] = useState<ConsentRow['type'] | null>(null);
  return (
    <>
      <ListPage
        title="Rejestr zgód"
        list={list}
        search="Szukaj osoby, klienta, zgody…"
        pills={pills}
        filters={filters}
        columns={columns}
        rowName={(row) => `${row.type.name}: ${row.person?.name ?? row.client.name}`}
        open={to}
        actions={(row) => [
          viewAction(to(row)),
          { label: 'Wersje treści', icon: IconFileText, run: () => setType(row.type) },
          ...(row.file
            ? [{ label: 'Pobierz plik', icon: IconDownload, run: fileOf(row.file) }]
            : []),
        ]}
        more={() => [
          { label: 'Lista marketingowa', icon: IconSpeakerphone, run: () => setMarketing(true) },
        ]}
        empty={{
          title: 'Nie ma jeszcze zgód',
          text: 'Zgody dodaje się na stronie klienta, z plikiem i osobą, która ją wyraziła.',
        }}
      />
      {marketing && <Marketing onClose={() => setMarketing(false)} />}
      {type && <Wordings type={type} onClose={() => setType(null)} />}
    </>
  );
}

const fileOf = (file: NonNullable<ConsentRow['file']>) => () => void download(file);
