import * as z from 'zod';
import { fileSchemas } from '../../kit/calls/file-calls.schemas.ts';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { customAnswer } from '../../kit/fields/custom-fields.schemas.ts';
import { id } from '../../kit/fields/fields.ts';
import { answersOf } from '../../kit/fields/record-fields.schemas.ts';
import { mayLack } from '../../kit/fields/record-fields.ts';
import { pageIo } from '../../kit/lists/list.schemas.ts';
import { coloredRef, createdId, fileRef, instant, may, ref } from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import { receptionList } from './calls.ts';
import { guestFields, parcelFields } from './fields.ts';
import { receptionChanges, receptionCreate } from './forms.ts';
import { categories, directionIds } from './lists.ts';

const { files: _, ...parcelRow } = parcelFields;

/** A row has what its category has; the rest of it is null. */
const base = {
  id: z.int(),
  category: z.enum(categories),
  ...answersOf(mayLack({ ...guestFields, ...parcelRow })),
  operationDate: instant,
  direction: z.enum(directionIds).nullable(),
  company: coloredRef.nullable(),
  /** When an inbound parcel was received, and by whom. */
  receivedAt: instant.nullable(),
  receivedBy: ref.nullable(),
  custom: customAnswer('guest', 'parcel'),
  version: z.int(),
  may,
};

export const receptionRow = z.object(base);

export type ReceptionRow = z.output<typeof receptionRow>;

export const reception = z.object({
  ...base,
  files: z.array(fileRef),
  created: instant,
  createdBy: ref.nullable(),
  modified: instant,
  userModified: ref.nullable(),
});

export type Reception = z.output<typeof reception>;

export const receptionFiles = fileSchemas('wpisu');

const schemas = {
  listReception: pageIo({
    summary: 'Goście albo przesyłki',
    list: receptionList,
    rows: receptionRow,
  }),
  getReception: recordIo({
    row: 'recepcja albo osoba, której wpis dotyczy',
    summary: 'Gość albo przesyłka',
    answer: z.object({ reception }),
  }),
  createReception: io({
    summary: 'Nowy gość albo przesyłka; przesyłka dostaje numer systemowy',
    body: receptionCreate,
    answer: createdId,
  }),
  updateReception: recordIo({
    summary: 'Zmiana podanych pól',
    body: receptionChanges,
    answer: z.object({ version: z.int() }),
  }),
  confirmParcel: recordIo({
    row: 'osoba, do której jest przesyłka, albo recepcja',
    summary: 'Potwierdzenie odbioru przesyłki przychodzącej, albo jego cofnięcie',
    body: z.strictObject({
      received: z.boolean(),
      /** A picture of the signature, uploaded before; it becomes a file of the parcel. */
      signature: id().optional(),
    }),
    answer: z.object({ version: z.int() }),
  }),
  removeReception: recordIo({ summary: 'Usunięcie wpisu' }),
  reportTicket: io({
    summary: 'Krótkotrwały adres raportu',
    answer: z.object({ path: z.string() }),
  }),
};
/**
 * What GET /reception/download/report takes: the list's own query and the token; no JSON answers
 * it, hence no endpoint. All rows of the filter come, whatever the page.
 */
export const reportQuery = schemas.listReception.query.extend({
  'access-token': z.string().max(300).optional(),
  format: z.enum(['pdf', 'xlsx']).default('pdf'),
});

export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
joinSchemas(calls.receptionFiles, receptionFiles, 'Reception');
