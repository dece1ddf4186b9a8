import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import * as contract from '@zaplecze/contract/rooms/absences/calls';
import { calendarFilters } from '@zaplecze/contract/rooms/absences/filters';
import type { Db } from '../../kit/database/database.ts';
import { on } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import { onShortList } from '../../kit/lists/list-routes.ts';
import { mergeEdits } from '../changes/index.ts';
import * as queries from './absences.queries.ts';
import { assertMayChange, assertWhole, mayChange } from './absences.rules.ts';
import { create, remove, update } from './absences.save.ts';
import { absenceSheet } from './absences.sheet.ts';
import { assertStands, lockAny } from './absences.write.queries.ts';
import { reportRoutes } from './balance-report/balance-report.routes.ts';
import { balanceRoutes } from './balances/balances.routes.ts';
import { withWorkDays } from './days/norms.queries.ts';
import { listIssueDeadlines, listTaskDeadlines } from './deadlines.queries.ts';
import { employmentRoutes } from './employment/employment.routes.ts';
import { requestRoutes } from './requests/requests.routes.ts';
import { freeDayRoutes } from './working-time/free-days.routes.ts';
import { listOwnDays } from './working-time/own-days.queries.ts';
import { patternRoutes } from './working-time/patterns.routes.ts';
import { listAway, listStandIns } from './working-time/presence.queries.ts';
import { presenceRoutes } from './working-time/presence.routes.ts';

const concerns = ({ user, record }: { user: User; record: { owner: number } }) =>
  mayChange(user, record.owner);

async function listed(db: Db, user: User, query: Query<typeof contract.listCalendar>) {
  const { department, ...wanted } = query.filter;
  const people = await queries.listAbsentPeople(db, user, { departments: department });
  const range = contract.completeRange(query);
  return await withWorkDays(db, await queries.listEntries(db, user, range, wanted, people));
}

export const absenceRoutes = [
  ...balanceRoutes,
  ...reportRoutes,
  ...employmentRoutes,
  ...requestRoutes,
  ...patternRoutes,
  ...freeDayRoutes,
  ...presenceRoutes,
  ...onShortList(contract.listCalendar, {
    find: ({ db, user, query }) => listed(db, user, query),
    besides: async (_, { db, user, query }) => ({
      replacements: await listStandIns(db, contract.completeRange(query)),
      ownDays: await listOwnDays(db, [user.id], contract.completeRange(query)),
    }),
    filters: calendarFilters,
    sheet: absenceSheet,
  }),
  on(contract.listVacations, async ({ db, user, query }) => {
    const range = contract.completeRange(query);
    const { department } = query.filter;
    const isVacation = query.all ? undefined : true;
    const [users, replacements] = await Promise.all([
      queries.listAbsentPeople(db, user, { departments: department }),
      listStandIns(db, range),
    ]);
    const [list, ownDays] = await Promise.all([
      queries
        .listEntries(db, user, range, { isVacation }, users)
        .then((entries) => withWorkDays(db, entries)),
      listOwnDays(
        db,
        users.map(({ id }) => id),
        range,
      ),
    ]);
    return { list, users, replacements, ownDays };
  }),
  on(contract.listDeadlines, async ({ db, user, query }) => {
    const range = contract.completeRange(query);
    const [tasks, issues] = await Promise.all([
      listTaskDeadlines(db, user.id, range),
      listIssueDeadlines(db, user.id, range),
    ]);
    const list = [...tasks, ...issues].sort(
      (a, b) => Date.parse(a.dateRealizationLimit) - Date.parse(b.dateRealizationLimit),
    );
    return { list };
  }),
  on(contract.listAway, async ({ db, query: { users, day, ...ends } }) => {
    const range = day ? { dateFrom: day, dateTo: day } : contract.completeRange(ends);
    return await listAway(db, users, range);
  }),
  on(contract.createAbsence, async ({ db, user, body }) => {
    assertMayChange(user, body.owner);
    return await create(db, user, body);
  }),
  on(contract.updateAbsence, {
    record: ({ db, params }) => lockAny(db, params.id),
    may: concerns,
    handle: async ({ db, user, request, record, body }) => {
      assertStands(record);
      if (body.owner !== undefined) assertMayChange(user, body.owner);
      const { id, version, status, ...form } = record;
      if (Object.keys(body).length === 0) return { version, status, changeWaits: false };
      const edited = { entity: 'calendarEntry', id, version, form } as const;
      const { reason, ...changes } = await mergeEdits(db, request, edited, body);
      assertWhole({ ...form, ...changes });
      return await update(db, user, record, { ...changes, reason });
    },
  }),
  on(contract.removeAbsence, {
    record: ({ db, params }) => lockAny(db, params.id),
    may: concerns,
    handle: async ({ db, user, record }) => {
      assertStands(record);
      await remove(db, user, record);
    },
  }),
];
