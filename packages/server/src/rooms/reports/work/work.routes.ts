import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import { listReportTasks } from '@zaplecze/contract/rooms/reports/tasks/calls';
import { reportTaskFilters } from '@zaplecze/contract/rooms/reports/tasks/filters';
import * as contract from '@zaplecze/contract/rooms/reports/work/calls';
import { loadWeeks, mostBurning } from '@zaplecze/contract/rooms/reports/work/lists';
import type { Db } from '../../../kit/database/database.ts';
import type { User } from '../../../kit/http/guard.ts';
import { onList, onShortList } from '../../../kit/lists/list-routes.ts';
import { findWorkdays } from '../../absences/index.ts';
import { countBurning, findBurning } from '../risk/burning.queries.ts';
import { shownBurning } from '../risk/burning.rules.ts';
import { countPeople, findKeyFigures } from './figures.queries.ts';
import { findFlow } from './flow.queries.ts';
import { findHandovers } from './handover.queries.ts';
import { findLoadParts } from './load.queries.ts';
import { partsOf } from './load.rules.ts';
import { loadOf } from './load.ts';
import { findPromiseRows } from './promises.queries.ts';
import { findReportTasks } from './tasks.list.queries.ts';
import { findTimeliness } from './timeliness.queries.ts';
import { listTeamToday } from './today.queries.ts';
import * as sheets from './work.sheet.ts';

/** More than a company has at once; a download needs an end. */
const allBurning = 10_000;

type Reading = { db: Db; user: User; query: { filter: ReportFilter } };
const burning = async ({ db, user, query }: Reading, most: number) =>
  (await findBurning(db, query.filter, { most, reader: user.id })).map((row) => shownBurning(row));

/** Weeks of Obłożenie, which begin with the one of the company's next day of work. */
const weeksOf = async (db: Db, filter: ReportFilter) =>
  loadWeeks(filter, warsawDay(), await findWorkdays(db));

/** Charts about work. */
export const workRoutes = [
  ...onShortList(contract.burningProjects, {
    find: (reading) => burning(reading, mostBurning),
    whole: (reading) => burning(reading, allBurning),
    besides: (_, { db, query }) => countBurning(db, query.filter),
    sheet: sheets.burningSheet,
  }),
  ...onShortList(contract.keyFigures, {
    find: ({ db, query }) => findKeyFigures(db, query.filter),
    besides: async (_, { db, query }) => ({ people: await countPeople(db, query.filter) }),
    sheet: sheets.keyFiguresSheet,
  }),
  ...onShortList(contract.teamLoad, {
    find: async ({ db, query: { filter } }) => loadOf(db, filter, await weeksOf(db, filter)),
    besides: async (_, { db, query: { filter } }) => ({ weeks: await weeksOf(db, filter) }),
    sheet: async ({ filter }, db) => sheets.loadSheet(await weeksOf(db, filter)),
  }),
  ...onShortList(contract.loadParts, {
    find: async ({ db, query: { user, week } }) => {
      const parts = await findLoadParts(db, user, week !== undefined);
      return week
        ? partsOf(parts, week, { works: await findWorkdays(db) })
        : parts.map((part) => ({ ...part, hours: 0 }));
    },
    sheet: ({ week }) => sheets.loadPartSheet(week),
  }),
  ...onShortList(contract.teamToday, {
    find: ({ db, query }) => listTeamToday(db, query.filter),
    sheet: sheets.teamSheet,
  }),
  ...onShortList(contract.taskFlow, {
    find: ({ db, query }) => findFlow(db, query.filter),
    sheet: sheets.flowSheet,
  }),
  ...onShortList(contract.handoverTimes, {
    find: ({ db, query }) => findHandovers(db, query.filter),
    sheet: sheets.handoverSheet,
  }),
  ...onShortList(contract.promisesKept, {
    find: ({ db, query }) => findPromiseRows(db, query.filter),
    sheet: sheets.promisesSheet,
  }),
  ...onShortList(contract.timeliness, {
    find: ({ db, query }) => findTimeliness(db, query),
    sheet: ({ by }) => sheets.timelinessSheet(by),
  }),
  ...onList(listReportTasks, {
    find: ({ db, query }) => findReportTasks(db, query),
    filters: reportTaskFilters,
    sheet: sheets.reportTaskSheet,
  }),
];
