import type { ComponentType } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

export type Section = {
  /** The fragment of its address: /dashboard#terminowosc. */
  id: string;
  title: string;
  charts: { key: string; chart: ComponentType<object>; wide?: boolean }[];
};

const TimelinessChart = lazyPart(part(() => import('./timeliness-chart.tsx'), 'TimelinessChart'));

/** The dashboard from top to bottom. A chart comes with its own script and asks for itself. */
export const sections: Section[] = [
  {
    id: 'terminowosc',
    title: 'Terminowość',
    charts: [{ key: 'timeliness', chart: TimelinessChart, wide: true }],
  },
];
