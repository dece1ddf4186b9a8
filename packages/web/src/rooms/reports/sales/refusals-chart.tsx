import { countWords } from '@zaplecze/contract/kit/values/words';
import { offerStatus } from '@zaplecze/contract/rooms/offers/lists';
import { offerRefusals, type RefusalRow } from '@zaplecze/contract/rooms/reports/offers/calls';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { LyingBars } from '../../../kit/charts/lying-bars.tsx';
import { sumOf } from '../../../kit/charts/sums.ts';
import { formatMoney, formatNumber } from '../../../kit/records/format.ts';
import { useOfferLinks } from '../use-links.ts';
import { useReportFilter } from '../use-report-filter.ts';
import { type More, offerReportColumns } from './offer-columns.ts';

const withReason = { key: 'told', color: 'var(--z-chart-bad)', pattern: 'plain' } as const;
const untold = { key: 'untold', color: 'var(--z-chart-rest)', pattern: 'dots' } as const;
const nameOf = ({ name }: RefusalRow) => name || 'Bez powodu';

/** Why clients refused. */
export function RefusalsChart() {
  const { filter, period } = useReportFilter();
  const offers = useOfferLinks();
  const lists = (more: More = {}) => {
    const all = {
      status: offerStatus.refused,
      ...{ decidedFrom: period.dateFrom, decidedTo: period.dateTo, ...more },
    };
    return {
      of: ({ id }: RefusalRow) =>
        offers({ ...all, ...(id === null ? { noReason: 1 } : { refusalReason: id }) }),
      all: offers(all),
    };
  };
  return (
    <ChartCard
      title="Dlaczego odmówiono"
      how={
        <p>
          Oferty z odmową w okresie, według powodu wybranego ze słownika obok komentarza. Odmowy bez
          powodu stoją osobno, na końcu.
        </p>
      }
      endpoint={offerRefusals}
      query={{ filter }}
      columns={[
        { key: 'name', header: 'Powód', render: nameOf },
        ...offerReportColumns(lists, 'Odmowy'),
      ]}
      rowKey={(row) => row.id ?? 'none'}
      empty={{ title: 'W tym okresie nikt nie odmówił' }}
      summary={({ list }) => (
        <>
          <strong>{countWords(sumOf(list, 'count'), 'odmowa', 'odmowy', 'odmów')}</strong> na{' '}
          {formatMoney(sumOf(list, 'value'))}.
        </>
      )}
    >
      {({ list }) => (
        <LyingBars
          rows={list.map((row) => ({
            to: lists().of(row),
            key: row.id ?? 'none',
            words: nameOf(row),
            value: row.count,
            says: `${formatNumber(row.count)} · ${formatMoney(row.value)}`,
            tone: row.id === null ? untold : withReason,
          }))}
        />
      )}
    </ChartCard>
  );
}
