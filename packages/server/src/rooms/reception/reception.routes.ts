import * as contract from '@zaplecze/contract/rooms/reception/calls';
import { parcelColumns } from '@zaplecze/contract/rooms/reception/columns';
import { registerFilters } from '@zaplecze/contract/rooms/reception/fields';
import { receptionCollections, receptionFormOf } from '@zaplecze/contract/rooms/reception/forms';
import { on } from '../../kit/http/calls/mount.ts';
import { makeTicket } from '../../kit/http/ticket.ts';
import { onList } from '../../kit/lists/list-routes.ts';
import { mergeEdits } from '../changes/index.ts';
import { attachmentRoutes } from '../files/index.ts';
import { replacedBy } from '../people/index.ts';
import { parcelDeskRoutes } from './desk/parcel-desk.routes.ts';
import { findReception } from './reception.list.queries.ts';
import * as queries from './reception.queries.ts';
import { mayConfirm, mayReadFor, mayReadReception } from './reception.rules.ts';
import * as save from './reception.save.ts';
import { guestSheet, parcelSheet } from './reception.sheet.ts';

export const receptionRoutes = [
  ...parcelDeskRoutes,
  ...onList(contract.listReception, {
    find: ({ db, user, query }) => findReception(db, user, query),
    fields: parcelColumns,
    filters: registerFilters,
    sheet: ({ filter }) => (filter.category === 'guest' ? guestSheet : parcelSheet),
  }),
  on(contract.getReception, {
    record: ({ db, user, params }) => queries.getReception(db, user, params.id),
    may: async ({ db, user, record }) =>
      mayReadReception(user, record) || mayReadFor(await replacedBy(db, user.id), record),
    handle: async ({ record }) => ({ reception: record }),
  }),
  on(contract.createReception, async ({ db, user, body }) => ({
    id: await save.create(db, user, body),
  })),
  on(contract.updateReception, {
    record: ({ db, user, params }) => queries.lockReception(db, user, params.id),
    handle: async ({ db, user, request, record, body }) => {
      const { id, version } = record;
      const rules = { form: receptionFormOf(record), collections: receptionCollections };
      const edited = { entity: 'reception', id, version, ...rules } as const;
      return {
        version: await save.update(db, user, record, await mergeEdits(db, request, edited, body)),
      };
    },
  }),
  on(contract.confirmParcel, {
    record: ({ db, user, params }) => queries.lockReception(db, user, params.id),
    may: async ({ db, user, record }) => mayConfirm(user, record, await replacedBy(db, user.id)),
    handle: async ({ db, user, record, body }) => ({
      version: await save.confirmReceipt(db, user, record.id, body),
    }),
  }),
  on(contract.removeReception, {
    record: ({ db, user, params }) => queries.lockReception(db, user, params.id),
    handle: ({ db, record }) => save.remove(db, record.id),
  }),
  ...attachmentRoutes(contract.receptionFiles, {
    to: 'reception',
    record: ({ db, user, params }) => queries.lockReception(db, user, params.id),
    touch: save.touchRecord,
  }),
  on(contract.reportTicket, async ({ db, request }) => {
    const ticket = await makeTicket(db, { name: 'report-ticket', request, about: 'report' });
    return { path: `/api/reception/download/report?access-token=${ticket}` };
  }),
];
