import { addMonths, monthOf } from '@zaplecze/contract/kit/values/days';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { ProjectSeries } from '@zaplecze/contract/rooms/projects/calls';
import { createPeriods, getSeries } from '@zaplecze/contract/rooms/projects/plans';
import { type SubscriptionRow, subscriptions } from '@zaplecze/contract/rooms/reports/value/calls';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertClient } from '../../../../test/client.ts';
import { projectApp } from '../projects.fixture.ts';
import { makeDuePeriods } from '../projects.jobs.ts';
import { marksOf, type SeriesFacts } from './series-marks.rules.ts';

const room = await projectApp();
const { it, manager, anna, piotr } = room;
afterAll(() => it.close());

const month = (shift: number) => `${addMonths(monthOf(warsawDay()), shift)}-01`;
const inName = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;
const begin = async (more: object = {}): Promise<number> =>
  (await room.create({ recurrent: 3, recurrentFrom: month(0), unitValue: 450, ...more })).data.id;
const series = async (id: number): Promise<ProjectSeries> =>
  (await it.call(getSeries, { as: manager, params: { id } })).data.series;
const months = { dateFrom: month(-6), dateTo: month(0) };
const grid = async (): Promise<SubscriptionRow[]> =>
  (await it.call(subscriptions, { as: manager, query: { filter: months } })).data.list;
const marks = async () => new Map((await grid()).map((row) => [row.series, row.mark]));

beforeEach(async () => {
  await it.db.deleteFrom('project').execute();
  await it.db.deleteFrom('projectPeriod').execute();
});

describe('two series of one client and one service', () => {
  test('are told apart by value, in the grid and on the page of each, which leads to the other [PRO-290]', async () => {
    const [one, two] = [await begin(), await begin({ unitValue: 1200 })];
    expect(await marks()).toEqual(
      new Map([
        [one, '450,00 zł'],
        [two, '1\u00A0200,00 zł'],
      ]),
    );
    expect(await series(two)).toMatchObject({
      mark: '1\u00A0200,00 zł',
      alike: [{ series: one, mark: '450,00 zł' }],
    });
  });

  test('are told apart by the name that one has of its own, without its month [PRO-290]', async () => {
    const [one, two] = [await begin(), await begin({ name: `Księgi filii – ${inName(month(0))}` })];
    const words = await marks();
    expect(words.get(two)).toBe('Księgi filii');
    expect(words.get(one)).toBe(`od 01.${month(0).slice(5, 7)}.${month(0).slice(0, 4)}`);
  });

  test('are told apart in the file of the grid [PRO-290]', async () => {
    await begin();
    await begin({ recurrent: 4 });
    const filter = `filter[dateFrom]=${months.dateFrom}&filter[dateTo]=${months.dateTo}`;
    const url = `/api${subscriptions.path}/export?format=csv&${filter}`;
    const { body } = await it.app.inject({ url, headers: { 'access-token': manager.token } });
    expect(body).toContain('co miesiąc');
    expect(body).toContain('co kwartał');
  });

  test('one alone, or of another client, has nothing to be told from [PRO-290]', async () => {
    const one = await begin();
    const other = await begin({ client: await insertClient(it.db) });
    expect(await series(one)).toMatchObject({ mark: null, alike: [] });
    expect((await marks()).get(other)).toBeNull();
  });
});

test('what tells series apart: the first way in which all differ, else all in which some do [PRO-290]', () => {
  const usual = (series: number, more: Partial<SeriesFacts> = {}): SeriesFacts => ({
    ...{ series, name: 'Księgi – Żagiel – 11/2026', client: 'Żagiel', recurrent: 3 },
    ...{ value: 450, seller: 'Anna Nowak', from: '2026-11-01', ...more },
  });
  const words = (...all: SeriesFacts[]) => [...marksOf(all).values()];
  expect(words(usual(1), usual(2, { recurrent: 4 }))).toEqual(['co miesiąc', 'co kwartał']);
  expect(words(usual(1), usual(2, { from: '2025-01-31' }))).toEqual([
    'od 01.11.2026',
    'od 31.01.2025',
  ]);
  expect(words(usual(1), usual(2, { seller: null }))).toEqual(['Anna Nowak', 'bez sprzedawcy']);
  expect(
    words(usual(1), usual(2, { value: 500 }), usual(3, { value: 500, from: '2025-01-01' })),
  ).toEqual(['450,00 zł, od 01.11.2026', '500,00 zł, od 01.11.2026', '500,00 zł, od 01.01.2025']);
  expect(words(usual(1), usual(2))).toEqual(['seria nr 1', 'seria nr 2']);
});

describe('the usual name of a project', () => {
  const nameOf = async (id: number) => (await room.read(id)).name;

  test('gets a number where the client has one of it, also when one of them is deleted [PRO-291]', async () => {
    const first = await nameOf(await begin());
    expect(first).toMatch(new RegExp(`– ${inName(month(0))}$`));
    const second = await begin();
    expect(await nameOf(second)).toBe(`${first} (2)`);
    expect(await nameOf(await begin())).toBe(`${first} (3)`);
    await it.db.deleteFrom('project').where('id', '=', second).execute();
    expect(await nameOf(await begin())).toBe(`${first} (2)`);
    const { data } = await room.create({ name: first });
    expect(await nameOf(data.id)).toBe(first);
  });

  test('keeps its number in the periods that follow, where months move along [PRO-291]', async () => {
    await begin();
    const second = await begin();
    const [one = 0] = await made(second);
    expect(await nameOf(one)).toMatch(new RegExp(`– ${inName(month(1))} \\(2\\)$`));
    await it.db.updateTable('project').set({ name: 'Księgi 01/2026' }).execute();
    const [next = 0] = await made(one);
    expect(await nameOf(next)).toBe('Księgi 02/2026');
  });

  /** The periods that the clock makes in a series when the next is due. */
  const made = async (of: number) => {
    const before = new Set((await series(of)).periods.map(({ id }) => id));
    const { recurrentFrom } = await room.read(of);
    await makeDuePeriods(it.db, of, `${addMonths(monthOf(recurrentFrom ?? ''), 1)}-01`);
    return (await series(of)).periods.map(({ id }) => id).filter((id) => !before.has(id));
  };
});

test('the page of a series names the months that it lacks, and they are made in one go [PRO-292]', async () => {
  const [source, newest] = [
    await begin({ recurrentFrom: month(-3) }),
    await begin({ recurrentFrom: month(0) }),
  ];
  await it.db
    .updateTable('project')
    .set({ recurrentSource: source })
    .where('id', '=', newest)
    .execute();
  await it.db
    .insertInto('projectPeriod')
    .values({ source, period: month(0), project: newest })
    .execute();
  const { missing } = await series(newest);
  expect(missing).toEqual([month(-2), month(-1)]);
  const body = { periods: missing };
  const { data } = await it.call(createPeriods, { as: manager, params: { id: source }, body });
  expect(data.projects).toHaveLength(2);
  expect((await series(source)).missing).toEqual([]);
  const people = (await room.read(data.projects[1])).services[0]?.procedures[0]?.tasks;
  expect(people?.map(({ user }) => user?.id)).toEqual([anna.id, piotr.id]);
});
