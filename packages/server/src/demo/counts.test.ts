import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { listBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import { countGaps } from '@zaplecze/contract/rooms/absences/employment/calls';
import { listRequests } from '@zaplecze/contract/rooms/absences/requests/calls';
import { type Day, getDay } from '@zaplecze/contract/rooms/day/calls';
import {
  listAssignedIssues,
  listIssues,
  listReportedIssues,
} from '@zaplecze/contract/rooms/issues/calls';
import { listArticles } from '@zaplecze/contract/rooms/knowledge/calls';
import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { monthWithin, reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import { listReportTasks } from '@zaplecze/contract/rooms/reports/tasks/calls';
import * as work from '@zaplecze/contract/rooms/reports/work/calls';
import { clientService } from '@zaplecze/contract/rooms/story/calls';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { peopleTimeline } from '@zaplecze/contract/rooms/timeline/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../test/http.ts';
import { accounts, demoApp } from './demo.fixture.ts';

/* Each count that leads to a list, beside how many the list counts to which it leads. */

let it: Awaited<ReturnType<typeof demoApp>>;
beforeAll(async () => {
  it = await demoApp();
});
afterAll(() => it.close());

type Shown = { place: string; says: number; list: Endpoint; filter: object; params?: object };

const answer = async (as: Someone, endpoint: Endpoint, input: object = {}) =>
  (await it.call(endpoint, { as, ...input } as never)).data;
const counted = async (as: Someone, { list, filter, params }: Shown): Promise<number> => {
  const query = { filter, perPage: 1, exactCount: 1 };
  return (await answer(as, list, { query, ...(params && { params }) })).list.count;
};

/** What Mój dzień counts, and the tasks of the menu. */
async function ofDay(as: Someone): Promise<Shown[]> {
  const day: Day = (await answer(as, getDay)).day;
  const params = { user: as.id };
  const own = day.standsIn ? { user: String(as.id) } : {};
  const tasks = { list: listAssignedTasks, params };
  const issues = { list: listAssignedIssues, params };
  const { answers, open, substituting, reading } = day;
  const toDo = { status: '1,2' };
  return [
    { place: 'menu, zadania', says: open.tasks, ...tasks, filter: { status: '0,1,2,31' } },
    { place: 'zgłoszenia do zrobienia', says: open.issues, ...issues, filter: toDo },
    ...(['overdue', 'due', 'week'] as const).flatMap((section): Shown[] => {
      const filter = { due: section === 'due' ? 'today' : section, ...own };
      const says = day[section];
      return [
        { place: `${section}, zadania`, says: says.tasks, ...tasks, filter },
        { place: `${section}, zgłoszenia`, says: says.issues, ...issues, filter },
      ];
    }),
    {
      ...{ place: 'do akceptacji', says: answers.accept, list: listReportedIssues, params },
      filter: { status: '9' },
    },
    {
      ...{ place: 'wnioski do decyzji', says: answers.absences, list: listRequests },
      filter: { decide: 1 },
    },
    { place: 'do przeczytania', says: reading.count, list: listArticles, filter: { toRead: 1 } },
    {
      ...{ place: 'zastępuję', says: substituting.tasks, ...tasks },
      filter: { ...toDo, whose: 'substituting' },
    },
    ...substituting.people.map(({ user, tasks: says }) => ({
      ...{ place: `zastępuję: ${user.name}`, says, ...tasks },
      filter: { ...toDo, user: String(user.id) },
    })),
  ];
}

/** What the dashboard's people and its first line count. */
async function ofDashboard(as: Someone): Promise<Shown[]> {
  const team: work.TeamMember[] = (await answer(as, work.teamToday, { query: {} })).list;
  const tasks = { list: listReportTasks };
  const people = team.flatMap(({ user, absence, ...row }): Shown[] => {
    const own = { user: String(user.id), status: '1,2' };
    const due = absence ? { limitTo: absence.until } : { due: 'overdue' };
    const [all, urgent] = [own, { ...own, ...due }];
    const { name } = user;
    return [
      { place: `${name}, zadania`, says: row.tasks, ...tasks, filter: all },
      { place: `${name}, zadania z terminem`, says: row.dueTasks, ...tasks, filter: urgent },
      { place: `${name}, zgłoszenia`, says: row.issues, list: listIssues, filter: all },
      { place: `${name}, z terminem`, says: row.dueIssues, list: listIssues, filter: urgent },
    ];
  });
  const { list } = await answer(as, work.keyFigures, { query: {} });
  const now: work.KeyFigures = list.at(-1);
  const { dateFrom, dateTo } = monthWithin(now.month, reportPeriod({}));
  expect(['nieobecni dziś', now.absent]).toEqual([
    'nieobecni dziś',
    team.filter(({ absence }) => absence).length,
  ]);
  const ended = { endedFrom: dateFrom, endedTo: dateTo };
  const decided = { decidedFrom: dateFrom, decidedTo: dateTo };
  return [
    ...people,
    { place: 'po terminie', says: now.overdue, ...tasks, filter: { due: 'overdue' } },
    { place: 'oddane późno', says: now.late, ...tasks, filter: { ...ended, timely: 'late' } },
    {
      ...{ place: 'rozstrzygnięte oferty', says: now.decided, list: listOffers },
      filter: { ...decided, status: '1,2' },
    },
  ];
}

/** What the axis of people, their profiles and their balances count. */
async function ofPeople(as: Someone): Promise<Shown[]> {
  const days = { dateFrom: warsawDay(), dateTo: addDays(warsawDay(), 27) };
  const { people } = await answer(as, peopleTimeline, { query: days });
  const { count } = await answer(as, countGaps);
  const profiles: Shown[] = [];
  for (const { id, name } of people as { id: number; name: string }[]) {
    const profile = { list: listAssignedTasks, params: { user: id }, filter: { whose: 'own' } };
    const says = await counted(as, { place: name, says: 0, ...profile });
    profiles.push({
      ...{ place: `${name}, przydzielone zadania`, says, list: listReportTasks },
      filter: { user: String(id) },
    });
  }
  return [
    ...people.map(({ id, name, openTasks }: { id: number; name: string; openTasks: number }) => ({
      ...{ place: `${name}, oś czasu`, says: openTasks, list: listReportTasks },
      filter: { user: String(id), status: '0,1,2,31' },
    })),
    ...profiles,
    { place: 'braki w saldach', says: count, list: listBalances, filter: { lacks: 1 } },
  ];
}

/** What the services on the pages of some clients count. */
async function ofClients(as: Someone): Promise<Shown[]> {
  const { rows } = await sql<{ client: number; type: number }>`
    select l.client, l."projectType" as type from "clientProjectType" l
    where l.client % 7 = 0 order by 1, 2 limit 60`.execute(it.db);
  const shown: Shown[] = [];
  for (const { client, type } of rows) {
    const { projects } = await answer(as, clientService, { params: { id: client, type } });
    const filter = { client: String(client), type: String(type) };
    const place = `klient ${client}, typ ${type}`;
    shown.push({ place, says: projects.all, list: listProjects, filter });
  }
  return shown;
}

test('every count that leads to a list leads to as many [SHE-136, DAY-14, PEO-08, REP-14]', async () => {
  const walked: [string, string, number][] = [];
  const found: [string, string, number][] = [];
  for (const account of accounts) {
    const as = it.someone(account);
    const manages = account === 'admin' || account === 'kierownik';
    const shown = [
      ...(await ofDay(as)),
      ...(manages
        ? [...(await ofDashboard(as)), ...(await ofPeople(as)), ...(await ofClients(as))]
        : []),
    ];
    for (const one of shown) {
      walked.push([account, one.place, one.says]);
      found.push([account, one.place, await counted(as, one)]);
    }
  }
  expect(found).toEqual(walked);
  // Most of them have something to count.
  expect(walked.filter(([, , says]) => says > 0).length).toBeGreaterThan(100);
}, 240_000);
