import { offerStatus } from '@zaplecze/contract/rooms/offers/lists';
import { offerWins, type WinRow, type WinsBy } from '@zaplecze/contract/rooms/reports/offers/calls';
import { useState } from 'react';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { ChartChoice } from '../../../kit/charts/choice.tsx';
import { numberColumn } from '../../../kit/charts/number-column.tsx';
import { StackedBars } from '../../../kit/charts/stacked-bars.tsx';
import { sumOf } from '../../../kit/charts/sums.ts';
import { formatMoney, formatNumber } from '../../../kit/records/format.ts';
import { useOfferLinks } from '../use-links.ts';
import { useReportFilter } from '../use-report-filter.ts';

const words: Record<WinsBy, string> = {
  service: 'Usługi',
  seller: 'Sprzedawcy',
  tag: 'Tagi klienta',
};
const none: Record<WinsBy, string> = {
  service: 'Bez usługi',
  seller: '–',
  tag: 'Bez tagu',
};
const tones = [
  { key: 'accepted', name: 'przyjęte', color: 'var(--z-chart-good)', pattern: 'plain' },
  { key: 'refused', name: 'odmowy', color: 'var(--z-chart-bad)', pattern: 'lines' },
] as const;
const statuses = { accepted: offerStatus.accepted, refused: offerStatus.refused };
type End = keyof typeof statuses;

const most = 12;
const percent = ({ accepted, refused }: Pick<WinRow, End>) =>
  `${Math.round((100 * accepted) / (accepted + refused))}%`;

/** What share of the decided offers was accepted. */
export function OfferWinsChart() {
  const [by, setBy] = useState<WinsBy>('service');
  const { filter, period } = useReportFilter();
  const offers = useOfferLinks();
  const groupOf = ({ id }: WinRow) => {
    if (by === 'seller') return { seller: id };
    if (by === 'service') return { type: id };
    return id === null ? { noTag: 1 } : { clientTag: id };
  };
  /** None of offers without a service, which no filter of the list tells. */
  const listOf = (row: WinRow, end: End) => {
    const group = groupOf(row);
    if (Object.values(group).includes(null)) return undefined;
    const days = { decidedFrom: period.dateFrom, decidedTo: period.dateTo };
    return offers({ ...group, status: statuses[end], ...days });
  };
  const accepted = { of: (row: WinRow) => listOf(row, 'accepted') };
  const refused = { of: (row: WinRow) => listOf(row, 'refused') };
  const format = formatMoney;
  const nameOf = (row: WinRow) => row.name || none[by];
  return (
    <ChartCard
      title="Skuteczność ofert"
      how={
        <>
          <p>
            Oferty, o których zdecydowano w okresie: przyjęte i te z odmową. Skuteczność to udział
            przyjętych. Oferta, po której złożono nową, nie jest liczona; liczy się ta nowa.
          </p>
          <p>
            Oferta kilku usług stoi przy każdej z nich z równą częścią wartości, tak samo przy
            każdym tagu klienta: wartości sumują się do całości, liczby ofert nie. Źródła klienta
            system nie zapisuje; najbliższe są tagi, na przykład „Polecenie”.
          </p>
        </>
      }
      endpoint={offerWins}
      query={{ filter, by }}
      controls={<ChartChoice label="Podział" words={words} value={by} onChange={setBy} />}
      columns={[
        { key: 'name', header: words[by], render: nameOf },
        numberColumn('accepted', 'Przyjęte', accepted),
        numberColumn('refused', 'Odmowy', refused),
        { key: 'rate', header: 'Skuteczność', number: true, render: percent },
        numberColumn('acceptedValue', 'Wartość przyjętych', { ...accepted, format }),
        numberColumn('refusedValue', 'Wartość odmów', { ...refused, format }),
      ]}
      rowKey={(row) => row.id ?? 'none'}
      empty={{
        title: 'W tym okresie nie zapadła żadna decyzja',
        text: 'Wybierz dłuższy okres albo inny dział.',
      }}
      summary={({ list }) => {
        if (by !== 'seller') {
          const [first, ...others] = [...list]
            .filter((row) => row.accepted + row.refused > 2)
            .sort(
              (a, b) =>
                a.accepted / (a.accepted + a.refused) - b.accepted / (b.accepted + b.refused),
            );
          const last = others.at(-1);
          if (!first || !last) return null;
          return (
            <>
              Najczęściej przyjmowane: <strong>{nameOf(last)}</strong> ({percent(last)}),
              najrzadziej: <strong>{nameOf(first)}</strong> ({percent(first)}).
            </>
          );
        }
        const all = { accepted: sumOf(list, 'accepted'), refused: sumOf(list, 'refused') };
        return (
          <>
            <strong>{percent(all)} przyjętych</strong>: {formatNumber(all.accepted)} z{' '}
            {formatNumber(all.accepted + all.refused)}.
          </>
        );
      }}
    >
      {({ list }) => (
        <StackedBars
          rows={list.slice(0, most).map((row) => ({
            ...row,
            key: row.id ?? 'none',
            label: `${nameOf(row)}, ${percent(row)}`,
          }))}
          tones={tones}
          across
          listOf={listOf}
        />
      )}
    </ChartCard>
  );
}
