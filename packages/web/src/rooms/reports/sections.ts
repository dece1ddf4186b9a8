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

const OfferFunnelChart = lazyPart(
  part(() => import('./offer-funnel-chart.tsx'), 'OfferFunnelChart'),
);
const OfferWinsChart = lazyPart(part(() => import('./offer-wins-chart.tsx'), 'OfferWinsChart'));
const OffersWaitingChart = lazyPart(
  part(() => import('./offers-waiting-chart.tsx'), 'OffersWaitingChart'),
);
const RefusalsChart = lazyPart(part(() => import('./refusals-chart.tsx'), 'RefusalsChart'));
const OffersExpectedChart = lazyPart(
  part(() => import('./offers-expected-chart.tsx'), 'OffersExpectedChart'),
);

/** The dashboard from top to bottom. A chart comes with its own script and asks for itself. */
export const sections: Section[] = [
  {
    id: 'terminowosc',
    title: 'Terminowość',
    charts: [{ key: 'timeliness', chart: TimelinessChart, wide: true }],
  },
  {
    id: 'oferty',
    title: 'Oferty',
    charts: [
      { key: 'funnel', chart: OfferFunnelChart },
      { key: 'waiting', chart: OffersWaitingChart },
      { key: 'wins', chart: OfferWinsChart },
      { key: 'refusals', chart: RefusalsChart },
      { key: 'expected', chart: OffersExpectedChart, wide: true },
    ],
  },
];
