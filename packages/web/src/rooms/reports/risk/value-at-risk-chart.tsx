import { countWords } from '@zaplecze/contract/kit/values/words';
import { openProjectStatuses, riskWindows } from '@zaplecze/contract/rooms/projects/lists';
import {
  type GroupBy,
  type RiskRow,
  valueAtRisk,
} from '@zaplecze/contract/rooms/reports/value/calls';
import { useState } from 'react';
import { ChartCard } from '../../../kit/charts/chart-card.tsx';
import { ChartChoice } from '../../../kit/charts/choice.tsx';
import { LyingBars } from '../../../kit/charts/lying-bars.tsx';
import { numberColumn } from '../../../kit/charts/number-column.tsx';
import { sumOf } from '../../../kit/charts/sums.ts';
import { formatMoney } from '../../../kit/records/format.ts';
import { useProjectLinks } from '../use-links.ts';
import { useReportFilter } from '../use-report-filter.ts';
import { groupKey, groupName, groupWords, ofGroup } from './project-groups.ts';

const open = { key: 'open', color: 'var(--z-chart-rest)', pattern: 'plain' } as const;
const risk = { key: 'risk', color: 'var(--z-chart-bad)', pattern: 'lines' } as const;
const status = openProjectStatuses.join(',');

/** What of the open projects' value is at risk. */
export function ValueAtRiskChart() {
  const [by, setBy] = useState<GroupBy>('company');
  const { filter } = useReportFilter();
  const link = useProjectLinks();
  const listsOf = (only: Record<string, string | number>) => ({
    of: (row: RiskRow) => ofGroup(by, row, link, only),
    all: link(only),
  });
  const opened = listsOf({ status });
  const risky = listsOf({ risk: riskWindows[1], burning: 1 });
  const format = formatMoney;
  return (
    <ChartCard
      title="Wartość zagrożona"
      how={
        <p>
          Projekty otwarte dziś. Zagrożony jest taki, którego zadanie jest po terminie albo ma
          termin w ciągu {riskWindows[1]} dni i nie zostanie na czas wykonane, jak w „Projekty
          zagrożone, od największej szkody”. Kreskowana część to wartość zagrożonych. Wybrany okres
          nie ma tu znaczenia.
        </p>
      }
      endpoint={valueAtRisk}
      query={{ filter, by }}
      controls={<ChartChoice label="Podział" words={groupWords} value={by} onChange={setBy} />}
      columns={[
        { key: 'name', header: groupWords[by], render: (row) => groupName(by, row) },
        numberColumn('open', 'Otwarte', opened),
        numberColumn('openValue', 'Wartość otwartych', { ...opened, format }),
        numberColumn('count', 'Zagrożone', risky),
        numberColumn('value', 'Wartość zagrożonych', { ...risky, format }),
      ]}
      rowKey={groupKey}
      empty={{ title: 'Nie ma otwartych projektów' }}
      summary={({ list }) => (
        <>
          <strong>{formatMoney(sumOf(list, 'value'))} zagrożone</strong> z{' '}
          {formatMoney(sumOf(list, 'openValue'))} (
          {countWords(sumOf(list, 'count'), 'projekt', 'projekty', 'projektów')}).
        </>
      )}
    >
      {({ list }) => (
        <LyingBars
          rows={list.map((row) => ({
            to: risky.of(row),
            key: groupKey(row),
            words: groupName(by, row),
            value: row.openValue,
            says: `${formatMoney(row.value)} z ${formatMoney(row.openValue)}`,
            tone: open,
            part: { value: row.value, tone: risk },
          }))}
        />
      )}
    </ChartCard>
  );
}
