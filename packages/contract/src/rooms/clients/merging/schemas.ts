import * as z from 'zod';
import { io, recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { namesOf } from '../../../kit/fields/field-kinds.ts';
import { choice, id } from '../../../kit/fields/fields.ts';
import { textFilter } from '../../../kit/lists/list.schemas.ts';
import { instant, personRef, ref } from '../../../kit/values/records.ts';
import { type ClientField, clientFields } from '../fields.ts';
import * as calls from './calls.ts';

const similar = ref.extend({
  nip: z.string(),
  city: z.string(),
  street: z.string(),
  sameNip: z.boolean(),
});
export type SimilarClient = z.output<typeof similar>;

const field = z.enum(namesOf(clientFields) as [ClientField, ...ClientField[]]);

const preview = z.object({
  stays: ref,
  goes: ref,
  /** What comes along, in words: '3 oferty'. */
  moved: z.array(z.string()),
  /** Fields that say different things; what is empty in the one that stays is filled without asking. */
  fields: z.array(
    z.object({
      field,
      stays: z.string().nullable(),
      goes: z.string().nullable(),
      filled: z.boolean(),
    }),
  ),
});
export type ClientMergePreview = z.output<typeof preview>;

const merged = z.object({
  id: z.int(),
  name: z.string(),
  nip: z.string(),
  at: instant,
  by: personRef.nullable(),
  /** Until when it can be taken back; null once it is too late. */
  until: instant.nullable(),
  may: z.object({ split: z.boolean() }),
});
export type MergedClient = z.output<typeof merged>;

const chosen = choice('Wskaż klienta');

const schemas = {
  similarClients: io({
    summary: 'Klienci o tym samym NIP albo o podobnej nazwie w tym samym miejscu',
    query: z.strictObject({
      nip: textFilter().optional(),
      name: textFilter().optional(),
      city: textFilter().optional(),
      postalCode: textFilter().optional(),
      except: id().optional(),
    }),
    answer: z.object({ list: z.array(similar) }),
  }),
  previewClientMerge: recordIo({
    summary:
      'Co przejdzie do klienta, gdy połączyć z nim podanego' /** Required; told after it is known that there is the client of the address. */,
    query: z.strictObject({ client: id('Wskaż klienta').optional() }),
    answer: z.object({ preview }),
  }),
  mergeClients: recordIo({
    summary: 'Podany klient staje się częścią tego: przechodzi wszystko, co się do niego odnosi',
    body: z.strictObject({
      client: chosen,
      /** Fields whose values of the client that goes are to stay. */
      take: z.array(field).max(100).default([]),
    }),
    answer: z.object({ version: z.int() }),
  }),
  splitClient: recordIo({
    summary: 'Cofa połączenie klientów: znów jest dwóch i każdy ma swoje; do 30 dni',
  }),
  createDistinctClients: recordIo({
    summary: 'Podobni klienci są dwoma: nie będą już wskazywani jako duplikaty',
    body: z.strictObject({ client: chosen }),
  }),
  removeDistinctClients: io({
    summary: 'Cofa, że podobni klienci są dwoma',
    params: z.strictObject({ id: id(), client: id() }),
  }),
  mergeContacts: recordIo({
    summary:
      'Dwie osoby kontaktowe klienta stają się jedną; puste pola się uzupełniają, zgody przechodzą',
    body: z.strictObject({ person: choice('Wskaż osobę kontaktową') }),
  }),
  mergedClients: recordIo({
    summary: 'Klienci połączeni z tym',
    answer: z.object({ list: z.array(merged) }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
