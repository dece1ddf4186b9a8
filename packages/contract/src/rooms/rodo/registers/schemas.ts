import * as z from 'zod';
import { io, recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { cleanLine } from '../../../kit/fields/clean.ts';
import { cleanedText } from '../../../kit/fields/fields.ts';
import { answersOf } from '../../../kit/fields/record-fields.schemas.ts';
import { pageIo } from '../../../kit/lists/list.schemas.ts';
import { createdId, fileRef, instant, may, ref } from '../../../kit/values/records.ts';
import * as calls from './calls.ts';
import { consentList, disclosureList } from './calls.ts';
import { consentColumns, disclosureColumns } from './columns.ts';
import { disclosureChanges, disclosureForm } from './forms.ts';

const consentRow = z.object({
  id: z.int(),
  ...answersOf(consentColumns),
  client: ref,
  /** Null: of the client, or the person is gone. */
  person: ref
    .extend({
      anonymized: z.boolean(),
      restricted: z.boolean(),
      objected: z.boolean(),
    })
    .nullable(),
  wordingVersion: z.int().nullable(),
  file: fileRef.nullable(),
});
export type ConsentRow = z.output<typeof consentRow>;

const marketing = z.object({
  type: ref,
  count: z.int(),
  /** Why people with such a consent are not on the list, and how many. */
  left: z.array(z.object({ why: z.string(), count: z.int() })),
});
export type MarketingCount = z.output<typeof marketing>;

const disclosure = z.object({
  id: z.int(),
  ...answersOf(disclosureColumns),
  rows: z.int().nullable(),
  /** Written down by itself: what, when and how many stay as they were. */
  automatic: z.boolean(),
  version: z.int(),
  may,
});
export type Disclosure = z.output<typeof disclosure>;

const ticket = z.string().max(300).optional();
const version = z.object({ version: z.int() });

const schemas = {
  listConsents: pageIo({ summary: 'Rejestr zgód', list: consentList, rows: consentRow }),
  listWordings: recordIo({
    summary: 'Wersje treści typu zgody',
    answer: z.object({
      list: z.array(
        z.object({ id: z.int(), version: z.int(), text: z.string(), validFrom: instant }),
      ),
    }),
  }),
  countMarketing: recordIo({
    summary: 'Ile osób miałaby lista marketingowa tego typu zgody i kto na nią nie trafi',
    answer: marketing,
  }),
  exportMarketing: recordIo({
    summary: 'Lista marketingowa: osoby, których zgoda tego typu dziś obowiązuje',
    query: z.strictObject({
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
      /** The purpose; stored in the register of disclosures. */
      purpose: cleanedText(cleanLine, 500).max(500).optional(),
      'access-token': ticket,
    }),
    answer: z.unknown(),
  }),
  listDisclosures: pageIo({
    summary: 'Rejestr udostępnień',
    list: disclosureList,
    rows: disclosure,
  }),
  createDisclosure: io({
    summary: 'Udostępnienie wpisane ręcznie',
    body: disclosureForm,
    answer: createdId,
  }),
  updateDisclosure: recordIo({
    summary: 'Zmiana wpisu; w automatycznym tylko odbiorca, cel i podstawa',
    body: disclosureChanges,
    answer: version,
  }),
  proposeActivities: io({
    summary: 'Dodanie czynności, które proponuje system, a których jeszcze nie ma',
    answer: z.object({ added: z.int() }),
  }),
  activityDocument: io({
    summary: 'Rejestr czynności przetwarzania jako PDF',
    media: 'application/pdf',
    query: z.strictObject({ format: z.literal('pdf').default('pdf'), 'access-token': ticket }),
    answer: z.unknown(),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
