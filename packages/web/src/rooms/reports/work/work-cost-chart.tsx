import { countWords, plural } from '@zaplecze/contract/kit/values/words';
import type { TaskCost } from '@zaplecze/contract/rooms/reports/tasks/calls';
import { type CostRow, type GroupBy, workCost } from '@zaplecze/contract/rooms/reports/value/calls';
import { dayHours } from '@zaplecze/contract/rooms/reports/work/lists';
import { useState } from 'react';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { ChartChoice } from '../../../kit/charts/choice.tsx';
import { CountLink, numberColumn } from '../../../kit/charts/number-column.tsx';
import { StackedBars } from '../../../kit/charts/stacked-bars.tsx';
import { sumOf } from '../../../kit/charts/sums.ts';
import { formatNumber } from '../../../kit/records/format.ts';
import { groupKey, groupName, groupWords, ofGroup } from '../risk/project-groups.ts';
import { useTaskLinks } from '../use-links.ts';
import { useReportFilter } from '../use-report-filter.ts';

const tones = [
  { key: 'days', name: 'średnio dni roboczych', color: 'var(--z-chart-now)', pattern: 'plain' },
] as const;

/** Working days of eight hours, to a tenth. */
const daysOf = ({ elapsed, count }: { elapsed: number; count: number }) =>
  count > 0 ? Math.round((10 * elapsed) / count / dayHours) / 10 : 0;
const inDays = (days: number) => `${formatNumber(days)} ${plural(days, 'dzień', 'dni', 'dni')}`;

/** How long tasks took from their beginning to their end; what was thought they would take is another measure. */
export function WorkCostChart() {
  const [by, setBy] = useState<GroupBy>('service');
  const { filter, period } = useReportFilter();
  const link = useTaskLinks();
  const filterFor = (cost: TaskCost) => ({
    ...{ cost, endedFrom: period.dateFrom, endedTo: period.dateTo },
  });
  const listOf = (row: CostRow, cost: TaskCost) => ofGroup(by, row, link, filterFor(cost));
  const number = (key: 'count' | 'notBegun', header: string, cost: TaskCost) =>
    numberColumn(key, header, {
      of: (row: CostRow) => listOf(row, cost),
      all: link(filterFor(cost)),
    });
  return (
    <ChartCard
      title="Jak długo trwają zadania"
      how={
        <>
          <p>
            Zadania o statusie Zrealizowane, których data zakończenia leży w okresie, rozpoczęte w
            systemie. Liczy się czas, który mija od pierwszego „W realizacji” do ostatniego
            „Zrealizowane”, w godzinach pracy firmy (dzień to osiem godzin), razem z przerwami. To
            nie są przepracowane godziny, więc nie stoją obok szacowanych.
          </p>
          <p>
            Bez rozpoczęcia: zakończone bez „W realizacji”, więc nie wiadomo, ile trwały. Spółka,
            dział i klient są z projektu, osoba to ta, która ma zadanie. Grup stoi po dziesięć o
            największym łącznym czasie, pozostałe razem.
          </p>
        </>
      }
      endpoint={workCost}
      query={{ filter, by }}
      controls={<ChartChoice label="Podział" words={groupWords} value={by} onChange={setBy} />}
      columns={[
        { key: 'name', header: groupWords[by], render: (row) => groupName(by, row) },
        number('count', 'Zadania', 'measured'),
        {
          key: 'days',
          header: 'Średnio',
          number: true,
          render: (row) => (row.count > 0 ? inDays(daysOf(row)) : '–'),
          sum: (rows) =>
            inDays(daysOf({ elapsed: sumOf(rows, 'elapsed'), count: sumOf(rows, 'count') })),
        },
        number('notBegun', 'Bez rozpoczęcia', 'notBegun'),
      ]}
      rowKey={groupKey}
      isEmpty={({ list }) => list.every((row) => row.count + row.notBegun === 0)}
      empty={{
        title: 'W tym okresie nie zakończono żadnego zadania',
        text: 'Wybierz dłuższy okres albo inny dział.',
      }}
      summary={({ list }) => {
        const [elapsed, count] = [sumOf(list, 'elapsed'), sumOf(list, 'count')];
        if (count === 0) return 'Żadne z zakończonych zadań nie było rozpoczęte.';
        return (
          <>
            Średnio <strong>{inDays(daysOf({ elapsed, count }))}</strong> od rozpoczęcia do
            zakończenia: {countWords(count, 'zadanie', 'zadania', 'zadań')}, bez rozpoczęcia{' '}
            <CountLink value={sumOf(list, 'notBegun')} to={link(filterFor('notBegun'))} />.
          </>
        );
      }}
    >
      {({ list }) => (
        <StackedBars
          rows={list
            .filter(({ count }) => count > 0)
            .map((row) => ({
              ...row,
              days: daysOf(row),
              key: groupKey(row),
              label: groupName(by, row),
            }))}
          tones={tones}
          across
          format={inDays}
          listOf={(row) => listOf(row, 'measured')}
        />
      )}
    </ChartCard>
  );
}
