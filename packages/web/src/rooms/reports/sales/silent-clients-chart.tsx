import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import {
  contactNames,
  silentClients,
  usualSilence,
} from '@zaplecze/contract/rooms/reports/clients/calls';
import { useState } from 'react';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { formatDay } from '../../../kit/records/format.ts';
import { useReportFilter } from '../use-report-filter.ts';
import { SilenceChoice } from './silence-choice.tsx';
import { useClientLinks } from './use-client-links.ts';

/** Whom nobody has talked to for longest. */
export function SilentClientsChart() {
  const [days, setDays] = useState<number>(usualSilence);
  const { filter } = useReportFilter();
  const clients = useClientLinks();
  return (
    <ChartCard
      title="Najdłużej bez kontaktu"
      how={
        <p>
          Klienci aktywni i potencjalni, od najdawniejszego kontaktu; pobrany plik ma wszystkich. Po
          czym wiadomo: ostatnia zmiana projektu, zgłoszenia lub oferty, komentarz, gość, przesyłka
          albo dodanie klienta.
        </p>
      }
      endpoint={silentClients}
      query={{ filter, days }}
      controls={<SilenceChoice days={days} set={setDays} />}
      columns={[
        {
          key: 'client',
          header: 'Klient',
          render: ({ client }) => (
            <AppLink to={addressOf('client', { id: client.id })}>{client.name}</AppLink>
          ),
        },
        {
          key: 'carers',
          header: 'Opiekunowie',
          render: ({ carers }) => carers.map(({ name }) => name).join(', ') || 'brak',
        },
        {
          key: 'day',
          header: 'Ostatni kontakt',
          render: (row) => `${formatDay(row.day)}, ${contactNames[row.kind]}`,
        },
        {
          key: 'days',
          header: 'Temu',
          number: true,
          render: (row) => countWords(row.days, 'dzień', 'dni', 'dni'),
        },
      ]}
      rowKey={({ client }) => client.id}
      empty={{ title: `Z każdym był kontakt w ciągu ${days} dni` }}
      below={() => <AppLink to={clients({ silentFor: days })}>Wszyscy bez kontaktu</AppLink>}
    />
  );
}
