import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { listReception } from '@zaplecze/contract/rooms/reception/calls';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import type { OfList } from '../../../kit/lists/state/screen-list.ts';
import type { PillsOf } from '../../../kit/lists/types.ts';
import { useRegister } from '../use-register.tsx';
import { guestColumns } from './guest-columns.tsx';

const pills: PillsOf<typeof listReception>[] = [
  { filter: 'present', label: 'Którzy goście', options: [{ id: 1, name: 'W budynku' }] },
];

export function GuestsPage({ list }: OfList<typeof listReception>) {
  const { rows, dialog } = useRegister('guest');
  return (
    <>
      <ListPage
        title="Recepcja - Goście"
        list={list}
        search="Szukaj gościa…"
        pills={pills}
        columns={guestColumns}
        rowName={(row) => row.fullName ?? ''}
        {...rows}
        primary={{ label: 'Dodaj gościa', icon: IconPlus, to: { to: addressOf('guestAdd') } }}
        empty={{
          title: 'Nie było jeszcze gości',
          text: 'Zapisz gościa, a odwiedzana osoba od razu się o nim dowie.',
        }}
      />
      {dialog}
    </>
  );
}
