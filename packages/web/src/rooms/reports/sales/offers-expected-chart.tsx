import { addressOf } from '@zaplecze/contract/addresses';
import { sumOfHundredths } from '@zaplecze/contract/kit/values/amounts';
import { offerStatus, openOfferStatuses } from '@zaplecze/contract/rooms/offers/lists';
import {
  type ExpectedRow,
  offersExpected,
  quarterOf,
  winRateDays,
} from '@zaplecze/contract/rooms/reports/offers/calls';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { numberColumn } from '../../../kit/charts/number-column.tsx';
import { StackedBars } from '../../../kit/charts/stacked-bars.tsx';
import { sumOf } from '../../../kit/charts/sums.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { formatDays, formatMoney } from '../../../kit/records/format.ts';
import { useOfferLinks } from '../use-links.ts';
import { useReportFilter } from '../use-report-filter.ts';

const tones = [
  { key: 'accepted', name: 'przyjęte w kwartale', color: 'var(--z-chart-good)', pattern: 'plain' },
  { key: 'hoped', name: 'czekające × skuteczność', color: 'var(--z-chart-warn)', pattern: 'lines' },
] as const;
const nameOf = ({ name }: ExpectedRow) => name || 'Bez usługi';

/** What the offers are to bring this quarter. */
export function OffersExpectedChart() {
  const { filter } = useReportFilter();
  const offers = useOfferLinks();
  const quarter = quarterOf();
  const rateDays = winRateDays();
  /** None of offers without a service, which no filter of the list tells. */
  const ofType = ({ id }: ExpectedRow, filters: Record<string, string | number>) =>
    id === null ? undefined : offers({ type: id, ...filters });
  const won = {
    status: offerStatus.accepted,
    ...{ decidedFrom: quarter.dateFrom, decidedTo: quarter.dateTo },
  };
  const waiting = { status: openOfferStatuses.join(','), expired: 0 };
  const wonOf = (row: ExpectedRow) => ofType(row, won);
  const waitingOf = (row: ExpectedRow) => ofType(row, waiting);
  const format = formatMoney;
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
        numberColumn('accepted', 'Przyjęte w kwartale', { of: wonOf, all: offers(won), format }),
        numberColumn('count', 'Czekają', { of: waitingOf }),
        numberColumn('noValue', 'Bez wartości', {
          of: (row: ExpectedRow) => ofType(row, { ...waiting, noValue: 1 }),
        }),
        numberColumn('waiting', 'Wartość czekających', {
          ...{ of: waitingOf, all: offers(waiting), format },
        }),
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
        // A value times a share: no list has it.
        numberColumn('expected', 'Spodziewana', { summed: true, format }),
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
            hoped: sumOfHundredths([row.expected, -row.accepted]),
          }))}
          tones={tones}
          across
          format={formatMoney}
          listOf={(row, part) => (part === 'accepted' ? wonOf(row) : waitingOf(row))}
        />
      )}
    </ChartCard>
  );
}
