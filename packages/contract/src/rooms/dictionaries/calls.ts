import { endpointsOf } from '../../kit/calls/endpoint.ts';
import { type DictionaryKind, dictionaryKinds } from './lists.ts';
import type { DictionarySchemas, Schemas } from './schemas.ts';

/** Calls of the simple dictionaries (lists.ts). */

export type { DictionaryItem } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('dictionaries');

/** The calendar types live under /calendar/types, all others under /definition/{kind}. */
function pathOf(kind: DictionaryKind): string {
  return kind === 'calendarType' ? '/calendar/types' : `/definition/${kind}`;
}

function callsOf(kind: DictionaryKind) {
  const path = pathOf(kind);
  const endpoint = endpointsOf<DictionarySchemas>('dictionaries');
  return {
    list: endpoint<'list'>(`GET ${path}/list`, 'everyone'),
    get: endpoint<'get'>(`GET ${path}/:id`, 'everyone'),
    create: endpoint<'create'>(`POST ${path}/create`, 'admin'),
    update: endpoint<'update'>(`PATCH ${path}/:id`, 'admin'),
    remove: endpoint<'remove'>(`DELETE ${path}/:id`, 'admin'),
  };
}

export type DictionaryCalls = ReturnType<typeof callsOf>;

export const dictionaryCalls = Object.fromEntries(
  dictionaryKinds.map((kind) => [kind, callsOf(kind)]),
) as Record<DictionaryKind, DictionaryCalls>;

/** Kept for callers who know this form; the pages use the POST twin (docs/decisions/0024). */
export const deleteUnusedTagsByGet = endpoint<'deleteUnusedTagsByGet'>(
  'GET /definition/tag/deleteUnused',
  'admin',
  { area: 'none' },
);
export const deleteUnusedTags = endpoint<'deleteUnusedTags'>(
  'POST /definition/tag/deleteUnused',
  'admin',
  { area: 'none' },
);

export const listKnowledgeTypes = endpoint<'listKnowledgeTypes'>(
  'GET /knowledgeBase/types',
  'everyone',
);

export const listProvinces = endpoint<'listProvinces'>('GET /common/provinces', 'everyone');
