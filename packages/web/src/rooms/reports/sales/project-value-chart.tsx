import type { Days } from '@zaplecze/contract/kit/values/days';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { openProjectStatuses, projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import { monthWithin } from '@zaplecze/contract/rooms/reports/calls';
import {
  projectValue,
  type ValueBy,
  type ValueRow,
} from '@zaplecze/contract/rooms/reports/value/calls';
import { useState } from 'react';
import { formatMonth } from '../../../kit/calendar/day-names.ts';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { ChartChoice } from '../../../kit/charts/choice.tsx';
import { LyingBars } from '../../../kit/charts/lying-bars.tsx';
import { numberColumn } from '../../../kit/charts/number-column.tsx';
import { StackedBars } from '../../../kit/charts/stacked-bars.tsx';
import { sumOf } from '../../../kit/charts/sums.ts';
import { formatMoney, formatNumber } from '../../../kit/records/format.ts';
import { groupKey, groupName, groupWords, ofGroup } from '../risk/project-groups.ts';
import { useProjectLinks } from '../use-links.ts';
import { useReportFilter } from '../use-report-filter.ts';

const words: Record<ValueBy, string> = { month: 'Miesiące', ...groupWords };
const tones = [
  { key: 'value', name: 'wartość planowana (zł)', color: 'var(--z-chart-now)', pattern: 'plain' },
] as const;
const [tone] = tones;
const restTone = { key: 'rest', color: 'var(--z-chart-rest)', pattern: 'dots' } as const;

/** '11.26' */
const shortMonth = (month: string) => `${month.slice(5)}.${month.slice(2, 4)}`;
/** '1,2 mln', '250 tys.', '900': room beside an axis is scarce. */
function shortMoney(value: number): string {
  if (value >= 1_000_000) return `${formatNumber(Math.round(value / 100_000) / 10)} mln`;
  return value >= 1000 ? `${formatNumber(Math.round(value / 1000))} tys.` : formatNumber(value);
}

/** Projects that count: all but the cancelled ones. */
const counting = [...openProjectStatuses, projectStatus.done].join(',');
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`.replace('.', ',');
const projects = (count: number) => countWords(count, 'projekt', 'projekty', 'projektów');

/** What the period's projects are to bring. */
export function ProjectValueChart() {
  const [by, setBy] = useState<ValueBy>('month');
  const { filter, period } = useReportFilter();
  const link = useProjectLinks();
  const nameOf = (row: ValueRow) => (by === 'month' ? formatMonth(row.name) : groupName(by, row));
  const filterFor = (days: Days) => ({
    ...{ status: counting, valueFrom: days.dateFrom, valueTo: days.dateTo },
  });
  const listOf = (row: ValueRow) =>
    by === 'month'
      ? link(filterFor(monthWithin(row.name, period)))
      : ofGroup(by, row, link, filterFor(period));
  const lists = { of: listOf, all: link(filterFor(period)) };
  return (
    <ChartCard
      title="Wartość planowana projektów"
      how={
        <>
          <p>
            Liczba jednostek razy cena jednostki, bez projektów anulowanych. Projekt cykliczny liczy
            się w miesiącu pierwszego dnia swojego okresu, pozostałe w miesiącu utworzenia.
          </p>
          <p>
            Spółka i dział to spółka i dział projektu, osoba to sprzedawca. Spółek, usług i klientów
            stoi po dziesięć o największej wartości, pozostałe razem.
          </p>
        </>
      }
      endpoint={projectValue}
      query={{ filter, by }}
      controls={<ChartChoice label="Podział" words={words} value={by} onChange={setBy} />}
      columns={[
        { key: 'name', header: words[by], render: nameOf },
        numberColumn('count', 'Projekty', lists),
        numberColumn('value', 'Wartość', { ...lists, format: formatMoney }),
        { key: 'share', header: 'Udział', number: true, render: (row) => percent(row.share) },
      ]}
      rowKey={(row) => (by === 'month' ? row.name : groupKey(row))}
      isEmpty={({ list }) => sumOf(list, 'count') === 0}
      empty={{
        title: 'W tym okresie nie ma żadnego projektu',
        text: 'Wybierz dłuższy okres albo inny dział.',
      }}
      summary={({ list }) => (
        <>
          <strong>{formatMoney(sumOf(list, 'value'))}</strong>, {projects(sumOf(list, 'count'))}.
        </>
      )}
    >
      {({ list }) =>
        by === 'month' ? (
          <StackedBars
            rows={list.map((row) => ({ ...row, key: row.name, label: shortMonth(row.name) }))}
            tones={tones}
            format={shortMoney}
            listOf={listOf}
          />
        ) : (
          <LyingBars
            rows={list.map((row) => ({
              to: listOf(row),
              key: groupKey(row),
              words: nameOf(row),
              value: row.value,
              says: `${formatMoney(row.value)} · ${percent(row.share)}`,
              tone: row.rest ? restTone : tone,
            }))}
          />
        )
      }
    </ChartCard>
  );
}
