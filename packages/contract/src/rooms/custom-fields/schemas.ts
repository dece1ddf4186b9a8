import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import {
  customAudience,
  customKindNames,
  customRecords,
  customScopes,
} from '../../kit/fields/custom-fields.ts';
import { createdId } from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import { customFieldChanges, customFieldForm, customFieldOrder } from './forms.ts';

const option = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string(),
  /** Offered no more; records that have it keep it. */
  archived: z.boolean(),
  /** A new record begins with it. */
  initial: z.boolean(),
});

const customField = z.object({
  id: z.int(),
  record: z.enum(customRecords),
  /** The name of its value in `custom` of a record. */
  key: z.string(),
  label: z.string(),
  help: z.string().nullable(),
  section: z.string().nullable(),
  kind: z.enum(customKindNames),
  unit: z.string().nullable(),
  options: z.array(option),
  required: z.boolean(),
  sees: z.enum(customAudience),
  edits: z.enum(customAudience),
  personal: z.boolean(),
  /** Why that is kept: told in the records of processing activities. */
  purpose: z.string().nullable(),
  /** What the form of a new record begins with; programs say by themselves what they mean. */
  initial: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  /** No two records have the same value. */
  unique: z.boolean(),
  /** Of which services, types and companies alone it is asked: of one kind any, of several one of each. */
  only: z.partialRecord(z.enum(customScopes), z.array(z.int())),
  /** The status from which on it has to be there. */
  requiredFrom: z.int().nullable(),
});

const customDefinition = customField.extend({
  archived: z.boolean(),
  /** Of projects: the next period of a series begins with what the one before has. */
  copied: z.boolean(),
  /** Records that have a value. */
  used: z.int(),
  version: z.int(),
});
export type CustomDefinition = z.output<typeof customDefinition>;

const schemas = {
  listCustomFields: io({
    summary: 'Pola własne firmy, które widzi pytający, w kolejności formularzy',
    answer: z.object({ list: z.array(customField) }),
  }),
  listCustomDefinitions: io({
    summary: 'Wszystkie pola własne z ich opisem, także zarchiwizowane',
    answer: z.object({ list: z.array(customDefinition) }),
  }),
  customFieldUses: recordIo({
    summary:
      'Co korzysta z pola własnego: rekordy z wartością i widoki list, które według niego filtrują albo porządkują',
    answer: z.object({
      /** Records that have a value. */
      records: z.int(),
      /** How many saved views order, filter or show by it, and the first ten of them. */
      views: z.int(),
      list: z.array(z.object({ id: z.int(), name: z.string(), owner: z.string() })),
    }),
  }),
  createCustomField: io({
    summary: 'Nowe pole własne; rodzaj, rekord i klucz zostają na zawsze',
    body: customFieldForm,
    answer: createdId,
  }),
  updateCustomField: recordIo({
    summary: 'Zmiana opisu pola własnego; podana lista pozycji zastępuje dotychczasową',
    body: customFieldChanges,
    answer: z.object({ version: z.int() }),
  }),
  orderCustomFields: io({
    summary: 'Kolejność pól własnych jednego rodzaju rekordów',
    body: customFieldOrder,
  }),
  removeCustomField: recordIo({ summary: 'Usunięcie pola własnego, którego nikt nie wypełnił' }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
