import { IconPackages, IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { listReception } from '@zaplecze/contract/rooms/reception/calls';
import { parcelColumns, parcelFilters } from '@zaplecze/contract/rooms/reception/columns';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import type { FilterOfList, PillsOf } from '../../kit/lists/types.ts';
import { sourceOf } from '../choice-sources/index.ts';
import { parcelColumns as columns } from './parcel-columns.tsx';
import { reportActions } from './report/report-actions.ts';
import { useRegister } from './use-register.tsx';

const pills: PillsOf<typeof listReception>[] = [
  {
    filter: 'direction',
    label: 'Kierunek',
    options: [
      { id: 'inbound', name: 'Przychodzące' },
      { id: 'outbound', name: 'Wychodzące' },
    ],
  },
];

const [, ...others] = fieldFilters(listReception, parcelColumns, parcelFilters, sourceOf);
const filters: FilterOfList<typeof listReception>[] = [
  {
    key: 'type',
    label: parcelFilters.type.label,
    kind: 'checks',
    source: sourceOf('receptionType'),
  },
  ...others,
];

export function ParcelsPage({ list }: OfList<typeof listReception>) {
  const { rows, dialog } = useRegister('parcel');
  return (
    <>
      <ListPage
        title="Recepcja - Przesyłki"
        list={list}
        search="Szukaj przesyłki…"
        pills={pills}
        filters={filters}
        more={({ query }, count) => [
          { label: 'Kilka naraz', icon: IconPackages, to: { to: addressOf('parcelsAtOnce') } },
          ...reportActions(query, count),
        ]}
        columns={columns}
        rowName={(row) => row.description ?? ''}
        {...rows}
        primary={{ label: 'Dodaj przesyłkę', icon: IconPlus, to: { to: addressOf('parcelAdd') } }}
        empty={{
          title: 'Nie ma jeszcze przesyłek',
          text: 'Tu będzie dziennik listów i paczek, przychodzących i wychodzących.',
          needs: ['receptionType', 'company'],
        }}
      />
      {dialog}
    </>
  );
}
