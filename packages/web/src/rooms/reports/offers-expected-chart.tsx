import { addressOf } from '@zaplecze/contract/addresses';
import { offerStatus, openOfferStatuses } from '@zaplecze/contract/offers.lists';
import {
  type ExpectedRow,
  offersExpected,
  quarterOf,
  winRateDays,
} from '@zaplecze/contract/report-offers';
import { ChartCard } from '../../kit/charts/chart-card.tsx';
import { StackedBars } from '../../kit/charts/stacked-bars.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { useGo } from '../../kit/navigation/use-go.ts';
import { formatDays, formatMoney, formatNumber } from '../../kit/records/format.ts';
import { sumOf } from './sums.ts';
import { useOfferLinks } from './use-offer-links.ts';
import { useReportFilter } from './use-report-filter.ts';

const tones = [
  { key: 'accepted', name: 'przyjęte w kwartale', color: 'var(--z-chart-good)', pattern: 'plain' },
  { key: 'hoped', name: 'czekające × skuteczność', color: 'var(--z-chart-warn)', pattern: 'lines' },
] as const;
const nameOf = ({ name }: ExpectedRow) => name || 'Bez usługi';

/** What the offers are to bring this quarter. */
export function OffersExpectedChart() {
  const { filter } = useReportFilter();
  const offers = useOfferLinks();
  const go = useGo();
  const quarter = quarterOf();
  const rateDays = winRateDays();
  const type = ({ id }: ExpectedRow) => ({ type: id });
  const won = (row: ExpectedRow) =>
    offers({
      ...type(row),
      status: offerStatus.accepted,
      decidedFrom: quarter.dateFrom,
      decidedTo: quarter.dateTo,
    });
  const waiting = (row: ExpectedRow, more: { noValue?: 1 } = {}) =>
    offers({ ...type(row), status: openOfferStatuses.join(','), expired: 0, ...more });
  const decided = ({ id, ownRate }: ExpectedRow) =>
    addressOf('offers', {
      filter: {
        ...(ownRate && id !== null && { type: id }),
        status: `${offerStatus.accepted},${offerStatus.refused}`,
        decidedFrom: rateDays.dateFrom,
        decidedTo: rateDays.dateTo,
      },
    });
  return (
    <ChartCard
      title="Spodziewana wartość kwartału"
      how={
        <>
          <p>
            Kwartał {formatDays(quarter)}. Spodziewana wartość to oferty przyjęte w tym kwartale
            oraz wartość ofert, które czekają i są jeszcze ważne, razy skuteczność ich usługi.
          </p>
          <p>
            Skuteczność: przyjęte wśród przyjętych i odmów całej firmy w ostatnich dwunastu
            miesiącach ({formatDays(rateDays)}). Usługa bez decyzji w tym czasie ma skuteczność
            wszystkich usług razem. Wartość oferty kilku usług dzieli się między nie po równo.
            Oferty bez wartości nic nie dodają. Wybrany okres nie ma tu znaczenia.
          </p>
        </>
      }
      endpoint={offersExpected}
      query={{ filter }}
      columns={[
        { key: 'name', header: 'Usługa', render: nameOf },
        {
          key: 'accepted',
          header: 'Przyjęte w kwartale',
          number: true,
          render: (row) => <AppLink to={won(row)}>{formatMoney(row.accepted)}</AppLink>,
          sum: (rows) => formatMoney(sumOf(rows, 'accepted')),
        },
        {
          key: 'count',
          header: 'Czekają',
          number: true,
          render: (row) => <AppLink to={waiting(row)}>{formatNumber(row.count)}</AppLink>,
        },
        {
          key: 'noValue',
          header: 'Bez wartości',
          number: true,
          render: (row) => (
            <AppLink to={waiting(row, { noValue: 1 })}>{formatNumber(row.noValue)}</AppLink>
          ),
        },
        {
          key: 'waiting',
          header: 'Wartość czekających',
          number: true,
          render: (row) => formatMoney(row.waiting),
          sum: (rows) => formatMoney(sumOf(rows, 'waiting')),
        },
        {
          key: 'rate',
          header: 'Skuteczność',
          number: true,
          render: (row) => (
            <AppLink to={decided(row)}>
              {row.rate === null
                ? 'brak decyzji'
                : `${Math.round(100 * row.rate)}%${row.ownRate ? '' : ' (wszystkich)'}`}
            </AppLink>
          ),
        },
        {
          key: 'expected',
          header: 'Spodziewana',
          number: true,
          render: (row) => formatMoney(row.expected),
          sum: (rows) => formatMoney(sumOf(rows, 'expected')),
        },
      ]}
      rowKey={(row) => row.id ?? 'none'}
      empty={{ title: 'Nic nie czeka i nic w tym kwartale nie przyjęto' }}
      summary={({ list }) => (
        <>
          <strong>{formatMoney(sumOf(list, 'expected'))}</strong>, z tego{' '}
          {formatMoney(sumOf(list, 'accepted'))} już przyjęte.
        </>
      )}
    >
      {({ list }) => (
        <StackedBars
          rows={list.map((row) => ({
            ...row,
            key: row.id ?? 'none',
            label: nameOf(row),
            hoped: Math.round((row.expected - row.accepted) * 100) / 100,
          }))}
          tones={tones}
          across
          format={formatMoney}
          onMark={(row, part) => go(part === 'accepted' ? won(row) : waiting(row))}
        />
      )}
    </ChartCard>
  );
}
