import * as z from 'zod';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { ref } from '../../../kit/values/records.ts';
import { chartIo } from '../schemas.ts';
import * as calls from './calls.ts';
import { groupsBy, valueBy } from './calls.ts';

/** A group by its name (of a month YYYY-MM); null: a month, what has none, or all the others. */
const group = {
  id: z.int().nullable(),
  name: z.string(),
  /** All that are not told by themselves. */
  rest: z.boolean(),
};

const valueRow = z.object({
  ...group,
  count: z.int(),
  /** Net, PLN. */
  value: z.number(),
  /** Of the whole, 0 to 1. */
  share: z.number(),
});
export type ValueRow = z.output<typeof valueRow>;

const riskRow = z.object({
  ...group,
  /** Open projects and their value. */
  open: z.int(),
  openValue: z.number(),
  /** Projects at risk among them. */
  count: z.int(),
  value: z.number(),
});
export type RiskRow = z.output<typeof riskRow>;

const costRow = z.object({
  ...group,
  /** Done tasks that were begun, and the working hours that passed from their beginnings to their ends. */
  count: z.int(),
  elapsed: z.number(),
  /** Done tasks that are not in these: done without having been begun. */
  notBegun: z.int(),
});
export type CostRow = z.output<typeof costRow>;

const subscriptionCell = z.object({
  /** Periods that begin in the month. */
  projects: z.array(z.object({ id: z.int(), status: z.int(), overdue: z.boolean() })),
  /** First days of periods that should have begun in it, and which nobody made. */
  missing: z.array(z.string()),
});
export type SubscriptionCell = z.output<typeof subscriptionCell>;

const subscriptionRow = z.object({
  series: z.int(),
  client: ref,
  service: ref,
  /** By what it is told from other series of its client and service; null where there are none. */
  mark: z.string().nullable(),
  /** The interval's id. */
  recurrent: z.int(),
  /** Planned value of the newest period. */
  value: z.number(),
  /** Of each month of the answer's `months`. */
  cells: z.array(subscriptionCell),
  missing: z.int(),
});
export type SubscriptionRow = z.output<typeof subscriptionRow>;

const schemas = {
  projectValue: chartIo({
    summary: 'Pulpit: wartość planowana projektów według miesiąca, spółki, usługi albo klienta',
    rows: valueRow,
    query: { by: z.enum(valueBy).default('month') },
  }),
  valueAtRisk: chartIo({
    summary: 'Pulpit: wartość otwartych i zagrożonych projektów',
    rows: riskRow,
    query: { by: z.enum(groupsBy).default('company') },
  }),
  workCost: chartIo({
    summary: 'Pulpit: godziny robocze od rozpoczęcia do zakończenia zadań',
    rows: costRow,
    query: { by: z.enum(groupsBy).default('service') },
  }),
  subscriptions: chartIo({
    summary: 'Pulpit: abonamenty, klienci i miesiące, ze stanem projektu każdego okresu',
    rows: subscriptionRow,
    besides: { months: z.array(z.string()) },
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
