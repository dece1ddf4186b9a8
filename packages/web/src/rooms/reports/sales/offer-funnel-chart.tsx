import { countWords } from '@zaplecze/contract/kit/values/words';
import { offerStatus } from '@zaplecze/contract/rooms/offers/lists';
import { type FunnelRow, offerFunnel } from '@zaplecze/contract/rooms/reports/offers/calls';
import { useState } from 'react';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { ChartChoice } from '../../../kit/charts/choice.tsx';
import { LyingBars } from '../../../kit/charts/lying-bars.tsx';
import { numberColumn } from '../../../kit/charts/number-column.tsx';
import { sumOf } from '../../../kit/charts/sums.ts';
import { formatMoney, formatNumber } from '../../../kit/records/format.ts';
import { useOfferLinks } from '../use-links.ts';
import { useReportFilter } from '../use-report-filter.ts';
import { type More, offerReportColumns } from './offer-columns.ts';

const measures = { value: 'Wartość', count: 'Liczba' };

/** What became of the offers that were made. */
export function OfferFunnelChart() {
  const [measure, setMeasure] = useState<keyof typeof measures>('value');
  const { filter, period } = useReportFilter();
  const offers = useOfferLinks();
  const lists = (more: More = {}) => ({
    of: ({ status }: FunnelRow) => offers({ ...period, status: status.id, ...more }),
    all: offers({ ...period, ...more }),
  });
  return (
    <ChartCard
      title="Co stało się z ofertami"
      how={
        <>
          <p>
            Oferty utworzone w okresie, każda w statusie, który ma dziś. Wartość to suma wartości
            netto; oferty bez wartości są policzone w liczbie, a do sumy nic nie dodają.
          </p>
          <p>
            Spółka i dział oferty to dział sprzedawcy i spółki tego działu, osoba to sprzedawca.
          </p>
        </>
      }
      endpoint={offerFunnel}
      query={{ filter }}
      controls={
        <ChartChoice label="Miara" words={measures} value={measure} onChange={setMeasure} />
      }
      columns={[
        { key: 'status', header: 'Status', render: (row) => row.status.name },
        ...offerReportColumns(lists),
        numberColumn('noValue', 'Bez wartości', lists({ noValue: 1 })),
      ]}
      rowKey={(row) => row.status.id}
      isEmpty={({ list }) => sumOf(list, 'count') === 0}
      empty={{
        title: 'W tym okresie nie utworzono żadnej oferty',
        text: 'Wybierz dłuższy okres albo inny dział.',
      }}
      summary={({ list }) => {
        const won = list.find(({ status }) => status.id === offerStatus.accepted);
        return (
          <>
            <strong>{countWords(sumOf(list, 'count'), 'oferta', 'oferty', 'ofert')}</strong> na{' '}
            {formatMoney(sumOf(list, 'value'))}, z tego zaakceptowane{' '}
            {formatNumber(won?.count ?? 0)} na {formatMoney(won?.value ?? 0)}.
          </>
        );
      }}
    >
      {({ list }) => (
        <LyingBars
          rows={list.map((row) => ({
            to: lists().of(row),
            key: row.status.id,
            words: row.status.name,
            value: row[measure],
            says: `${countWords(row.count, 'oferta', 'oferty', 'ofert')} · ${formatMoney(row.value)}`,
            tone: { key: `s${row.status.id}`, color: row.status.color ?? '', pattern: 'plain' },
          }))}
        />
      )}
    </ChartCard>
  );
}
