import * as z from 'zod';
import { io, recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { id } from '../../../kit/fields/fields.ts';
import { answersOf } from '../../../kit/fields/record-fields.schemas.ts';
import { pageIo } from '../../../kit/lists/list.schemas.ts';
import { createdId as created, instant, may, personRef } from '../../../kit/values/records.ts';
import * as calls from './calls.ts';
import { caseList } from './calls.ts';
import { caseColumns } from './columns.ts';
import { caseFields } from './fields.ts';
import { caseChanges, caseForm, closeForm, extendForm, findForm, stepForm } from './forms.ts';

const base = {
  ...answersOf(caseColumns),
  id: z.int(),
  version: z.int(),
  may,
};

const caseRow = z.object(base);
export type PersonalCaseRow = z.output<typeof caseRow>;

const personalCase = z.object({
  ...answersOf(caseFields),
  ...base,
  /** Whether it may still be extended. */
  extendable: z.boolean(),
  steps: z.array(
    z.object({ id: z.int(), at: instant, by: personRef.nullable(), text: z.string() }),
  ),
});
export type PersonalCase = z.output<typeof personalCase>;

const place = z.object({
  /** Names the place, for what is confirmed. */
  key: z.string(),
  title: z.string(),
  excerpt: z.string(),
  certain: z.boolean(),
  /** Goes without being asked about when texts are cleaned for a request. */
  goes: z.boolean(),
  address: z.string().nullable(),
  /** Of a contact person: their record, and what holds of it. */
  contact: z
    .object({
      id: z.int(),
      client: z.int(),
      restricted: instant.nullable(),
      objected: z.string().nullable(),
    })
    .nullable(),
});
const group = z.object({
  /** A kind of place: `contact`, `staff`, `guest` … */
  kind: z.string(),
  label: z.string(),
  places: z.array(place),
  /** There are more than are told. */
  more: z.boolean(),
});
export type FoundGroup = z.output<typeof group>;
const found = z.object({ groups: z.array(group) });

const ticket = z.string().max(300).optional();
const version = z.object({ version: z.int() });

const schemas = {
  findPersonal: io({
    summary:
      'Wszystkie miejsca, w których stoi osoba, po imieniu i nazwisku, e-mailu albo telefonie',
    body: findForm,
    answer: found,
  }),
  listCases: pageIo({ summary: 'Sprawy RODO', list: caseList, rows: caseRow }),
  getCase: recordIo({
    summary: 'Sprawa RODO z protokołem czynności',
    answer: z.object({ case: personalCase }),
  }),
  createCase: io({ summary: 'Nowa sprawa RODO', body: caseForm, answer: created }),
  updateCase: recordIo({
    summary: 'Zmiana podanych pól sprawy w toku',
    body: caseChanges,
    answer: version,
  }),
  extendCase: recordIo({
    summary: 'Przedłużenie sprawy o dwa miesiące, z powodem',
    body: extendForm,
    answer: version,
  }),
  closeCase: recordIo({
    summary: 'Zakończenie sprawy: załatwiona albo odmowa, z odpowiedzią',
    body: closeForm,
    answer: version,
  }),
  reopenCase: recordIo({ summary: 'Powrót zakończonej sprawy do toku', answer: version }),
  noteCase: recordIo({ summary: 'Wpis do protokołu sprawy', body: stepForm }),
  casePlaces: recordIo({
    summary: 'Wszystkie miejsca, w których stoi osoba ze sprawy',
    answer: found,
  }),
  eraseCase: recordIo({
    summary: 'Usunięcie osoby z zapisów: tych pewnych i potwierdzonych',
    body: z.strictObject({ confirmed: z.array(z.string().max(100)).max(500).default([]) }),
    answer: z.object({ erased: z.int() }),
  }),
  exportCase: recordIo({
    summary: 'Kopia danych osoby ze sprawy: jedno archiwum ZIP',
    media: 'application/zip',
    query: z.strictObject({ format: z.literal('zip').default('zip'), 'access-token': ticket }),
    answer: z.unknown(),
  }),
  caseProtocol: recordIo({
    summary: 'Protokół sprawy jako PDF',
    media: 'application/pdf',
    query: z.strictObject({ format: z.literal('pdf').default('pdf'), 'access-token': ticket }),
    answer: z.unknown(),
  }),
  setProcessing: recordIo({
    summary: 'Ograniczenie przetwarzania i sprzeciw osoby kontaktowej',
    body: z
      .strictObject({
        restricted: z.boolean().optional(),
        objected: z.boolean().optional(),
        /** The request whose protocol tells it. */
        case: id().optional(),
      })
      .refine(({ restricted, objected }) => restricted !== undefined || objected !== undefined, {
        error: 'Podaj, co zmienić',
      }),
    answer: z.object({ restricted: instant.nullable(), objected: z.string().nullable() }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
