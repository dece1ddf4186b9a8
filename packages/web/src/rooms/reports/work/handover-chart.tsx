import { type HandoverStep, handoverTimes } from '@zaplecze/contract/rooms/reports/work/calls';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { CountLink, numberColumn } from '../../../kit/charts/number-column.tsx';
import { StackedBars } from '../../../kit/charts/stacked-bars.tsx';
import { sumOf } from '../../../kit/charts/sums.ts';
import { formatHours } from '../../../kit/records/format.ts';
import { useTaskLinks } from '../use-links.ts';
import { useReportFilter } from '../use-report-filter.ts';

const tones = [
  { key: 'mean', name: 'średnio', color: 'var(--z-chart-now)', pattern: 'plain' },
] as const;

/** So many steps are drawn; the table has all of them. */
const most = 10;

const hours = (value: number) => formatHours(Math.round(10 * value) / 10);
/** Of all tasks of the steps. */
const meanOf = (rows: HandoverStep[]) =>
  rows.reduce((all, row) => all + row.count * row.mean, 0) / sumOf(rows, 'count');

/** Where work waits for somebody to take it up. */
export function HandoverChart() {
  const { filter, period } = useReportFilter();
  const link = useTaskLinks();
  const begun = { begunFrom: period.dateFrom, begunTo: period.dateTo };
  const lists = (more: { slow?: 1 } = {}, from?: { sort: string }) => ({
    of: ({ procedure, task }: HandoverStep) =>
      link({ procedure: procedure.id, task: task.id, ...begun, ...more }, from),
    all: link({ ...begun, ...more }, from),
  });
  const longestFirst = { ...lists({}, { sort: 'waited' }), format: hours };
  return (
    <ChartCard
      title="Ile zadanie czeka, zanim ktoś je przejmie"
      how={
        <p>
          Od chwili, gdy poprzednie zadanie procedury zakończono (albo kierownik zwolnił następne),
          do rozpoczęcia, a gdy zadanie zakończono bez rozpoczynania, do zakończenia. Tylko godziny
          pracy firmy, według jej grafiku i dni wolnych. Zadania rozpoczęte w okresie; pierwszych
          zadań procedur tu nie ma. Kolejność według wszystkich godzin czekania; średnia i
          najdłuższe czekanie otwierają zadania od tego, które czekało najdłużej.
        </p>
      }
      endpoint={handoverTimes}
      query={{ filter }}
      rowKey={(row) => `${row.procedure.id} ${row.task.id}`}
      empty={{ title: 'W tym okresie nikt niczego nie przekazał' }}
      height={400}
      summary={({ list }) => {
        const count = sumOf(list, 'count');
        const slow = sumOf(list, 'slow');
        return (
          <>
            Średnio <strong>{hours(meanOf(list))}</strong> roboczych;{' '}
            <strong>{Math.round((100 * slow) / count)}%</strong> zadań czekało dłużej niż dzień
            pracy.
          </>
        );
      }}
      columns={[
        { key: 'task', header: 'Krok', render: (row) => row.task.name },
        { key: 'procedure', header: 'Procedura', render: (row) => row.procedure.name },
        numberColumn('count', 'Zadań', lists()),
        {
          ...numberColumn('mean', 'Średnio', longestFirst),
          sum: (rows) => <CountLink value={meanOf(rows)} to={longestFirst.all} format={hours} />,
        },
        {
          ...numberColumn('longest', 'Najdłużej', longestFirst),
          sum: (rows) => (
            <CountLink
              value={Math.max(...rows.map(({ longest }) => longest))}
              to={longestFirst.all}
              format={hours}
            />
          ),
        },
        numberColumn('slow', 'Dłużej niż dzień pracy', lists({ slow: 1 })),
      ]}
    >
      {({ list }) => (
        <StackedBars
          rows={list.slice(0, most).map((row) => ({
            ...row,
            key: `${row.procedure.id} ${row.task.id}`,
            label: row.task.name,
          }))}
          tones={tones}
          across
          format={hours}
          listOf={lists().of}
        />
      )}
    </ChartCard>
  );
}
