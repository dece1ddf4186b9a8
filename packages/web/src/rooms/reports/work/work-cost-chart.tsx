import { countWords } from '@zaplecze/contract/kit/values/words';
import type { TaskCost } from '@zaplecze/contract/rooms/reports/tasks/calls';
import { type CostRow, type GroupBy, workCost } from '@zaplecze/contract/rooms/reports/value/calls';
import { useState } from 'react';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { ChartChoice } from '../../../kit/charts/choice.tsx';
import { CountLink, numberColumn } from '../../../kit/charts/number-column.tsx';
import { StackedBars } from '../../../kit/charts/stacked-bars.tsx';
import { sumOf } from '../../../kit/charts/sums.ts';
import { useGo } from '../../../kit/navigation/use-go.ts';
import { formatHours, formatNumber } from '../../../kit/records/format.ts';
import { groupChoices, groupKey, groupName, groupWords, ofGroup } from '../risk/project-groups.ts';
import { useTaskLinks } from '../use-links.ts';
import { useReportFilter } from '../use-report-filter.ts';

const tones = [
  { key: 'estimated', name: 'szacowany czas', color: 'var(--z-chart-rest)', pattern: 'dots' },
  { key: 'worked', name: 'czas realizacji', color: 'var(--z-chart-now)', pattern: 'plain' },
] as const;

const hours = (value: number) => formatHours(Math.round(10 * value) / 10);
const percent = ({ estimated, worked }: { estimated: number; worked: number }) =>
  estimated > 0 ? `${formatNumber(Math.round((100 * worked) / estimated))}%` : '–';

/** What tasks took against what they were thought to take. */
export function WorkCostChart() {
  const [by, setBy] = useState<GroupBy>('service');
  const { filter, period } = useReportFilter();
  const link = useTaskLinks();
  const go = useGo();
  const filterFor = (cost: TaskCost) => ({
    ...{ cost, endedFrom: period.dateFrom, endedTo: period.dateTo },
  });
  const listOf = (row: CostRow, cost: TaskCost) => ofGroup(by, row, link, filterFor(cost));
  const number = (
    key: 'count' | 'estimated' | 'worked' | 'over' | 'noEstimate' | 'notBegun',
    header: string,
    cost: TaskCost,
  ) =>
    numberColumn(key, header, {
      of: (row: CostRow) => listOf(row, cost),
      all: link(filterFor(cost)),
      ...((key === 'estimated' || key === 'worked') && { format: hours }),
    });
  return (
    <ChartCard
      title="Czas realizacji a szacunek"
      how={
        <>
          <p>
            Zadania o statusie Zrealizowane, których data zakończenia leży w okresie, z szacowanym
            czasem i rozpoczęte w systemie. Czas realizacji to godziny robocze (dni robocze bez
            świąt, od 8:00 do 16:00) od pierwszego „W realizacji” do ostatniego „Zrealizowane”,
            razem z przerwami: gdy ktoś robi kilka zadań naraz, każde z nich liczy ten czas.
          </p>
          <p>
            Bez szacunku: rozpoczęte i zakończone, nikt nie podał szacowanego czasu. Bez
            rozpoczęcia: zakończone bez „W realizacji”, więc nie wiadomo, ile trwały. Spółka, dział
            i klient są z projektu, osoba to ta, która ma zadanie. Grup stoi po dziesięć o
            największym czasie realizacji, pozostałe razem.
          </p>
        </>
      }
      endpoint={workCost}
      query={{ filter, by }}
      controls={<ChartChoice label="Podział" data={groupChoices} value={by} onChange={setBy} />}
      columns={[
        { key: 'name', header: groupWords[by], render: (row) => groupName(by, row) },
        number('count', 'Zadania', 'measured'),
        number('estimated', 'Szacowany czas', 'measured'),
        number('worked', 'Czas realizacji', 'measured'),
        {
          key: 'share',
          header: 'Do szacunku',
          number: true,
          render: percent,
          sum: (rows) =>
            percent({ estimated: sumOf(rows, 'estimated'), worked: sumOf(rows, 'worked') }),
        },
        number('over', 'Ponad szacunek', 'over'),
        number('noEstimate', 'Bez szacunku', 'noEstimate'),
        number('notBegun', 'Bez rozpoczęcia', 'notBegun'),
      ]}
      rowKey={groupKey}
      isEmpty={({ list }) => list.every((row) => row.count + row.noEstimate + row.notBegun === 0)}
      empty={{
        title: 'W tym okresie nie zakończono żadnego zadania',
        text: 'Wybierz dłuższy okres albo inny dział.',
      }}
      summary={({ list }) => {
        const [worked, estimated] = [sumOf(list, 'worked'), sumOf(list, 'estimated')];
        const count = sumOf(list, 'count');
        if (count === 0)
          return 'Żadne z zakończonych zadań nie było rozpoczęte i z szacowanym czasem.';
        return (
          <>
            <strong>{hours(worked)}</strong> realizacji przy szacowanych {hours(estimated)} (
            {percent({ worked, estimated })}): {countWords(count, 'zadanie', 'zadania', 'zadań')},
            ponad szacunek <CountLink value={sumOf(list, 'over')} to={link(filterFor('over'))} />.
          </>
        );
      }}
    >
      {({ list }) => (
        <StackedBars
          rows={list
            .filter(({ count }) => count > 0)
            .map((row) => ({ ...row, key: groupKey(row), label: groupName(by, row) }))}
          tones={tones}
          across
          apart
          format={hours}
          onMark={(row) => {
            const to = listOf(row, 'measured');
            if (to) go(to);
          }}
        />
      )}
    </ChartCard>
  );
}
