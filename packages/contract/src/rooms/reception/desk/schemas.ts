import * as z from 'zod';
import { fileSchemas } from '../../../kit/calls/file-calls.schemas.ts';
import { io, recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { cleanLine } from '../../../kit/fields/clean.ts';
import { cleanedText } from '../../../kit/fields/fields.ts';
import { createdId, dayText, fileRef, personRef, ref } from '../../../kit/values/records.ts';
import { parcelsForm } from '../forms.ts';
import * as calls from './calls.ts';
import { bookOf, bookQuery, deliveryChanges } from './forms.ts';

const delivery = z.object({
  /** Of the parcel. */
  id: z.int(),
  sysNumber: z.string(),
  description: z.string(),
  party: z.string(),
  user: personRef.nullable(),
  arrived: z.string(),
  /** The last day on which opening it decides the date. */
  last: z.string(),
  /** The day on which it is deemed delivered. */
  deemed: z.string(),
  daysLeft: z.int(),
  counted: z.boolean(),
});
export type Delivery = z.output<typeof delivery>;

const line = z.object({
  id: z.int(),
  sysNumber: z.string(),
  party: z.string(),
  address: z.string(),
  type: z.string(),
  taskNumber: z.string().nullable(),
});
const book = z.object({
  /** Null until a confirmation is attached for the first time. */
  id: z.int().nullable(),
  company: ref,
  day: dayText,
  lines: z.array(line),
  files: z.array(fileRef),
});
export type PostingBook = z.output<typeof book>;

const party = z.object({
  clientName: z.string(),
  clientCity: z.string(),
  clientAddress: z.string(),
  clientPostal: z.string(),
  /** As at the latest of their parcels. */
  type: z.int().nullable(),
  company: z.int().nullable(),
});
export type Party = z.output<typeof party>;

export const bookFiles = fileSchemas('książki nadawczej');

const schemas = {
  listParties: io({
    summary:
      'Nadawcy i odbiorcy spoza bazy klientów, którzy już byli, z adresami, ostatnim rodzajem i spółką; najczęstsi najpierw',
    query: z.strictObject({ search: cleanedText(cleanLine, 100).max(100).optional() }),
    answer: z.object({ parties: z.array(party) }),
  }),
  createParcels: io({
    summary: 'Kilka przesyłek naraz: wszystkie albo żadna',
    body: parcelsForm,
    answer: z.object({ ids: z.array(z.int()) }),
  }),
  getPostingBook: io({
    summary: 'Książka nadawcza spółki na dzień: przesyłki wychodzące i potwierdzenia nadania',
    query: bookQuery,
    answer: z.object({ book }),
  }),
  openPostingBook: io({
    summary: 'Wpis, do którego dołącza się potwierdzenie nadania z tego dnia; istniejący zostaje',
    body: bookOf,
    answer: createdId,
  }),
  signPostingBook: io({
    summary: 'Krótkotrwały adres książki nadawczej',
    body: bookOf,
    answer: z.object({ path: z.string() }),
  }),
  printPostingBook: io({
    summary: 'Książka nadawcza do druku (PDF)',
    media: 'application/pdf',
    query: bookQuery.extend({ 'access-token': z.string().max(300).optional() }),
    answer: z.any(),
  }),
  listDeliveries: io({
    summary:
      'e-Doręczenia, które czekają na odbiór; poza recepcją tylko własne i zastępowanych osób',
    answer: z.object({ list: z.array(delivery) }),
  }),
  updateDelivery: recordIo({
    summary: 'Dzień wpływu e-Doręczenia i to, czy biegnie 14 dni',
    body: deliveryChanges,
    answer: z.object({ delivery }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
joinSchemas(calls.bookFiles, bookFiles, 'PostingBook');
