import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** The dashboard's charts about projects and what they bring. Their person is the project's seller. */

export type {
  CostRow,
  RiskRow,
  SubscriptionCell,
  SubscriptionRow,
  ValueRow,
} from './schemas.ts';

const endpoint = endpointsOf<Schemas>('reports');

/** Planned value of the period's projects, cancelled ones aside. */
export const projectValue = endpoint<'projectValue'>('GET /report/project/value', 'manager');

/** By what projects are told. */
export const groupsBy = ['company', 'service', 'client'] as const;
export type GroupBy = (typeof groupsBy)[number];

export const valueBy = ['month', ...groupsBy] as const;
export type ValueBy = (typeof valueBy)[number];

/** So many of the greatest are told by themselves; what the others come to is one row more. */
export const mostValued = 10;

/** Value of open projects, and of those of them at risk. */
export const valueAtRisk = endpoint<'valueAtRisk'>('GET /report/project/risk', 'manager');

/** Hours that tasks done in the period took against those they were thought to take. */
export const workCost = endpoint<'workCost'>('GET /report/project/cost', 'manager');

/** Recurring projects by client and service, and the state of each month's period. */
export const subscriptions = endpoint<'subscriptions'>(
  'GET /report/project/subscriptions',
  'manager',
);

/** So many rows are shown at once, those with missing periods first; a download has them all. */
export const mostSubscriptions = 200;
