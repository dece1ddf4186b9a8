import { warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/knowledge/calls';
import { readingCollections, readingFormOf } from '@zaplecze/contract/rooms/knowledge/forms';
import type { Db } from '../../kit/database/database.ts';
import { conflict, invalid, notFound } from '../../kit/http/calls/errors.ts';
import { on } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import { onShortList } from '../../kit/lists/list-routes.ts';
import { mergeEdits } from '../changes/index.ts';
import { getArticle, lockArticle } from './knowledge.queries.ts';
import { notifyReaders, remindNow } from './notify-readers.ts';
import { openRequests, readersOf, requestTo } from './reading.queries.ts';
import * as save from './reading.save.ts';
import { readerSheet } from './reading.sheet.ts';

/** The request of an article that holds, with the article locked; undefined when there is none. */
async function lockReading(db: Db, user: User, article: number) {
  return (await lockArticle(db, user, article))?.reading ?? undefined;
}

/** Notifies the requested readers who were not notified yet. */
async function notifyRequested(db: Db, article: number): Promise<void> {
  for (const request of await openRequests(db, article))
    await notifyReaders(db, request, new Date());
}

export const readingRoutes = [
  on(contract.askReading, {
    record: ({ db, user, params }) => lockArticle(db, user, params.id),
    handle: async ({ db, record, body }) => {
      const id = await save.ask(db, record.id, body);
      await notifyRequested(db, record.id);
      return { id };
    },
  }),
  on(contract.changeReading, {
    record: ({ db, user, params }) => lockReading(db, user, params.id),
    handle: async ({ db, request, record, body, params }) => {
      const { id, version } = record;
      const rules = { form: readingFormOf(record), collections: readingCollections };
      const edited = { entity: 'readingRequest', id, version, ...rules } as const;
      const changes = await mergeEdits(db, request, edited, body);
      const next = await save.updateReading(db, record, changes);
      await notifyRequested(db, params.id);
      return { version: next };
    },
  }),
  on(contract.endReading, {
    record: ({ db, user, params }) => lockReading(db, user, params.id),
    handle: ({ db, params }) => save.endReading(db, params.id),
  }),
  on(contract.remindReaders, {
    record: ({ db, user, params }) => lockReading(db, user, params.id),
    handle: async ({ db, record, params }) => {
      if (record.reminded) throw conflict('Dziś już przypomniano. Następny raz można jutro.');
      await save.noteReminder(db, record.id, warsawDay());
      const [request] = await openRequests(db, params.id);
      return { told: request ? await remindNow(db, request) : 0 };
    },
  }),
  ...onShortList(contract.listReaders, {
    find: async ({ db, user, params, query }) => {
      if (!(await getArticle(db, user, params.id))) throw notFound();
      return await readersOf(db, params.id, query.read);
    },
    filters: { read: { label: 'Przeczytane' } },
    sheet: readerSheet,
  }),
  on(contract.confirmReading, {
    record: ({ db, user, params }) => getArticle(db, user, params.id),
    handle: async ({ db, user, record, body: { version } }) => {
      if (version > record.version) throw invalid({ version: 'Nieprawidłowa wartość' });
      const request = await requestTo(db, record.id, user.id);
      if (request === undefined) throw conflict('Nikt nie prosi Cię o przeczytanie tego wpisu.');
      await save.confirmReading(db, { request, person: user.id, version });
    },
  }),
];
