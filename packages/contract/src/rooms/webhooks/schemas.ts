import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { id } from '../../kit/fields/fields.ts';
import { instant } from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import { webhookTypes } from './events.ts';
import { webhookChanges, webhookForm } from './forms.ts';

const webhook = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookTypes)),
  active: z.boolean(),
  created: instant,
  /** Since when nothing has come through. */
  failingSince: z.string().nullable(),
  /** Nothing new is tried before. */
  pausedUntil: z.string().nullable(),
  /** Switched off by itself, after days of failure. */
  stopped: z.string().nullable(),
  /** Events that still wait for a delivery. */
  waiting: z.int(),
  lastDelivered: z.string().nullable(),
  version: z.int(),
});
export type Webhook = z.output<typeof webhook>;

const attempt = z.object({
  at: instant,
  status: z.int().nullable(),
  problem: z.string().nullable(),
  /** In milliseconds. */
  duration: z.int(),
  /** The beginning of the answer. */
  answer: z.string().nullable(),
});

const delivery = z.object({
  id: z.int(),
  /** `webhook-id` */
  event: z.string(),
  type: z.string(),
  created: instant,
  state: z.enum(['waiting', 'delivered', 'failed']),
  nextAttempt: z.string().nullable(),
  attempts: z.array(attempt),
});
export type WebhookDelivery = z.output<typeof delivery>;

/** Deliveries that one page of a log tells. */
export const logPage = 25;

const schemas = {
  listWebhooks: io({
    summary: 'Webhooki firmy',
    answer: z.object({ list: z.array(webhook) }),
  }),
  createWebhook: io({
    summary: 'Nowy webhook; sekret podpisów jest podany tylko teraz',
    body: webhookForm,
    answer: z.object({ id: z.int(), secret: z.string() }),
  }),
  updateWebhook: recordIo({
    summary: 'Zmiana podanych pól webhooka; włączenie zaczyna od nowa',
    body: webhookChanges,
    answer: z.object({ version: z.int() }),
  }),
  removeWebhook: recordIo({ summary: 'Usunięcie webhooka z jego dziennikiem' }),
  rotateWebhook: recordIo({
    summary: 'Nowy sekret; poprzedni podpisuje obok niego jeszcze przez dobę',
    answer: z.object({ secret: z.string() }),
  }),
  testWebhook: recordIo({ summary: 'Wysłanie próbnego zdarzenia' }),
  webhookLog: recordIo({
    summary: 'Dziennik doręczeń, od najnowszych',
    query: z.strictObject({
      /** Older than this one. */
      before: id().optional(),
    }),
    answer: z.object({ list: z.array(delivery), more: z.boolean() }),
  }),
  replayWebhook: recordIo({
    summary: 'Ponowne wysłanie wybranych zdarzeń rekordów z ostatnich 30 dni, w ich kolejności',
  }),
  redeliverWebhook: recordIo({ summary: 'Ponowne wysłanie zdarzenia z dziennika' }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
