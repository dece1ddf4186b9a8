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
  customKindChange,
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
  /** Records that have a value, counted up to 10,001. */
  used: z.int(),
  /** How far the values of its records have been worked out anew, while they are; `total` is 0 until they are counted. */
  work: z.object({ done: z.int(), total: z.int() }).nullable(),
  version: z.int(),
});
export type CustomDefinition = z.output<typeof customDefinition>;

const kindPreview = z.object({
  /** Records that have a value, those that would have one of the new kind, and those that would not. */
  records: z.int(),
  converts: z.int(),
  lost: z.int(),
  /** The first of those that would not, as they are now, with why. */
  samples: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      address: z.string().nullable(),
      value: z.string(),
      message: z.string(),
    }),
  ),
  /** Of a list that is made of the values: how many positions it would have. */
  positions: z.int().nullable(),
  /** Of texts that become numbers: what most of them say that they count, which the field then has, and how many do. */
  unit: z.object({ name: z.string(), records: z.int() }).nullable(),
  /** In words, settings that the new kind has not. */
  dropped: z.array(z.string()),
  /** In words, why it cannot be done. */
  refused: z.string().nullable(),
});
export type KindPreview = z.output<typeof kindPreview>;

const customChange = z.object({
  id: z.int(),
  what: z.enum(['kind', 'option']),
  field: z.int(),
  from: z.enum(customKindNames).nullable(),
  to: z.enum(customKindNames).nullable(),
  /** The name of the choice that was taken out. */
  option: z.string().nullable(),
  state: z.enum(['running', 'done', 'undoing', 'failed']),
  /** Records gone through, of how many. */
  done: z.int(),
  total: z.int(),
  /** Records whose value the new kind does not take. */
  lost: z.int(),
  /** In words, what was wrong. */
  failure: z.string().nullable(),
  /** Until when it can be undone; null where it cannot. */
  until: z.string().nullable(),
  created: z.string(),
  who: z.string().nullable(),
});
export type CustomChange = z.output<typeof customChange>;

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
      'Co korzysta z pola własnego: rekordy z wartością, wzory, definicje zadań, które o nie proszą, i widoki list, które według niego filtrują albo porządkują',
    answer: z.object({
      /** Records that have a value. */
      records: z.int(),
      /** How many saved views order, filter or show by it, and the first ten of them. */
      views: z.int(),
      list: z.array(z.object({ id: z.int(), name: z.string(), owner: z.string() })),
      /** Fields in use that are worked out of it. */
      formulas: z.array(z.object({ id: z.int(), name: z.string() })),
      /** How many definitions of tasks ask for it before their tasks are closed, and the first ten of them. */
      tasks: z.int(),
      asking: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  }),
  createCustomField: io({
    summary: 'Nowe pole własne; rekord i klucz zostają na zawsze',
    body: customFieldForm,
    answer: createdId,
  }),
  updateCustomField: recordIo({
    summary: 'Zmiana opisu pola własnego; podana lista pozycji zastępuje dotychczasową',
    body: customFieldChanges,
    answer: z.object({ version: z.int() }),
  }),
  orderCustomFields: io({
    summary:
      'Przestawienie pola własnego przed inne pole tych samych rekordów albo za wszystkie (before: null)',
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
  previewCustomKind: recordIo({
    summary: 'Co stałoby się z wartościami pola własnego, gdyby zmienić jego rodzaj',
    /** Required; told after it is known that there is the field of the address. */
    query: z.strictObject({ kind: z.enum(customKindNames).optional() }),
    answer: kindPreview,
  }),
  changeCustomKind: recordIo({
    summary:
      'Zmiana rodzaju pola własnego: wartości są przepisywane w tle, dawne zostają na 30 dni; klucz się nie zmienia',
    body: customKindChange,
    answer: z.object({ change: z.int() }),
  }),
  listCustomChanges: io({
    summary: 'Zmiany rodzaju i pozycje zdjęte z list: trwające, nieudane i te, które można cofnąć',
    answer: z.object({ list: z.array(customChange), busy: z.boolean() }),
  }),
  previewCustomUndo: recordIo({
    summary: 'Ile wartości wróci po cofnięciu zmiany, a które zmieniono po niej',
    answer: z.object({
      /** Records that get back what they had. */
      records: z.int(),
      /** Of those that somebody has changed since: whose newer value stays, and whose does not. */
      changed: z.int(),
      converts: z.int(),
      samples: kindPreview.shape.samples,
      refused: z.string().nullable(),
    }),
  }),
  undoCustomChange: recordIo({
    summary:
      'Cofnięcie zmiany rodzaju albo przywrócenie pozycji listy rekordom, którym ją odebrano',
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
