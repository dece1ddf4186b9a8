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
import {
  customFieldChanges,
  customFieldForm,
  customFieldOrder,
  formulaTrial,
  workedParts,
} from './forms.ts';
import { emptyReasons } from './formulas.ts';

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
  /** By which its value follows from fields of the same record, named by their keys; nobody fills it then. */
  formula: z.string().nullable(),
});

const worked = z.union([z.string(), z.number()]).nullable();
const why = z.enum(emptyReasons).nullable();

const customDefinition = customField.extend({
  archived: z.boolean(),
  /** Of projects: the next period of a series begins with what the one before has. */
  copied: z.boolean(),
  /** Records that have a value. */
  used: z.int(),
  /** How far the values of its records have been worked out anew, while they are; `total` is 0 until they are counted. */
  work: z.object({ done: z.int(), total: z.int() }).nullable(),
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
      'Co korzysta z pola własnego: rekordy z wartością, wzory i widoki list, które według niego filtrują albo porządkują',
    answer: z.object({
      /** Records that have a value. */
      records: z.int(),
      /** How many saved views order, filter or show by it, and the first ten of them. */
      views: z.int(),
      list: z.array(z.object({ id: z.int(), name: z.string(), owner: z.string() })),
      /** Fields in use that are worked out of it. */
      formulas: z.array(z.object({ id: z.int(), name: z.string() })),
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
  tryFormula: io({
    summary:
      'Próba wzoru pola wyliczanego: co jest w nim nie tak albo ile wychodzi w przykładowym rekordzie',
    body: formulaTrial,
    answer: z.object({
      /** What is wrong with it, and where. */
      message: z.string().nullable(),
      /** Null where no record has any of its parts. */
      example: z.object({ name: z.string(), value: worked, why }).nullable(),
    }),
  }),
  workOutCustom: io({
    summary:
      'Ile wychodzi w polach wyliczanych, gdy inne pola mają te wartości; niczego nie zapisuje',
    body: workedParts,
    answer: z.object({
      list: z.array(z.object({ key: z.string(), value: worked, why })),
    }),
  }),
  removeCustomField: recordIo({ summary: 'Usunięcie pola własnego, którego nikt nie wypełnił' }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
