import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { isWorkingDay } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createAbsence } from '@zaplecze/contract/rooms/absences/calls';
import { procedureDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { type HistoryChange, seriesHistory } from '@zaplecze/contract/rooms/history/calls';
import * as contract from '@zaplecze/contract/rooms/projects/calls';
import * as plans from '@zaplecze/contract/rooms/projects/plans';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { projectApp } from '../projects.fixture.ts';
import { makeDuePeriods } from '../projects.jobs.ts';

const room = await projectApp();
const { it, manager, anna, piotr, stranger, client, service, procedure, first, second } = room;
const admin = await it.signIn('ROLE_ADMIN');
afterAll(() => it.close());

const insert = (table: 'position' | 'calendarType', name: string) =>
  it.db.insertInto(table).values({ name }).returning('id').executeTakeFirstOrThrow();
const { id: position } = await insert('position', 'Księgowa');
const { id: vacation } = await insert('calendarType', 'Urlop');

/** Anna and Piotr keep books; the first task is done by one of them, five working days after the start. */
const rules = [
  {
    ...{ task: first, limitFrom: 'start', limitDays: 5, estimation: 4 },
    ...{ who: 'position', whoPosition: position },
  },
  { task: second, limitFrom: 'previous', limitDays: 3 },
];
let root: number;
const begin = async (more: object = {}) =>
  (
    await room.create({
      ...{ name: 'Księgi 03/2038', recurrent: 3, recurrentFrom: '2038-03-01' },
      tasks: [
        { procedure, task: first, user: anna.id, dateRealizationLimit: readLimit('2038-03-08') },
        { procedure, task: second, user: piotr.id, dateRealizationLimit: readLimit('2038-03-11') },
      ],
      ...more,
    })
  ).data.id;
const away = (owner: number, dateFrom: string, dateTo: string) =>
  it.call(createAbsence, { as: manager, body: { owner, type: vacation, dateFrom, dateTo } });
const series = async (): Promise<contract.ProjectSeries> =>
  (await it.call(plans.getSeries, { as: manager, params: { id: root } })).data.series;
const decide = (body: object) =>
  it.call(plans.updateSeries, { as: manager, params: { id: root }, body });
const newest = async () => {
  const [period] = (await series()).periods;
  const { services } = await room.read(period?.id);
  return services[0]?.procedures[0]?.tasks ?? [];
};

beforeEach(async () => {
  await it.db.deleteFrom('project').execute();
  await it.db.deleteFrom('calendarEntry').execute();
  await it.db.deleteFrom('notification').execute();
  await it.db.deleteFrom('projectInterval').execute();
  await it.db
    .updateTable('person')
    .set({ position })
    .where('id', 'in', [anna.id, piotr.id])
    .execute();
  await it.call(procedureDefinitions.update, {
    as: manager,
    params: { id: procedure },
    body: { steps: rules },
  });
  root = await begin();
});

describe('the next period', () => {
  test('made while one of its people is on leave has somebody else of the rule, and says so [PRO-81, PRO-82]', async () => {
    await away(anna.id, '2038-04-06', '2038-04-12');
    await makeDuePeriods(it.db, root, '2038-03-20');
    // Easter is on 25 April 2038: no day of the first weeks is free.
    expect(await newest()).toMatchObject([
      { user: { id: piotr.id }, dateRealizationLimit: readLimit('2038-04-08') },
      { user: { id: piotr.id }, dateRealizationLimit: readLimit('2038-04-13') },
    ]);
    const [period] = (await series()).periods;
    expect(period).toMatchObject({
      from: '2038-04-01',
      instead: [
        {
          task: 'Zebrać dokumenty',
          user: { id: piotr.id },
          insteadOf: { id: anna.id },
          until: '2038-04-12',
        },
      ],
    });
    const told = await it.db
      .selectFrom('notification')
      .select('content')
      .where('user', '=', manager.id)
      .where('kind', '=', 'periodCreated')
      .execute();
    expect(told).toHaveLength(1);
    expect(told[0]?.content).toContain(`Zebrać dokumenty: ${piotr.name} zamiast ${anna.name}`);
  });

  test('gives the task back to whoever was away, unless somebody gave it on by hand [PRO-82]', async () => {
    await away(anna.id, '2038-04-06', '2038-04-12');
    await makeDuePeriods(it.db, root, '2038-03-20');
    const [{ id: april = 0 } = {}] = (await series()).periods;
    await makeDuePeriods(it.db, april, '2038-04-20');
    expect((await newest())[0]?.user?.id).toBe(anna.id);
    const [{ id: may = 0 } = {}] = (await series()).periods;
    const given = { procedure, task: first, project: may, service, user: stranger.id };
    await it.call(contract.assignTask, { as: manager, body: given });
    await makeDuePeriods(it.db, may, '2038-05-20');
    expect((await newest())[0]?.user?.id).toBe(stranger.id);
  });

  test('keeps whoever is away when nobody can be in their place [PRO-82]', async () => {
    await away(anna.id, '2038-04-06', '2038-04-12');
    await away(piotr.id, '2038-04-06', '2038-04-12');
    await makeDuePeriods(it.db, root, '2038-03-20');
    expect((await newest())[0]?.user?.id).toBe(anna.id);
    expect((await series()).periods[0]?.instead).toEqual([]);
  });

  test('of somebody who left has whom the rule means [PRO-82, PRO-80]', async () => {
    await it.db.updateTable('person').set({ active: false }).where('id', '=', anna.id).execute();
    await makeDuePeriods(it.db, root, '2038-03-20');
    expect((await newest())[0]?.user?.id).toBe(piotr.id);
    expect((await series()).periods[0]?.instead).toMatchObject([
      { insteadOf: { id: anna.id }, until: null },
    ]);
    await it.db.updateTable('person').set({ active: true }).where('id', '=', anna.id).execute();
  });

  test('has limits by the rules, and moved ones where somebody set them [PRO-81, PRO-75]', async () => {
    const limit = '2038-03-15 12:00';
    await it.call(contract.assignTask, {
      as: manager,
      body: {
        ...{ procedure, task: second, project: root, service, user: piotr.id },
        dateRealizationLimit: limit,
      },
    });
    await makeDuePeriods(it.db, root, '2038-03-20');
    expect(await newest()).toMatchObject([
      { dateRealizationLimit: readLimit('2038-04-08') },
      { dateRealizationLimit: '2038-04-15T10:00:00.000Z' },
    ]);
  });

  test('is never overdue when it is made, and the one after it follows the rules again [PRO-81]', async () => {
    await makeDuePeriods(it.db, root, '2038-04-28');
    const periods = (await series()).periods;
    expect(periods.map(({ from }) => from)).toEqual(['2038-05-01', '2038-04-01', '2038-03-01']);
    const april = (await room.read(periods[1]?.id)).services[0]?.procedures[0]?.tasks;
    expect(april).toMatchObject([
      { dateRealizationLimit: readLimit('2038-04-28') },
      { dateRealizationLimit: readLimit('2038-04-28') },
    ]);
    for (const task of await newest()) {
      const day = warsawDay(Date.parse(task.dateRealizationLimit ?? ''));
      expect(isWorkingDay(day) && day > '2038-04-28').toBe(true);
    }
  });

  test('is made as many days ahead as an administrator chose [PRO-83]', async () => {
    const set = (as: typeof admin, ahead: unknown) =>
      it.call(plans.updateInterval, { as, body: { interval: 3, ahead } });
    expect((await set(manager, 30)).status).toBe(403);
    expect((await set(admin, 0)).errors).toEqual({ ahead: 'Podaj liczbę dni od 1 do 366' });
    expect((await set(admin, 30)).status).toBe(200);
    const { data } = await it.call(contract.listIntervals, { as: anna });
    expect(data.intervals[3]).toEqual({ id: 3, name: 'Co miesiąc', ahead: 30 });
    await makeDuePeriods(it.db, root, '2038-03-01');
    expect((await series()).periods).toHaveLength(1);
    await makeDuePeriods(it.db, root, '2038-03-02');
    expect((await series()).periods).toHaveLength(2);
  });
});

describe('a change of a period', () => {
  const change = (id: number, body: object, scope?: string) =>
    it.call(contract.updateProject, {
      as: manager,
      params: { id },
      query: scope ? { scope } : {},
      body,
    });
  const given = (user: number, day: string) => [
    { procedure, task: first, user, dateRealizationLimit: readLimit(day) },
    { procedure, task: second, user: piotr.id, dateRealizationLimit: readLimit('2038-03-11') },
  ];

  test('of this one alone is not what the series goes on with [PRO-86]', async () => {
    const body = { unitValue: 777, tasks: given(stranger.id, '2038-03-10') };
    expect((await change(root, body, 'one')).status).toBe(200);
    await change(root, { unitValue: 778 }, 'one');
    expect(await room.read(root)).toMatchObject({ unitValue: 778 });
    await makeDuePeriods(it.db, root, '2038-03-20');
    const [{ id: april = 0 } = {}] = (await series()).periods;
    expect((await room.read(april)).unitValue).toBe(0);
    expect((await newest())[0]).toMatchObject({
      user: { id: anna.id },
      dateRealizationLimit: readLimit('2038-04-08'),
    });
  });

  test('from now on goes into periods that are made and not begun [PRO-86]', async () => {
    await makeDuePeriods(it.db, root, '2038-03-20');
    const body = { unitValue: 900, tasks: given(stranger.id, '2038-03-10') };
    await change(root, body, 'following');
    const [{ id: april = 0 } = {}] = (await series()).periods;
    expect((await room.read(april)).unitValue).toBe(900);
    expect((await newest())[0]).toMatchObject({
      user: { id: stranger.id },
      dateRealizationLimit: readLimit('2038-04-12'),
    });
    await it.db
      .updateTable('projectTask')
      .set({ status: 2 })
      .where('project', '=', april)
      .execute();
    await change(root, { unitValue: 950 }, 'following');
    expect((await room.read(april)).unitValue).toBe(900);
  });

  test('without a word of it stays in the period, and goes into those made later [PRO-86, PRO-72]', async () => {
    await makeDuePeriods(it.db, root, '2038-03-20');
    await change(root, { unitValue: 900 });
    const [{ id: april = 0 } = {}] = (await series()).periods;
    expect((await room.read(april)).unitValue).toBe(0);
  });
});

describe('a series', () => {
  test('makes nothing while it is paused, and goes on with the period that runs [PRO-84, PRO-78]', async () => {
    expect((await decide({ paused: true })).status).toBe(200);
    expect(await series()).toMatchObject({ pausedBy: { id: manager.id }, next: null });
    await makeDuePeriods(it.db, root, '2038-05-20');
    expect((await series()).periods).toHaveLength(1);
    await decide({ paused: false });
    expect((await series()).paused).toBeNull();
    await makeDuePeriods(it.db, root, '2038-05-20');
    expect((await series()).periods.map(({ from }) => from)).toEqual([
      '2038-06-01',
      '2038-05-01',
      '2038-03-01',
    ]);
  });

  test('ends on a day, not before its newest period [PRO-84, PRO-77]', async () => {
    expect((await decide({ recurrentTo: '2038-02-28' })).errors).toEqual({
      recurrentTo: 'Koniec nie może być przed początkiem ostatniego okresu',
    });
    await decide({ recurrentTo: '2038-03-31' });
    await makeDuePeriods(it.db, root, '2038-03-25');
    expect((await series()).periods).toHaveLength(1);
    await decide({ recurrentTo: null });
    await makeDuePeriods(it.db, root, '2038-03-25');
    expect((await series()).periods).toHaveLength(2);
  });

  test('tells who paused it, let it go on and ended it; what concerns an older period is not told [PRO-87]', async () => {
    const told = async (as = manager) => await it.call(seriesHistory, { as, params: { id: root } });
    await decide({ paused: true });
    await decide({ paused: false });
    await makeDuePeriods(it.db, root, '2038-03-20');
    await decide({ recurrentTo: '2038-12-31' });
    const body = { recurrentTo: '2028-12-31' };
    await it.call(contract.updateProject, { as: manager, params: { id: root }, body });
    const { list } = (await told()).data;
    expect(list.map(({ who }: HistoryChange) => who?.id)).toEqual(Array(3).fill(manager.id));
    const changes = list.map(({ entries }: HistoryChange) => entries[0]?.fields[0]);
    expect(changes).toMatchObject([
      { field: 'recurrentTo', before: null, after: '2038-12-31' },
      { field: 'paused', before: expect.any(String), after: null },
      { field: 'paused', before: null, after: expect.any(String) },
    ]);
    expect((await told(anna)).status).toBe(403);
  });

  test('tells its periods and when the next is made; it is the managers’ [PRO-85]', async () => {
    await it.db
      .updateTable('project')
      .set({ recurrentFrom: addDays(warsawDay(), 3) })
      .where('id', '=', root)
      .execute();
    const { next, ...told } = await series();
    expect(told).toMatchObject({ id: root, client: { id: client }, recurrent: 3, paused: null });
    expect(told.periods).toMatchObject([{ id: root, tasks: 2, done: 0, unassigned: 0 }]);
    expect(next && addDays(next.made, 14)).toBe(next?.from);
    expect((await room.read(root)).series).toBe(root);
    const asked = await it.call(plans.getSeries, { as: anna, params: { id: root } });
    expect(asked.status).toBe(403);
    const single = (await room.create()).data.id;
    const none = await it.call(plans.getSeries, { as: manager, params: { id: single } });
    expect(none.status).toBe(404);
  });
});
