import * as z from 'zod';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { statusRef } from '../../../kit/values/records.ts';
import { chartIo } from '../schemas.ts';
import * as calls from './calls.ts';
import { winsBy } from './calls.ts';

/** Net, PLN; offers without a value add nothing to it. */
const value = z.number();
/** The group of a row; null id: rows without a value. */
const group = { id: z.int().nullable(), name: z.string() };

const funnelRow = z.object({
  status: statusRef,
  count: z.int(),
  value,
  /** How many of them have no value. */
  noValue: z.int(),
});
export type FunnelRow = z.output<typeof funnelRow>;

const winRow = z.object({
  ...group,
  accepted: z.int(),
  refused: z.int(),
  acceptedValue: value,
  refusedValue: value,
});
export type WinRow = z.output<typeof winRow>;

const waitingRow = z.object({
  /** Days since the client has it, both ends included; null: no end. */
  from: z.int(),
  to: z.int().nullable(),
  count: z.int(),
  value,
  noValue: z.int(),
  /** Those of them whose validity is over. */
  expired: z.int(),
});
export type WaitingRow = z.output<typeof waitingRow>;

const refusalRow = z.object({ ...group, count: z.int(), value });
export type RefusalRow = z.output<typeof refusalRow>;

const expectedRow = z.object({
  ...group,
  /** Accepted since the quarter began. */
  accepted: value,
  /** Waiting, still valid: their number, how many of them have no value, their value. */
  count: z.int(),
  noValue: z.int(),
  waiting: value,
  /** Share of accepted ones among those decided in twelve months, 0 to 1; null: nothing was decided. */
  rate: z.number().nullable(),
  /** Whether the rate is the service's own; else it is that of all services. */
  ownRate: z.boolean(),
  /** accepted + waiting × rate. */
  expected: value,
});
export type ExpectedRow = z.output<typeof expectedRow>;

const schemas = {
  offerFunnel: chartIo({
    summary: 'Pulpit: oferty okresu według statusu, z wartością',
    rows: funnelRow,
  }),
  offerWins: chartIo({
    summary: 'Pulpit: skuteczność ofert według usługi, sprzedawcy albo tagu klienta',
    rows: winRow,
    query: { by: z.enum(winsBy).default('service') },
  }),
  offersWaiting: chartIo({
    summary: 'Pulpit: jak długo czekają oferty bez decyzji',
    rows: waitingRow,
  }),
  offerRefusals: chartIo({ summary: 'Pulpit: powody odmów', rows: refusalRow }),
  offersExpected: chartIo({
    summary: 'Pulpit: spodziewana wartość ofert w tym kwartale',
    rows: expectedRow,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
