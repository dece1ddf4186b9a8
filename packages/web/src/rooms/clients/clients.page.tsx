import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { readImport } from '@zaplecze/contract/rooms/clients/import/calls';
import { useState } from 'react';
import { useMay } from '../../kit/calls/session.ts';
import { quickAdd } from '../../kit/forms/quick-add.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import { useGo } from '../../kit/navigation/use-go.ts';
import { clientActs } from './client-acts.ts';
import { clientColumns } from './client-columns.tsx';
import { clientFilters, tagPills } from './client-filters.ts';
import { useClientActions } from './use-client-actions.ts';

export function ClientsPage({ list }: OfList<typeof listClients>) {
  const actions = useClientActions();
  const mayImport = useMay(readImport);
  const [adding, add] = useState(false);
  const Short = quickAdd('client');
  const go = useGo();
  return (
    <>
      <ListPage
        title="Klienci"
        list={list}
        search="Szukaj firmy, NIP, miasta, osoby…"
        pills={tagPills}
        filters={clientFilters}
        more={() =>
          mayImport
            ? [{ label: 'Importuj', icon: IconFileImport, to: { to: addressOf('clientImport') } }]
            : []
        }
        columns={clientColumns}
        open={({ id }) => ({ to: addressOf('client', { id }) })}
        actions={actions}
        acts={clientActs}
        primary={{ label: 'Dodaj klienta', icon: IconPlus, run: () => add(true) }}
        empty={{
          title: 'Nie ma jeszcze klientów',
          text: 'Tu będą firmy, dla których pracujemy.',
        }}
      />
      {adding && Short && (
        <Short
          here
          onClose={() => add(false)}
          onAdded={(id) => {
            add(false);
            void go(addressOf('client', { id }));
          }}
        />
      )}
    </>
  );
}
