import {
  BigValueColorMode,
  BigValueGraphMode,
  LegendDisplayMode,
  LegendPlacement,
  ReduceDataOptionsBuilder,
  SortOrder,
  StackingConfigBuilder,
  StackingMode,
  TooltipDisplayMode,
  VisibilityMode,
  VizLegendOptionsBuilder,
  VizTooltipOptionsBuilder,
} from '@grafana/grafana-foundation-sdk/common';
import { ThresholdsConfigBuilder, ThresholdsMode } from '@grafana/grafana-foundation-sdk/dashboard';
import { DataqueryBuilder } from '@grafana/grafana-foundation-sdk/prometheus';
import { PanelBuilder as StatBuilder } from '@grafana/grafana-foundation-sdk/stat';
import { PanelBuilder as TimeBuilder } from '@grafana/grafana-foundation-sdk/timeseries';

/** Whichever Prometheus is chosen above the dashboard. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: Grafana fills it in
export const source = { type: 'prometheus', uid: '${datasource}' };

/** A panel's queries, each with what its line is called. */
type Lines = Record<string, string>;

const queries = (lines: Lines) =>
  Object.entries(lines).map(([legend, expr], at) =>
    new DataqueryBuilder()
      .datasource(source)
      .refId(String.fromCharCode(65 + at))
      .expr(expr)
      .legendFormat(legend),
  );

/** From which value on a panel turns yellow and red; `below`: under which. */
type Limits = { warn: number; bad: number; below?: boolean };

function coloured({ warn, bad, below }: Limits) {
  const base = { value: null, color: below ? 'red' : 'green' };
  const steps = below
    ? [base, { value: bad, color: 'yellow' }, { value: warn, color: 'green' }]
    : [base, { value: warn, color: 'yellow' }, { value: bad, color: 'red' }];
  return new ThresholdsConfigBuilder().mode(ThresholdsMode.Absolute).steps(steps);
}

/** One figure that says by its colour whether something burns. */
export const figure = (title: string, expr: string, unit: string, limits: Limits) =>
  new StatBuilder()
    .title(title)
    .datasource(source)
    .targets(queries({ [title]: expr }))
    .unit(unit)
    .height(4)
    .span(3)
    .thresholds(coloured(limits))
    .colorMode(BigValueColorMode.Background)
    .graphMode(BigValueGraphMode.None)
    .reduceOptions(new ReduceDataOptionsBuilder().calcs(['lastNotNull']))
    .noValue('brak danych');

/** Lines over time, three panels side by side; `stacked`: parts of one whole. */
export function lines(
  title: string,
  of: Lines,
  unit: string,
  { stacked = false, about = '' } = {},
) {
  const panel = new TimeBuilder()
    .title(title)
    .datasource(source)
    .targets(queries(of))
    .unit(unit)
    .min(0)
    .height(8)
    .span(8)
    .lineWidth(1)
    .fillOpacity(stacked ? 30 : 8)
    .showPoints(VisibilityMode.Never)
    .legend(
      new VizLegendOptionsBuilder()
        .showLegend(true)
        .displayMode(LegendDisplayMode.List)
        .placement(LegendPlacement.Bottom)
        .calcs([]),
    )
    .tooltip(
      new VizTooltipOptionsBuilder().mode(TooltipDisplayMode.Multi).sort(SortOrder.Descending),
    );
  if (about) panel.description(about);
  if (stacked) panel.stacking(new StackingConfigBuilder().mode(StackingMode.Normal).group('A'));
  return panel;
}
