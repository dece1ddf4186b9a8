import { countWords } from '@zaplecze/contract/kit/values/words';
import { openOfferStatuses } from '@zaplecze/contract/rooms/offers/lists';
import {
  offersWaiting,
  type WaitingRow,
  waitingAges,
} from '@zaplecze/contract/rooms/reports/offers/calls';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { LyingBars } from '../../../kit/charts/lying-bars.tsx';
import { numberColumn } from '../../../kit/charts/number-column.tsx';
import { sumOf } from '../../../kit/charts/sums.ts';
import { formatMoney, formatNumber } from '../../../kit/records/format.ts';
import { useOfferLinks } from '../use-links.ts';
import { useReportFilter } from '../use-report-filter.ts';
import { type More, offerReportColumns } from './offer-columns.ts';

const tone = { key: 'waiting', color: 'var(--z-chart-now)', pattern: 'plain' } as const;
const late = { key: 'expired', color: 'var(--z-chart-bad)', pattern: 'lines' } as const;
const ageOf = ({ from, to }: WaitingRow) =>
  to === null ? `ponad ${from - 1} dni` : `${from}–${to} dni`;
const words = (count: number) => countWords(count, 'oferta', 'oferty', 'ofert');

/** How long the client has had what is not decided yet. */
export function OffersWaitingChart() {
  const { filter } = useReportFilter();
  const offers = useOfferLinks();
  const status = openOfferStatuses.join(',');
  const lists = (more: More = {}) => ({
    of: (row: WaitingRow) => {
      const age = waitingAges().find(({ from }) => from === row.from);
      return offers({ status, sentFrom: age?.sentFrom, sentTo: age?.sentTo, ...more });
    },
    all: offers({ status, ...more }),
  });
  return (
    <ChartCard
      title="Oferty, które czekają"
      how={
        <p>
          Oferty bez decyzji dziś („Oczekuje na decyzję” i „W uzupełnieniu”), według dni od
          złożenia, a gdy dnia złożenia nie podano, od utworzenia. Kreskowana część to oferty po
          dniu ważności. Wybrany okres nie ma tu znaczenia.
        </p>
      }
      endpoint={offersWaiting}
      query={{ filter }}
      columns={[
        { key: 'age', header: 'Czekają', render: ageOf },
        ...offerReportColumns(lists),
        numberColumn('noValue', 'Bez wartości', lists({ noValue: 1 })),
        numberColumn('expired', 'Po ważności', lists({ expired: 1 })),
      ]}
      rowKey={(row) => row.from}
      isEmpty={({ list }) => sumOf(list, 'count') === 0}
      empty={{ title: 'Żadna oferta nie czeka na decyzję' }}
      summary={({ list }) => (
        <>
          <strong>{words(sumOf(list, 'count'))}</strong> na {formatMoney(sumOf(list, 'value'))}, po
          ważności {formatNumber(sumOf(list, 'expired'))}.
        </>
      )}
    >
      {({ list }) => (
        <LyingBars
          rows={list.map((row) => ({
            to: lists().of(row),
            key: row.from,
            words: ageOf(row),
            value: row.count,
            says: `${words(row.count)}${row.expired ? `, po ważności ${row.expired}` : ''}`,
            tone,
            part: { value: row.expired, tone: late },
          }))}
        />
      )}
    </ChartCard>
  );
}
