import * as z from 'zod';
import { io } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { instant } from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import { largestDraft } from './lists.ts';

const key = z.string().regex(/^[0-9a-f]{32}$/);
const byKey = z.strictObject({ key });
const values = z.record(z.string().max(200), z.json());

const content = z
  .strictObject({
    /** What stands in the form. */
    values,
    /** What the record said when the form was opened; null for a new one. */
    base: values.nullable(),
    /** The record's version then. */
    version: z.int().nullable(),
    /** The same in words, a line a field, for who cannot open the form any more. */
    words: z.string(),
    /** Names of chosen files, which have to be attached again. */
    files: z.array(z.string().max(300)).max(100),
    /** Labels of what was pressed to open it, where it has no address of its own. */
    steps: z.array(z.strictObject({ label: z.string().max(300), row: z.string().max(100) })).max(3),
  })
  .refine((whole) => JSON.stringify(whole).length <= largestDraft, {
    error: `Szkic może mieć do ${largestDraft} znaków`,
  });
export type DraftContent = z.output<typeof content>;

/** An address within the product. */
const place = z
  .string()
  .max(1000)
  .regex(/^\/(?![/\\])/);

const about = {
  /** Which form it is: its address, and within a page its heading and what opened it. */
  form: z.string().min(1).max(1000),
  /** Where it began. */
  place,
  /** 'Dodaj klienta: Drukarnia Żagiel' */
  title: z.string().min(1).max(300),
};

const body = z.strictObject({
  ...about,
  content,
  /** Tells apart who writes at once: one opening of the form in one browser. */
  writer: key,
  /** What was read before; null for a draft of its own. */
  revision: z.int().nullable(),
});
export type DraftBody = z.output<typeof body>;

const row = z.object({
  key,
  ...about,
  revision: z.int(),
  changed: instant,
});
export type DraftRow = z.output<typeof row>;

const draft = row.extend({ content });
export type Draft = z.output<typeof draft>;

export const draftRow = row;

const schemas = {
  listDrafts: io({
    summary: 'Własne niedokończone formularze, najnowsze najpierw',
    answer: z.object({ list: z.array(row) }),
  }),
  getDraft: io({
    summary: 'Niedokończony formularz, tylko własny',
    params: byKey,
    answer: z.object({ draft }),
  }),
  saveDraft: io({
    summary: 'Zapis niedokończonego formularza; czeka tydzień i znika',
    params: byKey,
    body,
    /** Null for what was sent late: its draft was saved or thrown away elsewhere. */
    answer: z.object({ draft: row.nullable() }),
  }),
  removeDraft: io({ summary: 'Odrzucenie niedokończonego formularza', params: byKey }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
