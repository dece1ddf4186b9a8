import type { ComponentType } from 'react';
import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { type SectionName, sectionNames } from './section-names.ts';

export type Section = SectionName & {
  charts: { key: string; chart: ComponentType<object>; wide?: boolean }[];
};

const BurningTab = suspendingPart(part(() => import('./risk/burning-tab.tsx'), 'BurningTab'));
void BurningTab.preload();
const LoadChart = suspendingPart(part(() => import('./work/load-chart.tsx'), 'LoadChart'));
const TeamChart = suspendingPart(part(() => import('./work/team-chart.tsx'), 'TeamChart'));
const TimelinessChart = suspendingPart(
  part(() => import('./work/timeliness-chart.tsx'), 'TimelinessChart'),
);
const FlowChart = suspendingPart(part(() => import('./work/flow-chart.tsx'), 'FlowChart'));
const HandoverChart = suspendingPart(
  part(() => import('./work/handover-chart.tsx'), 'HandoverChart'),
);
const PromisesChart = suspendingPart(
  part(() => import('./work/promises-chart.tsx'), 'PromisesChart'),
);

const OfferFunnelChart = suspendingPart(
  part(() => import('./sales/offer-funnel-chart.tsx'), 'OfferFunnelChart'),
);
const OfferWinsChart = suspendingPart(
  part(() => import('./sales/offer-wins-chart.tsx'), 'OfferWinsChart'),
);
const OffersWaitingChart = suspendingPart(
  part(() => import('./sales/offers-waiting-chart.tsx'), 'OffersWaitingChart'),
);
const RefusalsChart = suspendingPart(
  part(() => import('./sales/refusals-chart.tsx'), 'RefusalsChart'),
);
const OffersExpectedChart = suspendingPart(
  part(() => import('./sales/offers-expected-chart.tsx'), 'OffersExpectedChart'),
);

const ProjectValueChart = suspendingPart(
  part(() => import('./sales/project-value-chart.tsx'), 'ProjectValueChart'),
);
const ValueAtRiskChart = suspendingPart(
  part(() => import('./risk/value-at-risk-chart.tsx'), 'ValueAtRiskChart'),
);

const WorkCostChart = suspendingPart(
  part(() => import('./work/work-cost-chart.tsx'), 'WorkCostChart'),
);

const SubscriptionsChart = suspendingPart(
  part(() => import('./sales/subscriptions-chart.tsx'), 'SubscriptionsChart'),
);

const ClientCareChart = suspendingPart(
  part(() => import('./sales/client-care-chart.tsx'), 'ClientCareChart'),
);
const SilentClientsChart = suspendingPart(
  part(() => import('./sales/silent-clients-chart.tsx'), 'SilentClientsChart'),
);

const splits = () => import('./custom/split-charts.tsx');
const ProjectSplitChart = suspendingPart(part(splits, 'ProjectSplitChart'));
const OfferSplitChart = suspendingPart(part(splits, 'OfferSplitChart'));
const IssueSplitChart = suspendingPart(part(splits, 'IssueSplitChart'));

/** The parts of the dashboard, a tab each. A chart comes with its own script and asks for itself. */
export const sections: Section[] = [
  {
    ...sectionNames['pali-sie'],
    charts: [{ key: 'burning', chart: BurningTab, wide: true }],
  },
  {
    ...sectionNames.zespol,
    charts: [
      { key: 'load', chart: LoadChart, wide: true },
      { key: 'team', chart: TeamChart, wide: true },
    ],
  },
  {
    ...sectionNames.terminowosc,
    charts: [
      { key: 'timeliness', chart: TimelinessChart, wide: true },
      { key: 'flow', chart: FlowChart },
      { key: 'handover', chart: HandoverChart },
      { key: 'promises', chart: PromisesChart, wide: true },
      { key: 'split', chart: IssueSplitChart, wide: true },
    ],
  },
  {
    ...sectionNames.oferty,
    charts: [
      { key: 'funnel', chart: OfferFunnelChart },
      { key: 'waiting', chart: OffersWaitingChart },
      { key: 'wins', chart: OfferWinsChart },
      { key: 'refusals', chart: RefusalsChart },
      { key: 'expected', chart: OffersExpectedChart, wide: true },
      { key: 'split', chart: OfferSplitChart, wide: true },
    ],
  },
  {
    ...sectionNames.przychod,
    charts: [
      { key: 'value', chart: ProjectValueChart, wide: true },
      { key: 'risk', chart: ValueAtRiskChart, wide: true },
      { key: 'cost', chart: WorkCostChart, wide: true },
      { key: 'split', chart: ProjectSplitChart, wide: true },
    ],
  },
  {
    ...sectionNames.abonamenty,
    charts: [{ key: 'subscriptions', chart: SubscriptionsChart, wide: true }],
  },
  {
    ...sectionNames.klienci,
    charts: [
      { key: 'care', chart: ClientCareChart },
      { key: 'silent', chart: SilentClientsChart },
    ],
  },
];
