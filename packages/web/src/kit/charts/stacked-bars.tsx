import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { useMediaQuery } from '@mantine/hooks';
import type { Address } from '@zaplecze/contract/addresses';
import { useId } from 'react';
import { useGo } from '../navigation/use-go.ts';
import { formatNumber } from '../records/format.ts';
import { Legend } from './legend.tsx';
import { fillOf, Patterns, type Tone } from './patterns.tsx';

type NamedTone<K extends string> = Tone & { key: K; name: string };

/** Room for the words beside bars that lie; on phones the bars need it more. */
const wordsWidth = 180;
const narrowWords = 112;
const barHeight = 34;

/**
 * Bars of parts that stand on one another, from zero; a mark leads to what it counts. `rows`: one a bar, with a number for
 * each tone under its key. `across`: they lie, for names that are longer than months.
 */
export function StackedBars<
  K extends string,
  R extends { key: string | number; label: string } & { [N in K]: number },
>({
  rows,
  tones,
  listOf,
  across = false,
  apart = false,
  height = 260,
  format = formatNumber,
}: {
  rows: R[];
  tones: readonly NamedTone<K>[];
  /** What a part of a bar counts; undefined where no list shows it. */
  listOf: (row: R, tone: K) => Address | undefined;
  across?: boolean;
  /** The parts stand beside one another, for what does not make a whole. */
  apart?: boolean;
  height?: number;
  format?: (value: number) => string;
}) {
  const prefix = useId();
  const go = useGo();
  const phone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  /** A single tone has its value at the end of its bar. */
  const showsValues = across && tones.length === 1;
  return (
    <>
      {tones.length > 1 && <Legend prefix={prefix} tones={tones} />}
      <BarChart
        h={across ? rows.length * barHeight + 40 : height}
        data={rows}
        dataKey="label"
        type={apart ? 'default' : 'stacked'}
        orientation={across ? 'vertical' : 'horizontal'}
        series={tones.map(({ key, name, color }) => ({ name: key, label: name, color }))}
        gridAxis={across ? 'y' : 'x'}
        tickLine="none"
        valueFormatter={format}
        maxBarWidth={48}
        withBarValueLabel={showsValues}
        barChartProps={{
          accessibilityLayer: false,
          ...(across && { margin: { right: showsValues ? 64 : 24 } }),
        }}
        yAxisProps={
          across
            ? { width: phone ? narrowWords : wordsWidth, interval: 0 }
            : { width: 56, allowDecimals: false }
        }
        barProps={({ name }) => {
          const tone = tones.find(({ key }) => key === name);
          return {
            fill: tone && fillOf(prefix, tone),
            cursor: 'pointer',
            onClick: (bar: unknown) => {
              const to = listOf((bar as { payload: R }).payload, name as K);
              if (to) go(to);
            },
          };
        }}
      >
        <Patterns prefix={prefix} tones={tones} />
      </BarChart>
    </>
  );
}
