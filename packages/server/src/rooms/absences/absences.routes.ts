import * as contract from '@zaplecze/contract/absences';
import type { User } from '../../kit/http/guard.ts';
import { on } from '../../kit/http/mount.ts';
import { onShortList } from '../../kit/lists/list-routes.ts';
import { mergeEdits } from '../changes/index.ts';
import * as queries from './absences.queries.ts';
import { assertMayChange, assertWhole, mayChange } from './absences.rules.ts';
import { create, remove, update } from './absences.save.ts';
import { absenceSheet } from './absences.sheet.ts';
import { lockEntry } from './absences.write.queries.ts';

const concerns = ({ user, record }: { user: User; record: { owner: number } }) =>
  mayChange(user, record.owner);

export const absenceRoutes = [
  ...onShortList(contract.listCalendar, {
    find: async ({ db, user, query }) => {
      const { department, ...wanted } = query.filter;
      const people = await queries.listAbsentPeople(db, user, department);
      return await queries.listEntries(db, user, contract.askedRange(query), wanted, people);
    },
    sheet: absenceSheet,
  }),
  on(contract.listVacations, async ({ db, user, query }) => {
    const range = contract.askedRange(query);
    const { department } = query.filter;
    const isVacation = query.all ? undefined : true;
    const [users, replacements] = await Promise.all([
      queries.listAbsentPeople(db, user, department),
      queries.listStandIns(db, range),
    ]);
    const list = await queries.listEntries(db, user, range, { isVacation }, users);
    return { list, users, replacements };
  }),
  on(contract.listDeadlines, async ({ db, user, query }) => {
    const range = contract.askedRange(query);
    const [tasks, issues] = await Promise.all([
      queries.listTaskDeadlines(db, user.id, range),
      queries.listIssueDeadlines(db, user.id, range),
    ]);
    const list = [...tasks, ...issues].sort(
      (a, b) => Date.parse(a.dateRealizationLimit) - Date.parse(b.dateRealizationLimit),
    );
    return { list };
  }),
  on(contract.listAway, async ({ db, query: { users, day, ...ends } }) => {
    const range = day ? { dateFrom: day, dateTo: day } : contract.askedRange(ends);
    const [list, replacements] = await Promise.all([
      queries.listAway(db, users, range),
      queries.listStandIns(db, range, users),
    ]);
    return { list, replacements };
  }),
  on(contract.createAbsence, async ({ db, user, body }) => {
    assertMayChange(user, body.owner);
    return { id: await create(db, body) };
  }),
  on(contract.updateAbsence, {
    record: ({ db, params }) => lockEntry(db, params.id),
    may: concerns,
    handle: async ({ db, user, request, record, body }) => {
      if (body.owner !== undefined) assertMayChange(user, body.owner);
      const { id, version, ...form } = record;
      const edited = { entity: 'calendarEntry', id, version, form } as const;
      const changes = await mergeEdits(db, request, edited, body);
      assertWhole({ ...form, ...changes });
      return { version: await update(db, record, changes) };
    },
  }),
  on(contract.removeAbsence, {
    record: ({ db, params }) => lockEntry(db, params.id),
    may: concerns,
    handle: async ({ db, record }) => {
      await remove(db, record.id);
      return {};
    },
  }),
];
