import * as z from 'zod';
import { ref } from '../../kit/values/records.ts';
import { recordEventTypes } from '../history/events/lists.ts';
import { recordEvent } from '../history/events/schemas.ts';
import { eventRecords, testEvent, webhookEventTypes } from './events.ts';

/** What a webhook's request carries, after Standard Webhooks: `{ type, timestamp, data }`. */

const data = z.object({
  record: z.object({
    kind: z.enum(eventRecords),
    id: z.int(),
    name: z.string(),
    /** Of the screen that shows it. */
    url: z.string(),
  }),
  /** Of a task: the four numbers that its calls take. */
  task: z
    .object({ project: z.int(), task: z.int(), procedure: z.int(), service: z.int() })
    .nullable(),
  /** Of `issue.status`: the one it came to. */
  status: ref.nullable(),
  /** Names of what it belongs to. */
  within: z.object({ project: z.string().nullable(), client: z.string() }).nullable(),
  /** The rest in words, as the notice has it; empty where only its reader may know. */
  details: z.string(),
  /** Who did it; null: the product. */
  by: ref.nullable(),
  /** Ids of the people whom a notice told. */
  people: z.array(z.int()),
});

export const webhookEvent = z.object({
  type: z.enum(webhookEventTypes),
  timestamp: z.string(),
  data,
});
export type WebhookEvent = z.output<typeof webhookEvent>;

/** An event of a record, as `GET /event` tells it. */
export const webhookRecordEvent = z.object({
  type: z.enum(recordEventTypes),
  timestamp: z.string(),
  data: recordEvent,
});
export type WebhookRecordEvent = z.output<typeof webhookRecordEvent>;

export const webhookTest = z.object({
  type: z.literal(testEvent),
  timestamp: z.string(),
  data: z.object({ webhook: ref }),
});
export type WebhookTest = z.output<typeof webhookTest>;
