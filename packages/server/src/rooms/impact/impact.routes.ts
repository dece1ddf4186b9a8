import * as contract from '@zaplecze/contract/rooms/impact/calls';
import type { Db } from '../../kit/database/database.ts';
import { on } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import { concernsRequest, lockEntry } from '../absences/index.ts';
import { findAbsence } from './absence.queries.ts';
import { settleAbsence } from './impact.save.ts';
import { impactOf } from './impact.ts';

/** Who settles an absence is who changes it or decides about it: its person, managers, the approver. */
const concerns = ({
  db,
  user,
  record,
}: {
  db: Db;
  user: User;
  record: { owner: number; id: number | null };
}) => concernsRequest(db, user, record);

export const impactRoutes = [
  on(contract.previewImpact, {
    record: async ({ query }) => ({ ...query, id: null, away: true }),
    may: concerns,
    handle: async ({ db, user, record }) => ({ impact: await impactOf(db, user, record) }),
  }),
  on(contract.getImpact, {
    record: ({ db, params }) => findAbsence(db, params.id),
    may: concerns,
    handle: async ({ db, user, record }) => ({ impact: await impactOf(db, user, record) }),
  }),
  on(contract.settleImpact, {
    record: async ({ db, params }) =>
      (await lockEntry(db, params.id)) && (await findAbsence(db, params.id)),
    may: concerns,
    handle: async ({ db, user, params, record, body }) =>
      await settleAbsence(db, user, { ...record, id: params.id }, body),
  }),
];
