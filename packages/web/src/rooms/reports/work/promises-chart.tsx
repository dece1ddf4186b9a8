import type { PromiseOutcome } from '@zaplecze/contract/rooms/issues/lists';
import { type PromiseRow, promisesKept } from '@zaplecze/contract/rooms/reports/work/calls';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { numberColumn } from '../../../kit/charts/number-column.tsx';
import { StackedBars } from '../../../kit/charts/stacked-bars.tsx';
import { sumOf } from '../../../kit/charts/sums.ts';
import { formatNumber } from '../../../kit/records/format.ts';
import { useIssueLinks } from '../use-links.ts';
import { useReportFilter } from '../use-report-filter.ts';

const tones = [
  { key: 'done', name: 'w czasie', color: 'var(--z-chart-good)', pattern: 'plain' },
  { key: 'doneLate', name: 'po czasie', color: 'var(--z-chart-bad)', pattern: 'lines' },
] as const;

/** How the time that types of issues promise was kept. */
export function PromisesChart() {
  const { filter, period } = useReportFilter();
  const link = useIssueLinks();
  const listOf = (outcome: PromiseOutcome, row?: PromiseRow) =>
    link({ kept: outcome, type: row?.type.id, ...period });
  const number = (key: PromiseOutcome, header: string) =>
    numberColumn(key, header, { of: (row: PromiseRow) => listOf(key, row), all: listOf(key) });
  return (
    <ChartCard
      title="Zgłoszenia zrealizowane w obiecanym czasie"
      how={
        <p>
          Zgłoszenia dodane w okresie, którym ich typ coś obiecuje (Definicje – Typy zgłoszeń).
          Liczą się godziny pracy firmy, według jej grafiku i dni wolnych. Po czasie są też te,
          których czas minął, a nikt jeszcze nie odpowiedział albo nie skończył. Anulowanych bez
          odpowiedzi i tych, które mają jeszcze czas, tu nie ma. Dział i spółka są działem i spółką
          wykonawcy.
        </p>
      }
      endpoint={promisesKept}
      query={{ filter }}
      rowKey={(row) => row.type.id}
      isEmpty={({ list }) => list.length === 0}
      empty={{
        title: 'W tym okresie niczego nie obiecano',
        text: 'Ile godzin obiecuje typ zgłoszenia, ustawia administrator w definicjach.',
      }}
      summary={({ list }) => {
        const share = (outcome: 'answered' | 'done', late: 'answeredLate' | 'doneLate') => {
          const all = sumOf(list, outcome) + sumOf(list, late);
          return all === 0
            ? null
            : `${formatNumber(Math.round((100 * sumOf(list, outcome)) / all))}%`;
        };
        const [answers, ends] = [share('answered', 'answeredLate'), share('done', 'doneLate')];
        return (
          <>
            W obiecanym czasie: <strong>{answers ?? '–'}</strong> odpowiedzi i{' '}
            <strong>{ends ?? '–'}</strong> realizacji.
          </>
        );
      }}
      columns={[
        { key: 'type', header: 'Typ zgłoszenia', render: (row) => row.type.name },
        number('answered', 'Odpowiedź w czasie'),
        number('answeredLate', 'Odpowiedź po czasie'),
        number('done', 'Zrealizowane w czasie'),
        number('doneLate', 'Zrealizowane po czasie'),
      ]}
    >
      {({ list }) => (
        <StackedBars
          rows={list.map((row) => ({ ...row, key: row.type.id, label: row.type.name }))}
          tones={tones}
          across
          listOf={(row, tone) => listOf(tone, row)}
        />
      )}
    </ChartCard>
  );
}
