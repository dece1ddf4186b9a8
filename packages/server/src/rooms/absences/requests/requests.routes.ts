import { absenceFields } from '@zaplecze/contract/rooms/absences/fields';
import { requestFilters } from '@zaplecze/contract/rooms/absences/filters';
import * as contract from '@zaplecze/contract/rooms/absences/requests/calls';
import { absenceHistory } from '@zaplecze/contract/rooms/history/calls';
import type { Db } from '../../../kit/database/database.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import type { User } from '../../../kit/http/guard.ts';
import { onList } from '../../../kit/lists/list-routes.ts';
import { ownHistory, recordHistory } from '../../history/index.ts';
import { mayChange } from '../absences.rules.ts';
import { assertStands, lockAny } from '../absences.write.queries.ts';
import { decideChange, withdrawChange } from './changes.save.ts';
import { concernsRequest, findRequest, findRequests } from './requests.queries.ts';
import { decide, endAbsence } from './requests.save.ts';
import { requestSheet } from './requests.sheet.ts';
import { wholeRequest } from './whole-request.queries.ts';

type One = { db: Db; user: User; params: { id: number } };
const concerns = ({
  db,
  user,
  record,
}: {
  db: Db;
  user: User;
  record: { owner: number; id: number };
}) => concernsRequest(db, user, record);

export const requestRoutes = [
  ...onList(contract.listRequests, {
    find: ({ db, user, query }) => findRequests(db, user, query),
    fields: absenceFields,
    filters: { status: {}, ...requestFilters },
    sheet: requestSheet,
  }),
  on(contract.getRequest, {
    record: ({ db, user, params }: One) => findRequest(db, user, params.id),
    may: concerns,
    handle: async ({ db, user, record }) => ({ request: await wholeRequest(db, user, record) }),
  }),
  on(contract.decideRequest, {
    // A request that was decided or withdrawn meanwhile is a conflict, not a 404.
    record: ({ db, params }) => lockAny(db, params.id),
    may: concerns,
    handle: async ({ db, user, record, body: { change, ...body } }) => {
      if (change === undefined) await decide(db, user, record, body);
      else await decideChange(db, user, record, { id: change, ...body });
    },
  }),
  on(contract.withdrawRequest, {
    record: ({ db, params }) => lockAny(db, params.id),
    may: ({ user, record }) => mayChange(user, record.owner),
    handle: async ({ db, user, record, body: { change, reason = null } }) => {
      assertStands(record);
      if (change === undefined) return await endAbsence(db, user, record, reason);
      await withdrawChange(db, user, record, { id: change, reason });
      return { status: record.status, changeWaits: false };
    },
  }),
  recordHistory(absenceHistory, {
    source: ownHistory('calendarEntry'),
    record: ({ db, user, params }) => findRequest(db, user, params.id),
    may: concerns,
  }),
];
