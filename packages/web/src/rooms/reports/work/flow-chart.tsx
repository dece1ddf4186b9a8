import type { Days } from '@zaplecze/contract/kit/values/days';
import { monthWithin } from '@zaplecze/contract/rooms/reports/calls';
import { type FlowMonth, taskFlow } from '@zaplecze/contract/rooms/reports/work/calls';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { formatMonth } from '../../../kit/calendar/day-names.ts';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { CountLink, numberColumn } from '../../../kit/charts/number-column.tsx';
import { StackedBars } from '../../../kit/charts/stacked-bars.tsx';
import { useTaskLinks } from '../use-links.ts';
import { useReportFilter } from '../use-report-filter.ts';

const tones = [
  { key: 'came', name: 'dodane', color: 'var(--z-chart-rest)', pattern: 'dots' },
  { key: 'ended', name: 'zakończone', color: 'var(--z-chart-now)', pattern: 'plain' },
] as const;
const openTone = [
  { key: 'open', name: 'otwarte', color: 'var(--z-chart-now)', pattern: 'lines' },
] as const;

const { waiting, toDo, inProgress, done, suspended } = taskStatus;
const living = [waiting, toDo, inProgress, done, suspended].join(',');

type Number = 'came' | 'ended' | 'open';

/** What came in, what was finished, and what was left open. */
export function FlowChart() {
  const { filter, period } = useReportFilter();
  const link = useTaskLinks();
  const filterFor = (key: Number, { dateFrom, dateTo }: Days) =>
    ({
      came: { dateFrom, dateTo, status: living },
      ended: { endedFrom: dateFrom, endedTo: dateTo },
      open: { openOn: dateTo },
    })[key];
  const listOf = ({ month }: FlowMonth, key: Number) =>
    link(filterFor(key, monthWithin(month, period)));
  const number = (key: Number, header: string) =>
    numberColumn(key, header, {
      of: (row: FlowMonth) => listOf(row, key),
      // What is open at the end of each month is open at several.
      ...(key !== 'open' && { all: link(filterFor(key, period)) }),
    });
  return (
    <ChartCard
      title="Zadania dodane, zakończone i otwarte"
      how={
        <p>
          Dodane: powstały w miesiącu. Zakończone: Zrealizowane z datą zakończenia w miesiącu.
          Otwarte: na koniec miesiąca (bieżącego: teraz) dodane i niezakończone. Zadań anulowanych
          nie ma w żadnej z liczb.
        </p>
      }
      endpoint={taskFlow}
      query={{ filter }}
      rowKey={(row) => row.month}
      isEmpty={({ list }) => list.every(({ came, ended, open }) => came + ended + open === 0)}
      empty={{ title: 'W tym okresie nie było zadań' }}
      height={400}
      summary={({ list }) => {
        const last = list.at(-1);
        return (
          last && (
            <>
              <strong>
                <CountLink value={last.open} to={listOf(last, 'open')} />
              </strong>{' '}
              otwartych na koniec okresu.
            </>
          )
        );
      }}
      columns={[
        { key: 'month', header: 'Miesiąc', render: (row) => formatMonth(row.month) },
        number('came', 'Dodane'),
        number('ended', 'Zakończone'),
        number('open', 'Otwarte na koniec'),
      ]}
    >
      {({ list }) => {
        const rows = list.map((row) => ({ ...row, key: row.month, label: shortMonth(row.month) }));
        return (
          <>
            <StackedBars rows={rows} tones={tones} apart height={200} listOf={listOf} />
            <p data-text>Otwarte na koniec miesiąca</p>
            <StackedBars rows={rows} tones={openTone} height={150} listOf={listOf} />
          </>
        );
      }}
    </ChartCard>
  );
}

/** '11.2026'. */
const shortMonth = (month: string) => `${month.slice(5)}.${month.slice(0, 4)}`;
