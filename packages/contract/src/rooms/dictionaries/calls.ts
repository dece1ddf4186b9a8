import { endpoint } from '../../kit/calls/endpoint.ts';
import { type DictionaryKind, dictionaryKinds } from './lists.ts';
import type { DictionarySchemas, Schemas } from './schemas.ts';

/** Calls of the simple dictionaries (dictionaries.lists.ts). */

export type { DictionaryItem } from './schemas.ts';

/** The calendar types live under /calendar/types, all others under /definition/{kind}. */
function pathOf(kind: DictionaryKind): string {
  return kind === 'calendarType' ? '/calendar/types' : `/definition/${kind}`;
}

function callsOf(kind: DictionaryKind) {
  const path = pathOf(kind);
  return {
    list: endpoint<DictionarySchemas['list']>({
      method: 'GET',
      path: `${path}/list`,
      allow: 'everyone',
      area: 'dictionaries',
    }),
    get: endpoint<DictionarySchemas['get']>({
      method: 'GET',
      path: `${path}/:id`,
      allow: 'everyone',
      area: 'dictionaries',
    }),
    create: endpoint<DictionarySchemas['create']>({
      method: 'POST',
      path: `${path}/create`,
      allow: 'admin',
      area: 'dictionaries',
    }),
    update: endpoint<DictionarySchemas['update']>({
      method: 'PATCH',
      path: `${path}/:id`,
      allow: 'admin',
      area: 'dictionaries',
    }),
    remove: endpoint<DictionarySchemas['remove']>({
      method: 'DELETE',
      path: `${path}/:id`,
      allow: 'admin',
      area: 'dictionaries',
    }),
  };
}

export type DictionaryCalls = ReturnType<typeof callsOf>;

export const dictionaryCalls = Object.fromEntries(
  dictionaryKinds.map((kind) => [kind, callsOf(kind)]),
) as Record<DictionaryKind, DictionaryCalls>;

/** Kept for callers who know this form; the pages use the POST twin (docs/decisions/0024). */
export const deleteUnusedTagsByGet = endpoint<Schemas['deleteUnusedTagsByGet']>({
  method: 'GET',
  path: '/definition/tag/deleteUnused',
  allow: 'admin',
  area: 'none',
});
export const deleteUnusedTags = endpoint<Schemas['deleteUnusedTags']>({
  method: 'POST',
  path: '/definition/tag/deleteUnused',
  allow: 'admin',
  area: 'none',
});

export const listKnowledgeTypes = endpoint<Schemas['listKnowledgeTypes']>({
  method: 'GET',
  path: '/knowledgeBase/types',
  allow: 'everyone',
  area: 'dictionaries',
});

export const listProvinces = endpoint<Schemas['listProvinces']>({
  method: 'GET',
  path: '/common/provinces',
  allow: 'everyone',
  area: 'dictionaries',
});
