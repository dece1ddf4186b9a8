import {
  deleteUnusedTags,
  deleteUnusedTagsByGet,
  dictionaryCalls,
  listKnowledgeTypes,
  listProvinces,
} from '@zaplecze/contract/dictionaries';
import { dictionaryCollections, dictionaryFormOf } from '@zaplecze/contract/dictionaries.forms';
import { type DictionaryKind, dictionaryKinds } from '@zaplecze/contract/dictionaries.lists';
import { onShortList } from '../../kit/list-routes.ts';
import { on, type Route } from '../../kit/mount.ts';
import { mergeEdits } from '../changes/merge.ts';
import * as queries from './dictionaries.queries.ts';
import { dictionarySheet } from './dictionaries.sheet.ts';
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
    on(calls.create, async ({ db, body }) => {
      const { departments, ...fields } = body;
      const id = await queries.insertItem(db, kind, fields);
      if (departments && departments.length > 0) {
        await queries.setDepartments(db, id, departments);
        await queries.updateItem(db, kind, id, {});
      }
      return { id };
    }),
    on(calls.update, {
      record: ({ db, params }) => queries.lockItem(db, kind, params.id),
      handle: async ({ db, request, record, body }) => {
        if (Object.keys(body).length === 0) return {};
        const { id, version } = record;
        const rules = { form: dictionaryFormOf(record), collections: dictionaryCollections };
        const edited = { entity: kind, id, version, ...rules };
        const { departments, ...fields } = await mergeEdits(db, request, edited, body);
        if (departments) await queries.setDepartments(db, record.id, departments);
        await queries.updateItem(db, kind, record.id, fields);
        return {};
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
