import type { ComponentType } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

export type Section = {
  /** The fragment of its address: /dashboard#terminowosc. */
  id: string;
  title: string;
  charts: { key: string; chart: ComponentType<object>; wide?: boolean }[];
};

const BurningChart = lazyPart(part(() => import('./burning-chart.tsx'), 'BurningChart'));
const LoadChart = lazyPart(part(() => import('./load-chart.tsx'), 'LoadChart'));
const TeamChart = lazyPart(part(() => import('./team-chart.tsx'), 'TeamChart'));
const TimelinessChart = lazyPart(part(() => import('./timeliness-chart.tsx'), 'TimelinessChart'));
const FlowChart = lazyPart(part(() => import('./flow-chart.tsx'), 'FlowChart'));
const HandoverChart = lazyPart(part(() => import('./handover-chart.tsx'), 'HandoverChart'));

/** The dashboard from top to bottom. A chart comes with its own script and asks for itself. */
export const sections: Section[] = [
  {
    id: 'pali-sie',
    title: 'Co się pali',
    charts: [{ key: 'burning', chart: BurningChart, wide: true }],
  },
  {
    id: 'zespol',
    title: 'Zespół',
    charts: [
      { key: 'load', chart: LoadChart, wide: true },
      { key: 'team', chart: TeamChart, wide: true },
    ],
  },
  {
    id: 'terminowosc',
    title: 'Terminowość',
    charts: [
      { key: 'timeliness', chart: TimelinessChart, wide: true },
      { key: 'flow', chart: FlowChart },
      { key: 'handover', chart: HandoverChart },
    ],
  },
];
