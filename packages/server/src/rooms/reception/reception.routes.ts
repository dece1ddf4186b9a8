import * as contract from '@zaplecze/contract/reception';
import { receptionCollections, receptionFormOf } from '@zaplecze/contract/reception.forms';
import { onList } from '../../kit/list-routes.ts';
import { on } from '../../kit/mount.ts';
import { makeTicket } from '../../kit/ticket.ts';
import { mergeEdits } from '../changes/merge.ts';
import { attachFile, detachFile, dropFilesOf } from '../files/files.queries.ts';
import { findReception } from './reception.list.queries.ts';
import * as queries from './reception.queries.ts';
import { mayReadReception } from './reception.rules.ts';
import { create, update } from './reception.save.ts';
import { guestSheet, parcelSheet } from './reception.sheet.ts';

export const receptionRoutes = [
  ...onList(contract.listReception, {
    find: ({ db, user, query }) => findReception(db, user, query),
    sheet: ({ filter }) => (filter.category === 'guest' ? guestSheet : parcelSheet),
  }),
  on(contract.getReception, {
    record: ({ db, user, params }) => queries.getReception(db, user, params.id),
    may: ({ user, record }) => mayReadReception(user, record),
    handle: async ({ record }) => ({ reception: record }),
  }),
  on(contract.createReception, async ({ db, user, body }) => ({
    id: await create(db, user, body),
  })),
  on(contract.updateReception, {
    record: ({ db, user, params }) => queries.lockReception(db, user, params.id),
    handle: async ({ db, user, request, record, body }) => {
      const { id, version } = record;
      const rules = { form: receptionFormOf(record), collections: receptionCollections };
      const edited = { entity: 'reception', id, version, ...rules } as const;
      return {
        version: await update(db, user, record, await mergeEdits(db, request, edited, body)),
      };
    },
  }),
  on(contract.removeReception, {
    record: ({ db, user, params }) => queries.lockReception(db, user, params.id),
    handle: async ({ db, record }) => {
      await queries.removeReception(db, record.id);
      await dropFilesOf(db, 'reception', [record.id]);
      return {};
    },
  }),
  on(contract.attachReceptionFile, {
    record: ({ db, user, params }) => queries.lockReception(db, user, params.id),
    handle: async ({ db, user, params, record }) => {
      await attachFile(db, { file: params.file, user, to: 'reception', id: record.id });
      await queries.updateReception(db, record.id, {});
      return {};
    },
  }),
  on(contract.detachReceptionFile, {
    record: ({ db, user, params }) => queries.lockReception(db, user, params.id),
    handle: async ({ db, params, record }) => {
      await detachFile(db, { file: params.file, from: 'reception', id: record.id });
      await queries.updateReception(db, record.id, {});
      return {};
    },
  }),
  on(contract.reportTicket, async ({ db, request }) => {
    const ticket = await makeTicket(db, { name: 'report-ticket', request, about: 'report' });
    return { path: `/api/reception/download/report?access-token=${ticket}` };
  }),
];
