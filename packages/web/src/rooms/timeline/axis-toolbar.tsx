import type { ReactNode } from 'react';
import { PeriodBar } from '../../kit/calendar/period-bar.tsx';
import { ChartChoice } from '../../kit/charts/choice.tsx';
import { formatDays } from '../../kit/records/format.ts';
import classes from './timeline.module.css';
import type { AxisState, Scale } from './use-axis-state.ts';

const scales: Record<Scale, string> = { days: 'Dni', weeks: 'Tygodnie' };

/** Which weeks, how close, and what else an axis is chosen by. */
export function AxisToolbar(props: { state: AxisState; children?: ReactNode }) {
  const { state, children } = props;
  return (
    <div className={classes.toolbar}>
      <PeriodBar
        title={formatDays(state.range)}
        unit="tydzień"
        onBack={() => state.move(-1)}
        onForward={() => state.move(1)}
        onToday={state.today}
      />
      {children}
      <ChartChoice label="Skala" words={scales} value={state.scale} onChange={state.setScale} />
    </div>
  );
}
