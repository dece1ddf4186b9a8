import type { ComponentType } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

export type Section = {
  /** The fragment of its address: /dashboard#terminowosc. */
  id: string;
  title: string;
  charts: { key: string; chart: ComponentType<object>; wide?: boolean }[];
};

const BurningChart = lazyPart(part(() => import('./risk/burning-chart.tsx'), 'BurningChart'));
const LoadChart = lazyPart(part(() => import('./work/load-chart.tsx'), 'LoadChart'));
const TeamChart = lazyPart(part(() => import('./work/team-chart.tsx'), 'TeamChart'));
const TimelinessChart = lazyPart(
  part(() => import('./work/timeliness-chart.tsx'), 'TimelinessChart'),
);
const FlowChart = lazyPart(part(() => import('./work/flow-chart.tsx'), 'FlowChart'));
const HandoverChart = lazyPart(part(() => import('./work/handover-chart.tsx'), 'HandoverChart'));
const PromisesChart = lazyPart(part(() => import('./work/promises-chart.tsx'), 'PromisesChart'));

const OfferFunnelChart = lazyPart(
  part(() => import('./sales/offer-funnel-chart.tsx'), 'OfferFunnelChart'),
);
const OfferWinsChart = lazyPart(
  part(() => import('./sales/offer-wins-chart.tsx'), 'OfferWinsChart'),
);
const OffersWaitingChart = lazyPart(
  part(() => import('./sales/offers-waiting-chart.tsx'), 'OffersWaitingChart'),
);
const RefusalsChart = lazyPart(part(() => import('./sales/refusals-chart.tsx'), 'RefusalsChart'));
const OffersExpectedChart = lazyPart(
  part(() => import('./sales/offers-expected-chart.tsx'), 'OffersExpectedChart'),
);

const ProjectValueChart = lazyPart(
  part(() => import('./sales/project-value-chart.tsx'), 'ProjectValueChart'),
);
const ValueAtRiskChart = lazyPart(
  part(() => import('./risk/value-at-risk-chart.tsx'), 'ValueAtRiskChart'),
);

const WorkCostChart = lazyPart(part(() => import('./work/work-cost-chart.tsx'), 'WorkCostChart'));

const SubscriptionsChart = lazyPart(
  part(() => import('./sales/subscriptions-chart.tsx'), 'SubscriptionsChart'),
);

const ClientCareChart = lazyPart(
  part(() => import('./sales/client-care-chart.tsx'), 'ClientCareChart'),
);
const SilentClientsChart = lazyPart(
  part(() => import('./sales/silent-clients-chart.tsx'), 'SilentClientsChart'),
);

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
      { key: 'promises', chart: PromisesChart, wide: true },
    ],
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
  {
    id: 'przychod',
    title: 'Projekty i przychód',
    charts: [
      { key: 'value', chart: ProjectValueChart, wide: true },
      { key: 'risk', chart: ValueAtRiskChart, wide: true },
      { key: 'cost', chart: WorkCostChart, wide: true },
    ],
  },
  {
    id: 'abonamenty',
    title: 'Abonamenty',
    charts: [{ key: 'subscriptions', chart: SubscriptionsChart, wide: true }],
  },
  {
    id: 'klienci',
    title: 'Klienci',
    charts: [
      { key: 'care', chart: ClientCareChart },
      { key: 'silent', chart: SilentClientsChart },
    ],
  },
];
