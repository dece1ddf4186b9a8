import { counted } from '@zaplecze/contract/kit/words';
import { openProjectStatuses, riskWindows } from '@zaplecze/contract/projects.lists';
import { type RiskBy, type RiskRow, riskBy, valueAtRisk } from '@zaplecze/contract/report-value';
import { useState } from 'react';
import { ChartCard } from '../../kit/charts/chart-card.tsx';
import { Choice } from '../../kit/charts/choice.tsx';
import { LyingBars } from '../../kit/charts/lying-bars.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { useGo } from '../../kit/navigation/use-go.ts';
import { formatMoney, formatNumber } from '../../kit/records/format.ts';
import { sumOf } from './sums.ts';
import { useProjectLinks } from './use-project-links.ts';
import { useReportFilter } from './use-report-filter.ts';

const words: Record<RiskBy, string> = {
  company: 'Spółki',
  service: 'Usługi',
  client: 'Klienci',
};
const rest: Record<RiskBy, string> = {
  company: 'Pozostałe spółki',
  service: 'Pozostałe usługi',
  client: 'Pozostali klienci',
};
const open = { key: 'open', color: 'var(--z-chart-rest)', pattern: 'plain' } as const;
const risk = { key: 'risk', color: 'var(--z-chart-bad)', pattern: 'lines' } as const;
const status = openProjectStatuses.join(',');

/** What of the open projects' value is at risk. */
export function ValueAtRiskChart() {
  const [by, setBy] = useState<RiskBy>('company');
  const { filter } = useReportFilter();
  const link = useProjectLinks();
  const go = useGo();
  const nameOf = (row: RiskRow) => (row.rest ? rest[by] : row.name || 'Bez spółki');
  const listOf = (row: RiskRow, only: object) =>
    row.id === null ? undefined : link({ [by]: row.id, ...only });
  const number = (key: 'open' | 'count', header: string, only: object) => ({
    key,
    header,
    number: true,
    render: (row: RiskRow) => {
      const to = listOf(row, only);
      return to ? <AppLink to={to}>{formatNumber(row[key])}</AppLink> : formatNumber(row[key]);
    },
    sum: (rows: RiskRow[]) => formatNumber(sumOf(rows, key)),
  });
  const money = (key: 'openValue' | 'value', header: string) => ({
    key,
    header,
    number: true,
    render: (row: RiskRow) => formatMoney(row[key]),
    sum: (rows: RiskRow[]) => formatMoney(sumOf(rows, key)),
  });
  const risky = { risk: riskWindows[0] };
  return (
    <ChartCard
      title="Wartość zagrożona"
      how={
        <p>
          Projekty otwarte dziś. Zagrożony jest taki, którego zadanie jest po terminie albo ma
          termin w ciągu {riskWindows[0]} dni, jak na liście „Projekty zagrożone”. Kreskowana część
          to wartość zagrożonych. Wybrany okres nie ma tu znaczenia.
        </p>
      }
      endpoint={valueAtRisk}
      query={{ filter, by }}
      controls={
        <Choice
          label="Podział"
          data={riskBy.map((value) => ({ value, label: words[value] }))}
          value={by}
          onChange={setBy}
        />
      }
      columns={[
        { key: 'name', header: words[by], render: nameOf },
        number('open', 'Otwarte', { status }),
        money('openValue', 'Wartość otwartych'),
        number('count', 'Zagrożone', risky),
        money('value', 'Wartość zagrożonych'),
      ]}
      rowKey={(row) => row.id ?? (row.rest ? 'rest' : 'none')}
      empty={{ title: 'Nie ma otwartych projektów' }}
      summary={({ list }) => (
        <>
          <strong>{formatMoney(sumOf(list, 'value'))} zagrożone</strong> z{' '}
          {formatMoney(sumOf(list, 'openValue'))} (
          {counted(sumOf(list, 'count'), 'projekt', 'projekty', 'projektów')}).
        </>
      )}
    >
      {({ list }) => (
        <LyingBars
          rows={list.map((row) => ({
            row,
            key: row.id ?? (row.rest ? 'rest' : 'none'),
            words: nameOf(row),
            value: row.openValue,
            says: `${formatMoney(row.value)} z ${formatMoney(row.openValue)}`,
            tone: open,
            part: { value: row.value, tone: risk },
          }))}
          onMark={({ row }) => {
            const to = listOf(row, risky);
            if (to) go(to);
          }}
        />
      )}
    </ChartCard>
  );
}
