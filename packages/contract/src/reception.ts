import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { id } from './kit/fields.ts';
import { dayFilter, flagFilter, idsFilter, list } from './kit/list.ts';
import { byId, colored, createdId, fileRef, may, personRef, ref } from './kit/records.ts';
import { receptionChanges, receptionCreate } from './reception.forms.ts';
import { categories, directionIds } from './reception.lists.ts';

/** Registers of the reception: guests and parcels, one kind of record in two categories (document 002). */

const base = {
  id: z.int(),
  category: z.enum(categories),
  /** Guests. */
  fullName: z.string().nullable(),
  description: z.string().nullable(),
  user: personRef.nullable(),
  client: colored.nullable(),
  clientName: z.string().nullable(),
  clientCity: z.string().nullable(),
  clientAddress: z.string().nullable(),
  clientPostal: z.string().nullable(),
  operationDate: z.string(),
  exitDate: z.string().nullable(),
  /** Parcels, from here down. */
  direction: z.enum(directionIds).nullable(),
  type: ref.nullable(),
  company: colored.nullable(),
  taskNumber: z.string().nullable(),
  /** Given by the server: one after another for each company, direction and year. */
  sysNumber: z.string().nullable(),
  version: z.int(),
  may,
};

export const receptionRow = z.object(base);
export type ReceptionRow = z.output<typeof receptionRow>;

export const reception = z.object({
  ...base,
  files: z.array(fileRef.extend({ path: z.string() })),
  created: z.string(),
  createdBy: ref.nullable(),
  modified: z.string(),
  userModified: ref.nullable(),
});
export type Reception = z.output<typeof reception>;

/** One of a few words; a list of one, as pages keep their filters, will do. */
const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.union([z.enum(words), z.tuple([z.enum(words)]).transform(([word]) => word)]);

const receptionList = list({
  sort: [
    'operationDate',
    'fullName',
    'user',
    'client',
    'description',
    'type',
    'company',
    'taskNumber',
    'sysNumber',
    'exitDate',
  ],
  defaultSort: 'operationDate',
  defaultOrder: 'desc',
  filters: {
    category: oneOf(categories),
    direction: oneOf(directionIds),
    type: idsFilter(),
    client: idsFilter(),
    company: idsFilter(),
    user: idsFilter(),
    dateFrom: dayFilter(),
    dateTo: dayFilter(),
    /** With 1: guests who came today and have not left. */
    present: flagFilter(),
  },
  row: receptionRow,
});

export const listReception = endpoint({
  method: 'GET',
  path: '/reception/list',
  allow: 'reception',
  summary: 'Goście albo przesyłki',
  list: receptionList,
  query: receptionList.query,
  answer: receptionList.answer,
});

export const getReception = endpoint({
  method: 'GET',
  path: '/reception/:id',
  allow: 'everyone',
  row: 'recepcja albo osoba, której wpis dotyczy',
  summary: 'Gość albo przesyłka',
  params: byId,
  answer: z.object({ reception }),
});

export const createReception = endpoint({
  method: 'POST',
  path: '/reception/create',
  allow: 'reception',
  summary: 'Nowy gość albo przesyłka; przesyłka dostaje numer systemowy',
  body: receptionCreate,
  answer: createdId,
});

export const updateReception = endpoint({
  method: 'PATCH',
  path: '/reception/:id',
  allow: 'reception',
  summary: 'Zmiana podanych pól',
  params: byId,
  body: receptionChanges,
  answer: z.object({ version: z.int() }),
});

export const removeReception = endpoint({
  method: 'DELETE',
  path: '/reception/:id',
  allow: 'reception',
  summary: 'Usunięcie wpisu',
  params: byId,
  answer: done,
});

const fileLink = z.strictObject({ id: id(), file: id() });

export const attachReceptionFile = endpoint({
  method: 'POST',
  path: '/reception/file/:id/:file',
  allow: 'reception',
  summary: 'Dołączenie pliku do wpisu',
  params: fileLink,
  answer: done,
});

export const detachReceptionFile = endpoint({
  method: 'DELETE',
  path: '/reception/file/:id/:file',
  allow: 'reception',
  summary: 'Usunięcie pliku wpisu',
  params: fileLink,
  answer: done,
});

/** The report's address without filters; a ticket in it works for some minutes. */
export const reportTicket = endpoint({
  method: 'POST',
  path: '/reception/download/ticket',
  allow: 'reception',
  summary: 'Krótkotrwały adres raportu',
  answer: z.object({ path: z.string() }),
});

/**
 * What GET /reception/download/report takes: the list's own query and the token; no JSON answers
 * it, hence no endpoint. All rows of the filter come, whatever the page.
 */
export const reportQuery = receptionList.query.extend({
  'access-token': z.string().max(300).optional(),
  format: z.enum(['pdf', 'xlsx']).default('pdf'),
});

/** 'MK' of 'Meridian Księgowość sp. z o.o.': the first letters of the name's own words. */
export function companyInitials(name: string): string {
  const own = name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word) && !word.includes('.'));
  const letters = own.map((word) => word.charAt(0)).slice(0, 3);
  if (letters.length > 1) return letters.join('');
  return (own[0] ?? name).slice(0, 2).toUpperCase();
}
