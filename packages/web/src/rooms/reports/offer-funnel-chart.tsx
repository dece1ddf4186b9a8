import { counted } from '@zaplecze/contract/kit/words';
import { offerStatus } from '@zaplecze/contract/offers.lists';
import { type FunnelRow, offerFunnel } from '@zaplecze/contract/report-offers';
import { useState } from 'react';
import { ChartCard } from '../../kit/charts/chart-card.tsx';
import { Choice } from '../../kit/charts/choice.tsx';
import { LyingBars } from '../../kit/charts/lying-bars.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { useGo } from '../../kit/navigation/use-go.ts';
import { formatMoney, formatNumber } from '../../kit/records/format.ts';
import { sumOf } from './sums.ts';
import { useOfferLinks } from './use-offer-links.ts';
import { useReportFilter } from './use-report-filter.ts';

const measures = [
  { value: 'value', label: 'Wartość' },
  { value: 'count', label: 'Liczba' },
] as const;

/** What became of the offers that were made. */
export function OfferFunnelChart() {
  const [measure, setMeasure] = useState<'value' | 'count'>('value');
  const { filter, period } = useReportFilter();
  const offers = useOfferLinks();
  const go = useGo();
  const listOf = (row: FunnelRow, more: { noValue?: 1 } = {}) =>
    offers({ ...period, status: row.status.id, ...more });
  const money = (value: number) => formatMoney(value);
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
      controls={<Choice label="Miara" data={measures} value={measure} onChange={setMeasure} />}
      columns={[
        { key: 'status', header: 'Status', render: (row) => row.status.name },
        {
          key: 'count',
          header: 'Oferty',
          number: true,
          render: (row) => <AppLink to={listOf(row)}>{formatNumber(row.count)}</AppLink>,
          sum: (rows) => formatNumber(sumOf(rows, 'count')),
        },
        {
          key: 'value',
          header: 'Wartość netto',
          number: true,
          render: (row) => money(row.value),
          sum: (rows) => money(sumOf(rows, 'value')),
        },
        {
          key: 'noValue',
          header: 'Bez wartości',
          number: true,
          render: (row) => (
            <AppLink to={listOf(row, { noValue: 1 })}>{formatNumber(row.noValue)}</AppLink>
          ),
          sum: (rows) => formatNumber(sumOf(rows, 'noValue')),
        },
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
            <strong>{counted(sumOf(list, 'count'), 'oferta', 'oferty', 'ofert')}</strong> na{' '}
            {money(sumOf(list, 'value'))}, z tego zaakceptowane {formatNumber(won?.count ?? 0)} na{' '}
            {money(won?.value ?? 0)}.
          </>
        );
      }}
    >
      {({ list }) => (
        <LyingBars
          rows={list.map((row) => ({
            row,
            key: row.status.id,
            words: row.status.name,
            value: row[measure],
            says: `${counted(row.count, 'oferta', 'oferty', 'ofert')} · ${money(row.value)}`,
            tone: { key: `s${row.status.id}`, color: row.status.color ?? '', pattern: 'plain' },
          }))}
          onMark={({ row }) => go(listOf(row))}
        />
      )}
    </ChartCard>
  );
}
