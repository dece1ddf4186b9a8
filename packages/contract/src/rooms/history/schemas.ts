import * as z from 'zod';
import { recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { fieldKindNames } from '../../kit/fields/field-kinds.ts';
import { instant, personRef } from '../../kit/values/records.ts';
import { statusWays } from '../issues/status-ways.ts';
import * as calls from './calls.ts';
import { historyEntities } from './calls.ts';

/** What stood in a field: a name or a text, a number, an ISO date, yes or no; null is nothing. */
const value = z.union([z.string(), z.number(), z.boolean()]).nullable();
export type HistoryValue = z.output<typeof value>;

/** Of a field of the company's own, which no code knows: what it is called, and what it holds. */
const custom = { label: z.string().optional(), kind: z.enum(fieldKindNames).optional() };

/** What happened to one record: its fields, and what was joined to it or taken away. */
const entry = z.object({
  entity: z.enum(historyEntities),
  action: z.enum(['insert', 'update', 'delete', 'link', 'export', 'anonymize', 'account']),
  /** Which one it was, where several hang on the record (a contact person, a task); of `account` what happened. */
  subject: z.string().nullable(),
  fields: z.array(z.object({ field: z.string(), ...custom, before: value, after: value })),
  links: z.array(
    z.object({
      field: z.string(),
      label: custom.label,
      added: z.array(z.string()),
      removed: z.array(z.string()),
    }),
  ),
  /** Why a manager passed a closed gate. */
  reason: z.string().nullable(),
  /** How a status came about that nobody set in the product. */
  way: z.enum(statusWays).nullable(),
});
export type HistoryEntry = z.output<typeof entry>;

/** The changes of one save by one person; `who` null is the product itself. */
const change = z.object({
  id: z.int(),
  at: instant,
  who: personRef.nullable(),
  /** Part of a change of many records at once. */
  bulk: z.boolean(),
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

const historyIo = (summary: string, row?: string) =>
  recordIo({
    summary,
    ...(row && { row }) /** `before`: the `next` of the page shown last. */,
    query: z.strictObject({ before: entryId.optional() }),
    answer: z.object({ list: z.array(change), next: z.int().nullable() }),
  });
export type HistoryIo = ReturnType<typeof historyIo>;

const schemas = {
  clientHistory: historyIo('Historia zmian klienta'),
  projectHistory: historyIo('Historia zmian projektu i jego zadań'),
  seriesHistory: historyIo('Historia zmian serii: wstrzymania, wznowienia, koniec'),
  offerHistory: historyIo('Historia zmian oferty'),
  issueHistory: historyIo(
    'Historia zmian zgłoszenia',
    'kto bierze udział w zgłoszeniu albo kierownik',
  ),
  absenceHistory: historyIo(
    'Historia zmian nieobecności',
    'ta osoba i ci, którzy mogą o niej zdecydować',
  ),
  serviceHistory: historyIo('Historia zmian usługi, jej procedur i zadań'),
  profileHistory: historyIo('Historia zmian profilu', 'właściciel, kierownik albo administrator'),
  customFieldHistory: historyIo('Historia zmian opisu pola własnego'),
  organizationHistory: historyIo('Historia zmian danych firmy; ma numer 1'),
  installationHistory: historyIo('Historia zmian ustawień programu; mają numer 1'),
};

joinSchemas(calls, schemas);
