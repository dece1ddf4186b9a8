import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { seriesHistory } from '@zaplecze/contract/rooms/history/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { updateProject } from '@zaplecze/contract/rooms/projects/calls';
import { createPeriods, getSeries, updateSeries } from '@zaplecze/contract/rooms/projects/plans';
import { type SubscriptionRow, subscriptions } from '@zaplecze/contract/rooms/reports/value/calls';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { projectApp } from '../projects.fixture.ts';
import { lastDayOf } from './recurring.rules.ts';

const room = await projectApp();
const { it, manager, anna, piotr, procedure, first, second } = room;
afterAll(() => it.close());

/** The first day of a month so many months from this one. */
const month = (shift: number, today = warsawDay()) => {
  const at = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + shift;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
};
const title = (day: string) => `Księgi ${day.slice(5, 7)}/${day.slice(0, 4)}`;

const begin = async (from: string, more: object = {}): Promise<number> =>
  (
    await room.create({
      ...{ name: title(from), recurrent: 3, recurrentFrom: from, unitValue: 450 },
      tasks: [
        { procedure, task: first, user: anna.id },
        { procedure, task: second, user: piotr.id },
      ],
      ...more,
    })
  ).data.id;

/** A period of the series as the clock made it. */
async function follow(source: number, from: string, previousPeriod: number): Promise<number> {
  const id = await begin(from);
  const links = { recurrentSource: source, previousPeriod };
  await it.db.updateTable('project').set(links).where('id', '=', id).execute();
  const period = { source, period: from, project: id };
  await it.db.insertInto('projectPeriod').values(period).execute();
  return id;
}

const grid = async (): Promise<SubscriptionRow[]> =>
  (
    await it.call(subscriptions, {
      as: manager,
      query: { filter: { dateFrom: month(-6), dateTo: month(0) } },
    })
  ).data.list;
const fill = (series: number, periods: string[], as = manager) =>
  it.call(createPeriods, { as, params: { id: series }, body: { periods } });

beforeEach(async () => {
  await it.db.deleteFrom('project').execute();
  await it.db.deleteFrom('projectPeriod').execute();
  await it.db.deleteFrom('notification').execute();
});

test('a hole is filled into its series with service, month, value and people [REP-61, PRO-88]', async () => {
  const [before, hole, after] = [month(-2), month(-1), month(0)];
  const source = await begin(before);
  const newest = await follow(source, after, source);
  const [row] = await grid();
  expect(row?.series).toBe(source);
  expect(row?.cells.flatMap(({ missing }) => missing)).toEqual([hole]);
  await it.db.deleteFrom('notification').execute();

  const { status, data } = await fill(source, [hole]);
  expect(status).toBe(200);
  const made = await room.read(data.projects[0]);
  expect(made).toMatchObject({
    ...{ name: title(hole), series: source, recurrentFrom: hole, unitValue: 450, recurrent: 3 },
    createdBy: { id: manager.id },
    previousPeriod: { id: source },
    nextPeriod: { id: newest },
  });
  const people = made.services[0]?.procedures[0]?.tasks.map(({ user }) => user?.id);
  expect(people).toEqual([anna.id, piotr.id]);
  const [filled, ...others] = await grid();
  expect(others).toEqual([]);
  expect(filled?.missing).toBe(0);
  const news = async (as: typeof anna) => (await it.call(listNotifications, { as })).data.list.list;
  expect(await news(anna)).toHaveLength(1);
  expect(await news(manager)).toEqual([]);
});

test('a period that nobody misses is not made twice, and other people fill nothing [PRO-88]', async () => {
  const source = await begin(month(-1));
  await follow(source, month(0), source);
  expect((await fill(source, [month(0)])).status).toBe(409);
  expect((await fill(source, [month(-2)])).status).toBe(409);
  expect((await fill(source, [month(1)])).status).toBe(409);
  expect((await fill(source, [month(0)], anna)).status).toBe(403);
  const other = await begin(month(-2));
  const twice = await Promise.all([fill(other, [month(-1)]), fill(other, [month(-1)])]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  // One that was deleted is made again by hand alone.
  const [made] = twice.find(({ status }) => status === 200)?.data.projects ?? [];
  await it.db.deleteFrom('project').where('id', '=', made).execute();
  expect((await fill(other, [month(-1), month(0)])).data.projects).toHaveLength(2);
});

test('two series of one client and service stand apart, each with its own holes [REP-61]', async () => {
  const one = await begin(month(-2));
  const two = await begin(month(-2), { name: 'Księgi drugiej spółki' });
  await follow(two, month(-1), two);
  await follow(two, month(0), two);
  expect((await grid()).map(({ series, missing }) => [series, missing])).toEqual([
    [one, 2],
    [two, 0],
  ]);
});

test('the end of a month is that of the series’ first day, though its first project be deleted [PRO-75, REP-61]', async () => {
  expect(lastDayOf('2026-02-28', 3, '2026-01-31')).toBe('2026-03-30');
  expect(lastDayOf('2026-02-28', 3, '2026-02-28')).toBe('2026-03-27');
  const source = await begin('2026-01-31');
  const next = await follow(source, '2026-02-28', source);
  await it.db.deleteFrom('project').where('id', '=', source).execute();
  await it.db
    .updateTable('project')
    .set({ recurrentTo: '2026-03-31' })
    .where('id', '=', next)
    .execute();
  const { data } = await it.call(subscriptions, {
    ...{ as: manager, query: { filter: { dateFrom: '2026-02-01', dateTo: '2026-04-30' } } },
  });
  const [row] = data.list as SubscriptionRow[];
  expect(row?.cells.map(({ missing }) => missing)).toEqual([[], ['2026-03-31'], []]);
});

test('a series begun in another month is named by the months of its periods [PRO-237]', async () => {
  const [first, hole] = [month(-3), month(-2)];
  const unnamed = { name: undefined };
  const source = await begin(first, unnamed);
  const name = async (id: number) => (await room.read(id)).name;
  const of = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;
  expect(await name(source)).toMatch(new RegExp(`${of(first)}$`));
  const { data } = await fill(source, [hole]);
  expect(await name(data.projects[0])).toMatch(new RegExp(`${of(hole)}$`));

  const once = await begin(first, { ...unnamed, recurrent: 0, recurrentFrom: null });
  const body = { recurrent: 3, recurrentFrom: first };
  await it.call(updateProject, { as: manager, params: { id: once }, body });
  expect(await name(once)).toMatch(new RegExp(`${of(first)}$`));
});

test('the number of any period leads to its series, and makes none beside it [PRO-238]', async () => {
  const [before, hole, after] = [month(-2), month(-1), month(0)];
  const source = await begin(before);
  const later = await follow(source, after, source);
  const read = await it.call(getSeries, { as: manager, params: { id: later } });
  expect(read.data.series).toMatchObject({ id: source, periods: [{ id: later }, { id: source }] });
  const { data } = await fill(later, [hole]);
  expect((await room.read(data.projects[0])).series).toBe(source);
  const pause = { as: manager, params: { id: later }, body: { paused: true } };
  expect((await it.call(updateSeries, pause)).status).toBe(200);
  const again = await it.call(getSeries, { as: manager, params: { id: source } });
  expect(again.data.series).toMatchObject({ paused: expect.any(String) });
  const history = await it.call(seriesHistory, { as: manager, params: { id: later } });
  expect(history.data.list.length).toBeGreaterThan(0);
});

test('the hole after a first period that was deleted is still missing, and is filled [PRO-268]', async () => {
  const source = await begin(month(-4));
  const later = await follow(source, month(-2), source);
  await follow(source, month(-1), later);
  await follow(source, month(0), later);
  await it.db.deleteFrom('project').where('id', '=', source).execute();
  const holes = async () =>
    (await grid()).map((row) => row.cells.flatMap(({ missing }) => missing));
  expect(await holes()).toEqual([[month(-3)]]);
  const { status, data } = await fill(later, [month(-3)]);
  expect(status).toBe(200);
  expect(await holes()).toEqual([[]]);
  const made = await room.read(data.projects[0]);
  expect(made).toMatchObject({ series: source, previousPeriod: null, nextPeriod: { id: later } });
  expect(made.name).toBe(title(month(-3)));
  const read = await it.call(getSeries, { as: manager, params: { id: source } });
  expect(read.data.series.periods).toHaveLength(4);
});

test('a period between others that recurs no more keeps its place in the series [PRO-325]', async () => {
  const source = await begin(month(-1));
  const later = await follow(source, month(0), source);
  const body = { recurrent: 0, recurrentFrom: null, recurrentTo: null };
  await it.call(updateProject, { as: manager, params: { id: later }, body });
  expect(await room.read(later)).toMatchObject({ recurrent: 0, recurrentFrom: month(0) });
  const read = await it.call(getSeries, { as: manager, params: { id: source } });
  expect(read.data.series.periods.map(({ id }: { id: number }) => id)).toEqual([later, source]);
});
