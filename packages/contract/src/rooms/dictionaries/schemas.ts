import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { flagFilter, textFilter } from '../../kit/lists/list.schemas.ts';
import { createdId, personRef, ref } from '../../kit/values/records.ts';
import { absenceUnit, leaveLowerings, limitKind } from '../absences/lists.ts';
import * as calls from './calls.ts';
import { type DictionaryChanges, dictionaryForm, entryChanges } from './forms.ts';
import { type DictionaryKind, dictionaries, dictionaryKinds } from './lists.ts';

/** One shape for every kind; what a kind does not have is absent. */
export const dictionaryItem = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string().nullable().optional(),
  /** Consent types: the text of the consent. */
  description: z.string().nullable().optional(),
  /** Companies. */
  departments: z.array(ref).optional(),
  /** Companies: letters to this address become issues. */
  issuesEmail: z.string().nullable().optional(),
  /** Departments (read-only: set from the company's side). */
  companies: z.array(ref).optional(),
  /** Calendar types. */
  isVacation: z.boolean().optional(),
  /** Calendar types whose name colleagues see only as "Nieobecność". */
  isPrivate: z.boolean().optional(),
  /** Calendar types: what somebody asks for waits for the head of their department. */
  needsApproval: z.boolean().optional(),
  /** Calendar types: sickness and the like, whose days give back the leave that they meet. */
  interruptsLeave: z.boolean().optional(),
  /** Calendar types: a month or more of it lowers the holiday leave of its year. */
  lowersLeave: z.enum(leaveLowerings).nullable().optional(),
  /** The smallest part that may be taken. */
  unit: z.enum(absenceUnit).optional(),
  /** Whether the yearly limit counts; how it is worked out; its days. */
  limited: z.boolean().optional(),
  limitKind: z.enum(limitKind).optional(),
  limitDays: z.int().nullable().optional(),
  /** What is taken of it is taken of that type too. */
  within: ref.nullable().optional(),
  /** Over the limit is refused, not only asked about. */
  limitForbids: z.boolean().optional(),
  /** Departments: who decides about absences of its people. */
  head: personRef.nullable().optional(),
  /** Kinds of parcel: they come to an address for electronic delivery. */
  electronic: z.boolean().optional(),
  /** Kept on old records but no longer offered, because something uses it. */
  archived: z.boolean(),
  version: z.int(),
});
export type DictionaryItem = z.output<typeof dictionaryItem>;

const query = z.strictObject({
  archived: flagFilter().optional(),
  /** Words of the name. */
  search: textFilter().optional(),
  isVacation: flagFilter().optional(),
});
/** What a list may be asked; only calendar types can be vacations. */
const askedOf = (kind: DictionaryKind) =>
  kind === 'calendarType' ? query : (query.omit({ isVacation: true }) as unknown as typeof query);

const one = z.looseObject({ item: dictionaryItem });

/** The schemas of a kind's calls. */
export function dictionarySchemas(kind: DictionaryKind) {
  const { title } = dictionaries[kind];
  return {
    list: io({
      summary: `${title}: lista po nazwie; archived=1 dodaje zarchiwizowane`,
      query: askedOf(kind),
      // The calendar types answer `types`, the others `list`; both carry both (DIC-20).
      answer: z.object({
        list: z.array(dictionaryItem),
        types: z.array(dictionaryItem).optional(),
      }),
    }),
    get: recordIo({
      summary: `${title}: jedna pozycja, pod nazwą rodzaju i pod „item”`,
      answer: one,
    }),
    create: io({
      summary: `${title}: nowa pozycja`,
      body: dictionaryForm(kind),
      answer: createdId,
    }),
    update: recordIo({
      summary: `${title}: zmiana podanych pól; archived=false przywraca z archiwum`,
      body: entryChanges(kind) as unknown as z.ZodType<DictionaryChanges, DictionaryChanges>,
    }),
    remove: recordIo({
      summary: `${title}: usunięcie; pozycja w użyciu zostaje zarchiwizowana`,
      answer: z.object({ archived: z.boolean() }),
    }),
  };
}
export type DictionarySchemas = ReturnType<typeof dictionarySchemas>;

const unusedTags = io({
  summary: 'Tagi: usunięcie nieużywanych',
  answer: z.object({ deleted: z.int() }),
});

const schemas = {
  deleteUnusedTagsByGet: unusedTags,
  deleteUnusedTags: unusedTags,
  listKnowledgeTypes: io({
    summary: 'Typy bazy wiedzy pod kluczem „types”',
    answer: z.object({ types: z.array(dictionaryItem) }),
  }),
  listProvinces: io({
    summary: 'Województwa z numerami TERYT',
    answer: z.object({ provinces: z.array(ref) }),
  }),
};
export type Schemas = typeof schemas;

/** 'taskType' → 'TaskType'. */
const nounOf = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

joinSchemas(calls, schemas);
for (const kind of dictionaryKinds) {
  joinSchemas(calls.dictionaryCalls[kind], dictionarySchemas(kind), nounOf(kind));
}
