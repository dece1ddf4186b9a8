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
const PromisesChart = lazyPart(part(() => import('./promises-chart.tsx'), 'PromisesChart'));

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

const ProjectValueChart = lazyPart(
  part(() => import('./project-value-chart.tsx'), 'ProjectValueChart'),
);
const ValueAtRiskChart = lazyPart(
  part(() => import('./value-at-risk-chart.tsx'), 'ValueAtRiskChart'),
);

const WorkCostChart = lazyPart(part(() => import('./work-cost-chart.tsx'), 'WorkCostChart'));

const SubscriptionsChart = lazyPart(
  part(() => import('./subscriptions-chart.tsx'), 'SubscriptionsChart'),
);

const ClientCareChart = lazyPart(part(() => import('./client-care-chart.tsx'), 'ClientCareChart'));
const SilentClientsChart = lazyPart(
  part(() => import('./silent-clients-chart.tsx'), 'SilentClientsChart'),
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
