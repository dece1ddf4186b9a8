import { Button } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import {
  createDistinctClients,
  type MergedClient,
  mergeClients,
  mergedClients,
  removeDistinctClients,
  similarClients,
  splitClient,
} from '@zaplecze/contract/rooms/clients/merging/calls';
import { clientHistory } from '@zaplecze/contract/rooms/history/calls';
import { useState } from 'react';
import { useMay } from '../../../kit/calls/session.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { toast } from '../../../kit/dialogs/toast.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { SideBox } from '../../../kit/records/details.tsx';
import { formatDay } from '../../../kit/records/format.ts';
import { HistoryPanel } from '../../history/index.ts';
import classes from './client-twins.module.css';
import { MergeClients } from './merge-clients.tsx';

export { MergeClients };

export function ClientTwins({ client }: { client: Client }) {
  return (
    <>
      <Similar client={client} />
      <Merged client={client.id} />
    </>
  );
}

function Similar({ client }: { client: Client }) {
  const { id, nip, name, city, postalCode } = client;
  const query = { nip, name: name.slice(0, 100), city, postalCode, except: id };
  const list = useApi(similarClients, { query }).data?.list ?? [];
  const may = useMay(mergeClients);
  const [other, open] = useState<number | null>(null);
  const back = useSend(removeDistinctClients, {});
  const keepApart = useSend(createDistinctClients, {
    onDone: (_, { body }) =>
      toast.offer('Nie będziemy już pytać o tych dwóch klientów', {
        label: 'Cofnij',
        run: () => back.mutate({ params: { id, client: Number(body.client) } }),
      }),
  });
  if (list.length === 0) return null;
  return (
    <SideBox title="Możliwe duplikaty">
      <ul className={classes.list}>
        {list.map((one) => (
          <li key={one.id}>
            <AppLink to={addressOf('client', { id: one.id })}>{one.name}</AppLink>
            <span className={classes.facts}>
              {one.sameNip ? 'ten sam NIP' : 'podobna nazwa'}, {one.street}, {one.city}
            </span>
            {may && (
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={`Porównaj i połącz: ${one.name}`}
                onClick={() => open(one.id)}
              >
                Porównaj i połącz
              </Button>
            )}
            {may && (
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={`To nie duplikat: ${one.name}`}
                onClick={() => keepApart.mutate({ params: { id }, body: { client: one.id } })}
              >
                To nie duplikat
              </Button>
            )}
          </li>
        ))}
      </ul>
      {other !== null && <MergeClients client={client} other={other} onClose={() => open(null)} />}
    </SideBox>
  );
}

function Merged({ client }: { client: number }) {
  const list = useApi(mergedClients, { params: { id: client } }).data?.list ?? [];
  const [shown, show] = useState<MergedClient | null>(null);
  const split = useSend(splitClient, { toast: 'Cofnięto połączenie' });
  if (list.length === 0) return null;
  const ask = async ({ id, name }: MergedClient) => {
    const yes = await confirm({
      title: 'Cofnąć połączenie klientów?',
      text: `„${name}” znów będzie osobnym klientem i odzyska to, co przeszło. To, co zrobiono później, zostaje tutaj.`,
      danger: false,
    });
    if (yes) split.mutate({ params: { id } });
  };
  return (
    <SideBox title="Połączeni klienci">
      <ul className={classes.list}>
        {list.map((one) => (
          <li key={one.id}>
            <span>{one.name}</span>
            <span className={classes.facts}>
              NIP {one.nip}, połączono {formatDay(one.at)}
              {one.by && `, ${one.by.name}`}
              {one.until && `; cofnąć można do ${formatDay(one.until)}`}
            </span>
            <span className={classes.acts}>
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={`Historia: ${one.name}`}
                onClick={() => show(one)}
              >
                Historia
              </Button>
              {one.may.split && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  loading={split.isPending}
                  aria-label={`Cofnij połączenie: ${one.name}`}
                  onClick={() => void ask(one)}
                >
                  Cofnij połączenie
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {shown && (
        <Modal title={shown.name} opened onClose={() => show(null)} size={720}>
          <HistoryPanel endpoint={clientHistory} id={shown.id} />
        </Modal>
      )}
    </SideBox>
  );
}
