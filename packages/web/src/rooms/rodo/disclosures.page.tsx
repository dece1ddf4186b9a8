import { IconPencil, IconPlus } from '@tabler/icons-react';
import { disclosureKinds, nameById } from '@zaplecze/contract/rooms/rodo/lists';
import { type Disclosure, listDisclosures } from '@zaplecze/contract/rooms/rodo/registers/calls';
import {
  disclosureColumns,
  disclosureFilters,
} from '@zaplecze/contract/rooms/rodo/registers/columns';
import { useState } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { sourceOf } from '../choice-sources/index.ts';

const list = { endpoint: listDisclosures };

const DisclosureForm = lazyPart(part(() => import('./disclosure-form.tsx'), 'DisclosureForm'));

const filters = fieldFilters(listDisclosures, disclosureColumns, disclosureFilters, sourceOf);

const columns = fieldColumns(listDisclosures, disclosureColumns, {
  at: { render: (row) => <DateTimeText value={row.at} /> },
  what: { card: 'title' },
  kind: { from: 1024, render: (row) => nameById(disclosureKinds, row.kind) },
  rows: {
    align: 'right',
    render: (row) => row.rows?.toLocaleString('pl') ?? '–',
  },
  recipient: {},
  ground: { from: 1280, card: 'none' },
  purpose: { from: 1440, card: 'none' },
  by: { from: 1280, card: 'none', render: (row) => row.by?.name ?? 'System' },
});

/** What left the company about people: downloads write themselves down, the rest is written by hand. */
export function DisclosuresPage() {
  const [form, setForm] = useState<Disclosure | 'new' | null>(null);
  return (
    <>
      <ListPage
        title="Rejestr udostępnień"
        list={list}
        search="Szukaj udostępnienia, odbiorcy…"
        filters={filters}
        columns={columns}
        rowName={(row) => row.what}
        open={(row) => () => setForm(row)}
        actions={(row) => [{ label: 'Edytuj', icon: IconPencil, run: () => setForm(row) }]}
        primary={{ label: 'Dodaj udostępnienie', icon: IconPlus, run: () => setForm('new') }}
        empty={{
          title: 'Niczego jeszcze nie udostępniono',
          text: 'Pobrania list i raportów z danymi osób zapisują się tu same. Pisma i inne udostępnienia dodaj ręcznie.',
        }}
      />
      {form && (
        <DisclosureForm
          key={form === 'new' ? 0 : form.id}
          record={form === 'new' ? null : form}
          onClose={() => setForm(null)}
        />
      )}
    </>
  );
}
