import * as z from 'zod';
import { endpoint } from './kit/endpoint.ts';
import { byId, personRef } from './kit/records.ts';
import type { Allow } from './permissions.ts';

/** 'Historia zmian': who changed what on a record and what hangs on it, and when. */

/** Changes that one page of the panel shows. */
export const historyPage = 20;

/** What stood in a field: a name or a text, a number, an ISO date, yes or no; null is nothing. */
const value = z.union([z.string(), z.number(), z.boolean()]).nullable();
export type HistoryValue = z.output<typeof value>;

const entities = [
  'client',
  'clientPerson',
  'clientAgreement',
  'project',
  'projectTask',
  'offer',
  'issue',
  'person',
  'replacement',
] as const;
export type HistoryEntity = (typeof entities)[number];

/** What happened to one record: its fields, and what was joined to it or taken away. */
const entry = z.object({
  entity: z.enum(entities),
  action: z.enum(['insert', 'update', 'delete', 'link', 'export', 'anonymize']),
  /** Which one it was, where several hang on the record (a contact person, a task). */
  subject: z.string().nullable(),
  fields: z.array(z.object({ field: z.string(), before: value, after: value })),
  links: z.array(
    z.object({ field: z.string(), added: z.array(z.string()), removed: z.array(z.string()) }),
  ),
  /** Why a manager passed a closed gate. */
  reason: z.string().nullable(),
});
export type HistoryEntry = z.output<typeof entry>;

/** What one person did in one go; nobody (`who` null) is the product itself. */
const change = z.object({
  id: z.int(),
  at: z.string(),
  who: personRef.nullable(),
  entries: z.array(entry),
});
export type HistoryChange = z.output<typeof change>;

/** Entries of the history are many: their ids are wider than those of records. */
const entryId = z.union([
  z.int().min(1),
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
]);

const historyOf = (kind: string, allow: Allow, summary: string, row?: string) =>
  endpoint({
    method: 'GET',
    path: `/history/${kind}/:id`,
    allow,
    ...(row && { row }),
    summary,
    params: byId,
    /** `before`: the `next` of the page shown last. */
    query: z.strictObject({ before: entryId.optional() }),
    answer: z.object({ list: z.array(change), next: z.int().nullable() }),
  });
export type HistoryEndpoint = ReturnType<typeof historyOf>;

export const clientHistory = historyOf('client', 'everyone', 'Historia zmian klienta');
export const projectHistory = historyOf(
  'project',
  'manager',
  'Historia zmian projektu i jego zadań',
);
export const offerHistory = historyOf('offer', 'everyone', 'Historia zmian oferty');
export const issueHistory = historyOf(
  'issue',
  'everyone',
  'Historia zmian zgłoszenia',
  'kto bierze udział w zgłoszeniu albo kierownik',
);
export const profileHistory = historyOf(
  'profile',
  'everyone',
  'Historia zmian profilu',
  'właściciel, kierownik albo administrator',
);
