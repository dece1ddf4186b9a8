import type { Days } from '@zaplecze/contract/kit/values/days';
import { monthWithin } from '@zaplecze/contract/rooms/reports/calls';
import type { Timely } from '@zaplecze/contract/rooms/reports/tasks/calls';
import { type TimelinessRow, timeliness } from '@zaplecze/contract/rooms/reports/work/calls';
import type { TimelinessBy } from '@zaplecze/contract/rooms/reports/work/lists';
import { useState } from 'react';
import { formatMonth } from '../../../kit/calendar/day-names.ts';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { ChartChoice } from '../../../kit/charts/choice.tsx';
import { CountLink, numberColumn } from '../../../kit/charts/number-column.tsx';
import { StackedBars } from '../../../kit/charts/stacked-bars.tsx';
import { formatNumber } from '../../../kit/records/format.ts';
import { useTaskLinks } from '../use-links.ts';
import { useReportFilter } from '../use-report-filter.ts';

const words: Record<TimelinessBy, string> = {
  month: 'Miesiące',
  department: 'Działy',
  service: 'Usługi',
};

const tones = [
  { key: 'onTime', name: 'na czas', color: 'var(--z-chart-good)', pattern: 'plain' },
  { key: 'late', name: 'po terminie', color: 'var(--z-chart-bad)', pattern: 'lines' },
  { key: 'noLimit', name: 'bez terminu', color: 'var(--z-chart-rest)', pattern: 'dots' },
] as const;

const nameOf = (by: TimelinessBy, { name }: TimelinessRow) =>
  by === 'month' ? formatMonth(name) : name || (by === 'department' ? 'Bez działu' : 'Bez nazwy');

/** '11.2026'. */
const shortMonth = (month: string) => `${month.slice(5)}.${month.slice(0, 4)}`;

/** How much was done on time, and by how much the rest was late. */
export function TimelinessChart() {
  const [by, setBy] = useState<TimelinessBy>('month');
  const { filter, period } = useReportFilter();
  const link = useTaskLinks();
  const filterFor = (days: Days, timely: Timely) => ({
    ...{ timely, endedFrom: days.dateFrom, endedTo: days.dateTo },
  });
  /** Rows without a department have no list: no filter selects them. */
  const listOf = (row: TimelinessRow, timely: Timely, from?: { sort: string }) => {
    if (by === 'month') return link(filterFor(monthWithin(row.name, period), timely), from);
    return row.id === null ? undefined : link({ [by]: row.id, ...filterFor(period, timely) }, from);
  };
  const number = (key: Timely, header: string) =>
    numberColumn(key, header, {
      of: (row: TimelinessRow) => listOf(row, key),
      all: link(filterFor(period, key)),
    });
  return (
    <ChartCard
      title="Na czas oddane zadania"
      how={
        <>
          <p>
            Zadania o statusie Zrealizowane, których data zakończenia leży w okresie. Na czas:
            zakończone najpóźniej w dniu terminu. Po terminie: później, a spóźnienie to dni
            kalendarzowe między dniem terminu i dniem zakończenia. Średnie spóźnienie otwiera listę
            spóźnionych od najbardziej spóźnionego.
          </p>
          <p>Dział i spółka są działem i spółką projektu. Zadań bez terminu nie ma w udziale.</p>
        </>
      }
      endpoint={timeliness}
      query={{ filter, by }}
      controls={<ChartChoice label="Podział" words={words} value={by} onChange={setBy} />}
      columns={[
        { key: 'name', header: words[by], render: (row) => nameOf(by, row) },
        number('onTime', 'Na czas'),
        number('late', 'Po terminie'),
        number('noLimit', 'Bez terminu'),
        {
          key: 'lateDays',
          header: 'Średnie spóźnienie (dni)',
          number: true,
          render: ({ lateDays, ...row }) =>
            lateDays === null ? (
              '–'
            ) : (
              <CountLink
                value={lateDays}
                to={listOf({ ...row, lateDays }, 'late', { sort: 'lateDays' })}
              />
            ),
        },
      ]}
      rowKey={(row) => row.id ?? row.name}
      isEmpty={({ list }) => list.every((row) => row.onTime + row.late + row.noLimit === 0)}
      empty={{
        title: 'W tym okresie nie zakończono żadnego zadania',
        text: 'Wybierz dłuższy okres albo inny dział.',
      }}
      summary={({ list }) => {
        const [onTime, late] = (['onTime', 'late'] as const).map((key) =>
          list.reduce((all, row) => all + row[key], 0),
        );
        const all = (onTime ?? 0) + (late ?? 0);
        if (all === 0) return 'Żadne z zakończonych zadań nie miało terminu.';
        return (
          <>
            <strong>{Math.round((100 * (onTime ?? 0)) / all)}% na czas</strong>:{' '}
            {formatNumber(onTime ?? 0)} z {formatNumber(all)} zadań z terminem.
          </>
        );
      }}
    >
      {({ list }) => (
        <StackedBars
          rows={list.map((row) => ({
            ...row,
            key: row.id ?? row.name,
            label: by === 'month' ? shortMonth(row.name) : nameOf(by, row),
          }))}
          tones={tones}
          across={by !== 'month'}
          listOf={listOf}
        />
      )}
    </ChartCard>
  );
}
