import {
  deleteUnusedTags,
  deleteUnusedTagsByGet,
  dictionaryCalls,
  listKnowledgeTypes,
  listProvinces,
} from '@zaplecze/contract/rooms/dictionaries/calls';
import {
  dictionaryCollections,
  dictionaryFormOf,
} from '@zaplecze/contract/rooms/dictionaries/forms';
import { type DictionaryKind, dictionaryKinds } from '@zaplecze/contract/rooms/dictionaries/lists';
import { on, type Route } from '../../kit/http/calls/mount.ts';
import { onShortList } from '../../kit/lists/list-routes.ts';
import { mergeEdits } from '../changes/index.ts';
import * as queries from './dictionaries.queries.ts';
import { create, update } from './dictionaries.save.ts';
import { dictionarySheet } from './dictionaries.sheet.ts';
import { assertRulesStand } from './standing-rules.queries.ts';
import { deleteUnused } from './usage.queries.ts';

function routesOf(kind: DictionaryKind): Route[] {
  const calls = dictionaryCalls[kind];
  return [
    ...onShortList(calls.list, {
      find: ({ db, query }) => queries.listItems(db, kind, query),
      besides: (list) => (kind === 'calendarType' ? { types: list } : {}),
      sheet: (query) => dictionarySheet(kind, query.archived === true),
    }),
    on(calls.get, {
      record: ({ db, params }) => queries.getItem(db, kind, params.id),
      handle: async ({ record }) => ({
        item: record,
        [kind]: record,
        ...(kind === 'calendarType' && { type: record }),
      }),
    }),
    on(calls.create, async ({ db, body }) => ({ id: await create(db, kind, body) })),
    on(calls.update, {
      record: ({ db, params }) => queries.lockItem(db, kind, params.id),
      handle: async ({ db, request, record, body }) => {
        if (Object.keys(body).length === 0) return;
        const { id, version } = record;
        const rules = { form: dictionaryFormOf(record), collections: dictionaryCollections };
        const edited = { entity: kind, id, version, ...rules };
        const changes = await mergeEdits(db, request, edited, body);
        if (kind === 'calendarType') await assertRulesStand(db, record, changes);
        await update(db, kind, id, changes);
      },
    }),
    on(calls.remove, {
      record: ({ db, params }) => queries.lockItem(db, kind, params.id),
      handle: async ({ db, record }) => ({
        archived: await queries.removeItem(db, kind, record.id),
      }),
    }),
  ];
}

export const dictionaryRoutes: Route[] = [
  ...dictionaryKinds.flatMap(routesOf),
  on(deleteUnusedTags, async ({ db }) => ({ deleted: await deleteUnused(db, 'tag') })),
  on(deleteUnusedTagsByGet, {
    transaction: true,
    handle: async ({ db }) => ({ deleted: await deleteUnused(db, 'tag') }),
  }),
  on(listKnowledgeTypes, async ({ db }) => ({
    types: await queries.listItems(db, 'knowledgeBaseType'),
  })),
  on(listProvinces, async ({ db }) => ({ provinces: await queries.listProvinces(db) })),
];
