import * as z from 'zod';
import { changesOf, type DictionaryChanges, dictionaryForm } from './dictionaries.forms.ts';
import { type DictionaryKind, dictionaries, dictionaryKinds } from './dictionaries.lists.ts';
import { done, endpoint, type Nothing } from './kit/endpoint.ts';
import { flagFilter, textFilter } from './kit/list.ts';
import { byId, createdId, ref } from './kit/records.ts';
import type { Allow } from './permissions.ts';

/** Calls and answers of the simple dictionaries (dictionaries.lists.ts). */

/** One shape for every kind; what a kind does not have is absent. */
export const dictionaryItem = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string().nullable().optional(),
  /** Consent types: the text of the consent. */
  description: z.string().nullable().optional(),
  /** Companies. */
  departments: z.array(ref).optional(),
  /** Departments (read-only: set from the company's side). */
  companies: z.array(ref).optional(),
  /** Calendar types. */
  isVacation: z.boolean().optional(),
  /** Calendar types whose name colleagues see only as "Nieobecność". */
  isPrivate: z.boolean().optional(),
  /** Kept on old records but no longer offered, because something uses it. */
  archived: z.boolean(),
  version: z.int(),
});
export type DictionaryItem = z.output<typeof dictionaryItem>;

/** The calendar types live under /calendar/types, all others under /definition/{kind}. */
function pathOf(kind: DictionaryKind): string {
  return kind === 'calendarType' ? '/calendar/types' : `/definition/${kind}`;
}

const manage: Allow = 'admin';

const asked = z.strictObject({
  archived: flagFilter().optional(),
  /** Words of the name. */
  search: textFilter().optional(),
  isVacation: flagFilter().optional(),
});
/** What a list may be asked; only calendar types can be vacations. */
const askedOf = (kind: DictionaryKind) =>
  kind === 'calendarType' ? asked : (asked.omit({ isVacation: true }) as unknown as typeof asked);

function callsOf(kind: DictionaryKind) {
  const path = pathOf(kind);
  const title = dictionaries[kind].title;
  const one = z.looseObject({ item: dictionaryItem });
  return {
    list: endpoint({
      method: 'GET',
      path: `${path}/list`,
      allow: 'everyone',
      summary: `${title}: lista po nazwie; archived=1 dodaje zarchiwizowane`,
      query: askedOf(kind),
      // The calendar types answer `types`, the others `list`; both carry both (decisions, "Calls").
      answer: z.object({
        list: z.array(dictionaryItem),
        types: z.array(dictionaryItem).optional(),
      }),
    }),
    get: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      allow: 'everyone',
      summary: `${title}: jedna pozycja, pod nazwą rodzaju i pod „item”`,
      params: byId,
      answer: one,
    }),
    create: endpoint({
      method: 'POST',
      path: `${path}/create`,
      allow: manage,
      summary: `${title}: nowa pozycja`,
      body: dictionaryForm(kind),
      answer: createdId,
    }),
    update: endpoint({
      method: 'PATCH',
      path: `${path}/:id`,
      allow: manage,
      summary: `${title}: zmiana podanych pól; archived=false przywraca z archiwum`,
      params: byId,
      body: changesOf(kind) as unknown as z.ZodType<DictionaryChanges, DictionaryChanges>,
      answer: done,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      allow: manage,
      summary: `${title}: usunięcie; pozycja w użyciu zostaje zarchiwizowana`,
      params: byId,
      answer: z.object({ archived: z.boolean() }),
    }),
  };
}

export type DictionaryCalls = ReturnType<typeof callsOf>;

export const dictionaryCalls = Object.fromEntries(
  dictionaryKinds.map((kind) => [kind, callsOf(kind)]),
) as Record<DictionaryKind, DictionaryCalls>;

const deletedTags = z.object({ deleted: z.int() });
const deleteUnused = (method: 'GET' | 'POST') =>
  endpoint<typeof deletedTags, Nothing, Nothing, Nothing>({
    method,
    path: '/definition/tag/deleteUnused',
    allow: 'admin',
    summary: 'Tagi: usunięcie nieużywanych',
    answer: deletedTags,
  });
/** Kept for callers of the specified form; the pages use the POST twin. */
export const deleteUnusedTagsByGet = deleteUnused('GET');
export const deleteUnusedTags = deleteUnused('POST');

export const listKnowledgeTypes = endpoint({
  method: 'GET',
  path: '/knowledgeBase/types',
  allow: 'everyone',
  summary: 'Typy bazy wiedzy pod kluczem „types”',
  answer: z.object({ types: z.array(dictionaryItem) }),
});

export const listProvinces = endpoint({
  method: 'GET',
  path: '/common/provinces',
  allow: 'everyone',
  summary: 'Województwa z numerami TERYT',
  answer: z.object({ provinces: z.array(ref) }),
});
