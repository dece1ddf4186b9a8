import { addressOf } from '@zaplecze/contract/addresses';
import { type HandoverStep, handoverTimes } from '@zaplecze/contract/report-work';
import { ChartCard } from '../../kit/charts/chart-card.tsx';
import { StackedBars } from '../../kit/charts/stacked-bars.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { useGo } from '../../kit/navigation/use-go.ts';
import { formatHours, formatNumber } from '../../kit/records/format.ts';
import { useReportFilter, useScope } from './use-report-filter.ts';

const tones = [
  { key: 'mean', name: 'średnio', color: 'var(--z-chart-now)', pattern: 'plain' },
] as const;

/** So many steps are drawn; the table has all of them. */
const most = 10;

/** Where work waits for somebody to take it up. */
export function HandoverChart() {
  const { filter, period } = useReportFilter();
  const scope = useScope();
  const go = useGo();
  const listOf = ({ procedure, task }: HandoverStep) =>
    addressOf('dashboardTasks', {
      filter: {
        ...scope,
        procedure: procedure.id,
        task: task.id,
        begunFrom: period.dateFrom,
        begunTo: period.dateTo,
      },
    });
  return (
    <ChartCard
      title="Ile zadanie czeka, zanim ktoś je przejmie"
      how={
        <p>
          Od chwili, gdy poprzednie zadanie procedury zakończono (albo kierownik zwolnił następne),
          do rozpoczęcia, a gdy zadanie zakończono bez rozpoczynania, do zakończenia. Tylko godziny
          robocze: dni robocze bez świąt, od 8:00 do 16:00. Zadania rozpoczęte w okresie; pierwszych
          zadań procedur tu nie ma. Kolejność według wszystkich godzin czekania.
        </p>
      }
      endpoint={handoverTimes}
      query={{ filter }}
      rowKey={(row) => `${row.procedure.id} ${row.task.id}`}
      empty={{ title: 'W tym okresie nikt niczego nie przekazał' }}
      height={400}
      summary={({ list }) => {
        const count = list.reduce((all, row) => all + row.count, 0);
        const hours = list.reduce((all, row) => all + row.count * row.mean, 0);
        const slow = list.reduce((all, row) => all + row.slow, 0);
        return (
          <>
            Średnio <strong>{formatHours(Math.round((10 * hours) / count) / 10)}</strong> roboczych;{' '}
            <strong>{Math.round((100 * slow) / count)}%</strong> zadań czekało dłużej niż dzień
            pracy.
          </>
        );
      }}
      columns={[
        { key: 'task', header: 'Krok', render: (row) => row.task.name },
        { key: 'procedure', header: 'Procedura', render: (row) => row.procedure.name },
        {
          key: 'count',
          header: 'Zadań',
          number: true,
          render: (row) => <AppLink to={listOf(row)}>{formatNumber(row.count)}</AppLink>,
        },
        { key: 'mean', header: 'Średnio', number: true, render: (row) => formatHours(row.mean) },
        {
          key: 'longest',
          header: 'Najdłużej',
          number: true,
          render: (row) => formatHours(row.longest),
        },
        {
          key: 'slow',
          header: 'Dłużej niż dzień pracy',
          number: true,
          render: (row) => formatNumber(row.slow),
        },
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
          format={(value) => formatHours(Math.round(10 * value) / 10)}
          onMark={(row) => go(listOf(row))}
        />
      )}
    </ChartCard>
  );
}
