import { IconCheck, IconPencil } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { confirmParcel } from '@zaplecze/contract/rooms/reception/calls';
import { type Delivery, listDeliveries } from '@zaplecze/contract/rooms/reception/desk/calls';
import { useState } from 'react';
import { useMe } from '../../../kit/calls/session.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { RecordTable } from '../../../kit/lists/table/record-table.tsx';
import type { Column } from '../../../kit/lists/types.ts';
import { PageHead } from '../../../kit/navigation/page-head.tsx';
import { DayText } from '../../../kit/records/date-text.tsx';
import { EmptyState, PendingAnswer } from '../../../kit/records/states.tsx';
import { PersonName } from '../../person-names/index.ts';
import classes from '../reception.module.css';

const DeliveryDialog = lazyPart(part(() => import('./delivery-dialog.tsx'), 'DeliveryDialog'));

/** 'za 3 dni', 'dziś', 'doręczone 17.11': what becomes of it when nobody opens it. */
function Left({ row }: { row: Delivery }) {
  if (!row.counted) return <>bez terminu</>;
  if (row.daysLeft < 0)
    return (
      <span className={classes.late}>
        uznane za doręczone <DayText value={row.deemed} />
      </span>
    );
  const words =
    row.daysLeft === 0 ? 'dziś ostatni dzień' : countWords(row.daysLeft, 'dzień', 'dni', 'dni');
  return <span className={row.daysLeft <= 3 ? classes.soon : undefined}>{words}</span>;
}

const columns: Column<Delivery>[] = [
  { key: 'description', header: 'Opis', card: 'title', render: (row) => row.description },
  { key: 'party', header: 'Nadawca', render: (row) => row.party },
  {
    key: 'user',
    header: 'Dla kogo',
    render: (row) => row.user && <PersonName person={row.user} />,
  },
  { key: 'arrived', header: 'Wpłynęło', render: (row) => <DayText value={row.arrived} /> },
  {
    key: 'last',
    header: 'Odebrać do',
    render: (row) => row.counted && <DayText value={row.last} />,
  },
  { key: 'daysLeft', header: 'Zostało', card: 'status', render: (row) => <Left row={row} /> },
  {
    key: 'sysNumber',
    header: 'Numer systemowy',
    card: 'none',
    from: 1280,
    render: (row) => row.sysNumber,
  },
];

/** e-Doręczenia that nobody has opened, with the days until they are deemed delivered. */
export function DeliveriesPage() {
  const { data, error, refetch } = useApi(listDeliveries, {});
  const { reception } = useMe().flags;
  const [changing, setChanging] = useState<Delivery | null>(null);
  const receive = useSend(confirmParcel, { toast: 'Odbiór zapisany' });
  if (!data) return <PendingAnswer answer={{ error, refetch }} />;
  return (
    <>
      <PageHead title="e-Doręczenia" />
      <p className={classes.hint}>
        Przesyłkę podmiotu publicznego, której nikt nie odbierze w skrzynce, uznaje się za doręczoną
        następnego dnia po upływie 14 dni od wpływu.
      </p>
      {data.list.length === 0 ? (
        <EmptyState
          title="Nic nie czeka na odbiór"
          text="Tu będą przychodzące przesyłki rodzaju „e-Doręczenie”, z liczbą dni do doręczenia."
        />
      ) : (
        <RecordTable
          label="e-Doręczenia, które czekają"
          rows={data.list}
          columns={columns}
          rowName={(row) => row.description}
          open={(row) => ({ to: addressOf('parcel', { id: row.id }) })}
          actions={(row) => [
            {
              label: 'Odebrane w skrzynce',
              icon: IconCheck,
              run: () => receive.mutate({ params: { id: row.id }, body: { received: true } }),
            },
            ...(reception
              ? [{ label: 'Termin', icon: IconPencil, run: () => setChanging(row) }]
              : []),
          ]}
        />
      )}
      {changing && (
        <DeliveryDialog key={changing.id} row={changing} onClose={() => setChanging(null)} />
      )}
    </>
  );
}
