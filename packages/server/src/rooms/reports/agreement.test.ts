import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { getDay } from '@zaplecze/contract/rooms/day/calls';
import { listAssignedIssues, listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { openOfferStatuses } from '@zaplecze/contract/rooms/offers/lists';
import { listProjects, listProjectsAtRisk } from '@zaplecze/contract/rooms/projects/calls';
import { monthWithin, reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import * as clients from '@zaplecze/contract/rooms/reports/clients/calls';
import * as offers from '@zaplecze/contract/rooms/reports/offers/calls';
import { listReportTasks, taskCosts, timely } from '@zaplecze/contract/rooms/reports/tasks/calls';
import * as value from '@zaplecze/contract/rooms/reports/value/calls';
import * as work from '@zaplecze/contract/rooms/reports/work/calls';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../demo/demo.fixture.ts';

/* The dashboard over the demonstration company: each of its counts is that of the list it opens. */

let it: Awaited<ReturnType<typeof demoApp>>;
let departments: Record<string, object>;

beforeAll(async () => {
  it = await demoApp();
  const { id } = await it.db
    .selectFrom('department')
    .select('id')
    .where('name', '=', 'Księgowość')
    .executeTakeFirstOrThrow();
  departments = { everything: {}, department: { department: String(id) } };
});
afterAll(() => it.close());

const period = reportPeriod({});
const ask = async (call: Endpoint, query: object, params?: object) =>
  (
    await it.call(call, {
      as: it.someone('admin'),
      query: query as never,
      ...(params && { params: params as never }),
    })
  ).data;
const counted = async (list: Endpoint, filter: object, params?: object): Promise<number> =>
  (await ask(list, { filter, perPage: 1, exactCount: 1 }, params)).list.count;
const tasks = (filter: object) => counted(listReportTasks, filter);
const ended = ({ dateFrom, dateTo }: typeof period) => ({ endedFrom: dateFrom, endedTo: dateTo });

/** Compares what is told with what is counted, and that there is something to compare. */
async function agree(told: [string, number, () => Promise<number>][]) {
  const found: [string, number][] = [];
  for (const [name, , count] of told) found.push([name, await count()]);
  expect(found).toEqual(told.map(([name, number]) => [name, number]));
  expect(found.some(([, number]) => number > 0)).toBe(true);
}

describe.each(['everything', 'department'])(
  'the dashboard of %s agrees with its lists',
  (which) => {
    const scope = () => departments[which] as { department?: string };
    const rows = async (call: Endpoint, more: object = {}) =>
      (await ask(call, { filter: scope(), ...more })).list;

    test('tasks: on time, flow, handovers, hours [REP-21, REP-22, REP-23, REP-54]', async () => {
      const told: Parameters<typeof agree>[0] = [];
      for (const row of await rows(work.timeliness)) {
        for (const key of timely) {
          const filter = { ...scope(), ...ended(monthWithin(row.name, period)), timely: key };
          told.push([`${row.name} ${key}`, row[key], () => tasks(filter)]);
        }
      }
      for (const row of await rows(work.taskFlow)) {
        const days = monthWithin(row.month, period);
        told.push([`${row.month} ended`, row.ended, () => tasks({ ...scope(), ...ended(days) })]);
        told.push([
          `${row.month} open`,
          row.open,
          () => tasks({ ...scope(), openOn: days.dateTo }),
        ]);
      }
      const begun = { begunFrom: period.dateFrom, begunTo: period.dateTo };
      const steps = await rows(work.handoverTimes);
      for (const { procedure, task, count, slow } of steps.slice(0, 5)) {
        const step = { ...scope(), ...begun, procedure: procedure.id, task: task.id };
        told.push([`${task.name} count`, count, () => tasks(step)]);
        told.push([`${task.name} slow`, slow, () => tasks({ ...step, slow: 1 })]);
      }
      const all = steps.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
      told.push(['handed', all, () => tasks({ ...scope(), ...begun })]);
      for (const row of await rows(value.workCost, { by: 'company' })) {
        for (const cost of taskCosts) {
          const filter = { ...scope(), ...ended(period), company: row.id, cost };
          told.push([
            `${row.name} ${cost}`,
            cost === 'measured' ? row.count : row[cost],
            () => tasks(filter),
          ]);
        }
      }
      await agree(told);
    });

    test('what burns is one number: the chart, the value at risk, the list’s filter [REP-16, REP-55]', async () => {
      const burning = await ask(work.burningProjects, { filter: scope() });
      const risky = (await rows(value.valueAtRisk)) as { count: number; open: number }[];
      const sum = (key: 'count' | 'open') => risky.reduce((all, row) => all + row[key], 0);
      const burns = { ...scope(), risk: 14, burning: 1 };
      await agree([
        ['burning', burning.count, () => counted(listProjectsAtRisk, burns)],
        ['at risk', sum('count'), () => counted(listProjectsAtRisk, burns)],
        ['open', sum('open'), () => counted(listProjects, { ...scope(), status: '0,1,2' })],
      ]);
    });

    test('value, offers and clients [REP-45, REP-52, REP-72]', async () => {
      const told: Parameters<typeof agree>[0] = [];
      for (const { name, count } of await rows(value.projectValue)) {
        const { dateFrom, dateTo } = monthWithin(name, period);
        const days = { valueFrom: dateFrom, valueTo: dateTo, status: '0,1,2,9' };
        told.push([name, count, () => counted(listProjects, { ...scope(), ...days })]);
      }
      for (const { status, count, noValue } of await rows(offers.offerFunnel)) {
        const filter = { ...scope(), ...period, status: String(status.id) };
        told.push([status.name, count, () => counted(listOffers, filter)]);
        told.push([
          `${status.name} noValue`,
          noValue,
          () => counted(listOffers, { ...filter, noValue: 1 }),
        ]);
      }
      const waiting = (await rows(offers.offersWaiting)) as { count: number; expired: number }[];
      const open = { ...scope(), status: openOfferStatuses.join(',') };
      const sum = (key: 'count' | 'expired') => waiting.reduce((all, row) => all + row[key], 0);
      told.push(['waiting', sum('count'), () => counted(listOffers, open)]);
      told.push(['expired', sum('expired'), () => counted(listOffers, { ...open, expired: 1 })]);
      const asked: Record<string, object> = {
        ...{
          total: {},
          noCarer: { noCarer: 1 },
          silent: { silentFor: 90 },
          openIssues: { openIssues: 1 },
        },
        refused: { refusedFrom: period.dateFrom, refusedTo: period.dateTo },
      };
      for (const { kind, count } of await rows(clients.clientCare)) {
        const filter = { ...scope(), status: '1,2', ...asked[kind] };
        told.push([kind, count, () => counted(listClients, filter)]);
      }
      await agree(told);
    });

    test('people: what each has, what of it is due, what has no place in a week [REP-13, REP-14]', async () => {
      const told: Parameters<typeof agree>[0] = [];
      for (const { user, absence, ...row } of await rows(work.teamToday)) {
        const due = absence ? { limitTo: absence.until } : { due: 'overdue' };
        const own = { user: String(user.id), status: '1,2' };
        told.push([`${user.name} tasks`, row.tasks, () => tasks(own)]);
        told.push([`${user.name} dueTasks`, row.dueTasks, () => tasks({ ...own, ...due })]);
        told.push([`${user.name} issues`, row.issues, () => counted(listIssues, own)]);
        told.push([
          `${user.name} dueIssues`,
          row.dueIssues,
          () => counted(listIssues, { ...own, ...due }),
        ]);
      }
      for (const { user, unplanned } of await rows(work.teamLoad)) {
        const parts = async () => (await ask(work.loadParts, { user: user.id })).list.length;
        told.push([`${user.name} unplanned`, unplanned, parts]);
      }
      await agree(told);
    });
  },
);

test('the same work is one number on the dashboard, in Mój dzień, in the menu and in the lists [DAY-14, REP-14]', async () => {
  for (const username of ['kierownik', 'pracownik']) {
    const as = it.someone(username);
    const { day } = (await it.call(getDay, { as })).data;
    const own = { user: String(as.id) };
    const [member] = (await ask(work.teamToday, { filter: own })).list;
    const assigned = (list: Endpoint, filter: object) => counted(list, filter, { user: as.id });
    // With what they do for others the menu has more than is theirs.
    const [open, theirs] = [{ status: '0,1,2,31' }, { status: '1,2' }];
    const mine = await assigned(listAssignedTasks, { ...own, ...open });
    await agree([
      ['menu’s tasks', day.open.tasks, () => assigned(listAssignedTasks, open)],
      ['menu’s issues', day.open.issues, () => assigned(listAssignedIssues, theirs)],
      ['own tasks', mine, () => tasks({ ...own, ...open })],
      ['own issues', member.issues, () => assigned(listAssignedIssues, { ...own, ...theirs })],
      ['own work', member.tasks, () => assigned(listAssignedTasks, { ...own, ...theirs })],
      ['overdue', day.overdue.tasks, () => tasks({ ...own, due: 'overdue' })],
      ['today', day.due.tasks, () => tasks({ ...own, due: 'today' })],
      ['week', day.week.tasks, () => tasks({ ...own, due: 'week' })],
    ]);
  }
});
