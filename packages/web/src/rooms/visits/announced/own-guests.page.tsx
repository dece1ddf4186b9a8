import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import {
  type Announcement,
  listAnnounced,
  removeAnnounced,
} from '@zaplecze/contract/rooms/visits/announced/calls';
import {
  announcedColumns,
  announcedFilters,
} from '@zaplecze/contract/rooms/visits/announced/columns';
import { fieldFilters } from '../../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import { editAction, useRemoveAction } from '../../../kit/lists/table/row-actions.ts';
import type { PillsOf } from '../../../kit/lists/types.ts';
import { sourceOf } from '../../choice-sources/index.ts';
import { announcedColumns as columns } from './announced-columns.tsx';

const list = { endpoint: listAnnounced };

const pills: PillsOf<typeof listAnnounced>[] = [
  { filter: 'coming', label: 'Którzy goście', options: [{ id: 1, name: 'Przyjdą' }] },
];
const filters = fieldFilters(listAnnounced, announcedColumns, announcedFilters, sourceOf);

/** Guests who come to one, or whom one announced. */
export function OwnGuestsPage() {
  const remove = useRemoveAction<Announcement>(removeAnnounced, {
    toast: 'Zapowiedź odwołana',
    words: ({ fullName }) => fullName,
  });
  const to = (row: Announcement) => ({ to: addressOf('announcedGuest', { id: row.id }) });
  return (
    <ListPage
      title="Moi goście"
      list={list}
      search="Szukaj gościa…"
      pills={pills}
      filters={filters}
      columns={columns}
      rowName={(row) => row.fullName}
      open={to}
      actions={(row) => [...editAction(row, to(row)), ...remove(row)]}
      primary={{
        label: 'Zapowiedz gościa',
        icon: IconPlus,
        to: { to: addressOf('announceGuest') },
      }}
      empty={{
        title: 'Nie masz zapowiedzianych gości',
        text: 'Zapowiedz gościa, a recepcja będzie na niego czekać i wpuści go od razu.',
      }}
    />
  );
}
