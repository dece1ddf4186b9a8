import {
  type CareRow,
  clientCare,
  usualSilence,
} from '@zaplecze/contract/rooms/reports/clients/calls';
import { useState } from 'react';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { LyingBars } from '../../../kit/charts/lying-bars.tsx';
import { numberColumn } from '../../../kit/charts/number-column.tsx';
import { formatNumber } from '../../../kit/records/format.ts';
import { useReportFilter } from '../use-report-filter.ts';
import { SilenceChoice } from './silence-choice.tsx';
import { useClientLinks } from './use-client-links.ts';

const bad = { key: 'bad', color: 'var(--z-chart-bad)', pattern: 'plain' } as const;
const warn = { key: 'warn', color: 'var(--z-chart-warn)', pattern: 'lines' } as const;
const tones = { total: warn, noCarer: bad, silent: bad, openIssues: warn, refused: warn };

/** Which clients lack care. */
export function ClientCareChart() {
  const [days, setDays] = useState<number>(usualSilence);
  const { filter, period } = useReportFilter();
  const clients = useClientLinks();
  const words: Record<CareRow['kind'], string> = {
    total: 'Aktywni i potencjalni',
    noCarer: 'Bez opiekuna',
    silent: `Bez kontaktu od ${days} dni`,
    openIssues: 'Z otwartymi zgłoszeniami',
    refused: 'Odmówili oferty',
  };
  const filters: Record<CareRow['kind'], Record<string, string | number>> = {
    total: {},
    noCarer: { noCarer: 1 },
    silent: { silentFor: days },
    openIssues: { openIssues: 1 },
    refused: { refusedFrom: period.dateFrom, refusedTo: period.dateTo },
  };
  const listOf = ({ kind }: CareRow) => clients(filters[kind]);
  const of = (list: CareRow[]) => list.find(({ kind }) => kind === 'total')?.count ?? 0;
  return (
    <ChartCard
      title="Klienci, o których trzeba zadbać"
      how={
        <>
          <p>
            Klienci aktywni i potencjalni, dziś; odmowy oferty: w okresie. Kontakt to ostatnia
            zmiana projektu, zgłoszenia lub oferty klienta, komentarz do jego zgłoszenia lub
            zadania, gość albo przesyłka, a gdy nic takiego nie było, dodanie klienta.
          </p>
          <p>
            Klient należy do działu i spółki, w których pracuje jego opiekun albo robi się jego
            projekt; osoba to opiekun. Otwarte zgłoszenie: do realizacji lub w realizacji.
          </p>
        </>
      }
      endpoint={clientCare}
      query={{ filter, days }}
      controls={<SilenceChoice days={days} set={setDays} />}
      columns={[
        { key: 'kind', header: 'Klienci', render: ({ kind }) => words[kind] },
        numberColumn('count', 'Liczba', { of: listOf }),
      ]}
      rowKey={({ kind }) => kind}
      isEmpty={({ list }) => of(list) === 0}
      empty={{ title: 'Nie ma tu aktywnych ani potencjalnych klientów' }}
      summary={({ list }) => (
        <>
          Z <strong>{formatNumber(of(list))}</strong> klientów aktywnych i potencjalnych:
        </>
      )}
    >
      {({ list }) => (
        <LyingBars
          rows={list
            .filter(({ kind }) => kind !== 'total')
            .map((row) => ({
              to: listOf(row),
              key: row.kind,
              words: words[row.kind],
              value: row.count,
              says: formatNumber(row.count),
              tone: tones[row.kind],
            }))}
        />
      )}
    </ChartCard>
  );
}
