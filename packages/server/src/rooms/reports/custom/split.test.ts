import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { issueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { listProjects, updateProject } from '@zaplecze/contract/rooms/projects/calls';
import { projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import { reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import {
  customSplit,
  type SplitRecord,
  type SplitRow,
  splitRecords,
} from '@zaplecze/contract/rooms/reports/custom/calls';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { choices, fieldsOn } from '../../custom-fields/custom-fields.fixture.ts';
import { recordsApp } from '../../custom-fields/records.fixture.ts';

const { it, admin, manager, ways } = await recordsApp();
const { field } = fieldsOn(it, admin);
afterAll(() => it.close());

const { dateFrom, dateTo } = reportPeriod({});

/** The list of each kind, what of its filter means the chart's records, and what its value is called there. */
const lists: Record<SplitRecord, { endpoint: Endpoint; filter: object; sum?: string }> = {
  project: {
    endpoint: listProjects,
    filter: { valueFrom: dateFrom, valueTo: dateTo, status: '0,1,2,9' },
    sum: 'plannedValue',
  },
  offer: { endpoint: listOffers, filter: { dateFrom, dateTo }, sum: 'value' },
  issue: {
    endpoint: listIssues,
    filter: { dateFrom, dateTo, status: issueStatuses.map(({ id }) => id).join() },
  },
};
const worth: Record<SplitRecord, (id: number, value: number) => Promise<unknown>> = {
  project: (id, value) =>
    sql`update project set "unitQuantity" = 1, "unitValue" = ${value} where id = ${id}`.execute(
      it.db,
    ),
  offer: (id, value) => sql`update offer set value = ${value} where id = ${id}`.execute(it.db),
  issue: async () => undefined,
};

const split = (query: object, as: Someone = manager) =>
  it.call(customSplit, { as, query: query as never });

describe.each(splitRecords)('%s', (record) => {
  const { endpoint, filter, sum } = lists[record];
  const counted = async (more: object) => {
    const query = {
      filter: { ...filter, ...more },
      perPage: 1,
      exactCount: 1,
      ...(sum && { sums: 1 }),
    };
    const { list } = (await it.call(endpoint, { as: manager, query: query as never })).data;
    return { count: list.count, value: sum ? (list.sums?.[sum] ?? 0) : 0 };
  };

  test.each(['choice', 'choices'])(
    'records are told by the options of a %s, those without one last, as the list that each opens counts them [CUS-220, CUS-221]',
    async (kind) => {
      const { key, options } = await field(kind, choices('Ryczałt', 'Skala', 'Liniowy'), record);
      const [ryczalt = 0, skala = 0] = [options.Ryczałt, options.Skala];
      const several = kind === 'choices' ? [ryczalt, skala] : ryczalt;
      const made = [
        await ways[record].make({ [key]: kind === 'choices' ? [ryczalt] : ryczalt }),
        await ways[record].make({ [key]: several }),
        await ways[record].make(),
      ];
      for (const [at, id] of made.entries()) await worth[record](id, 100.1 * (at + 1));
      const { status, data } = await split({ record, key });
      expect(status).toBe(200);
      const rows: SplitRow[] = data.list;
      expect(rows.map(({ name }) => name)).toEqual(['Ryczałt', 'Skala', 'Liniowy', 'Bez wartości']);
      const value = (...of: number[]) =>
        sum ? expect.closeTo(100.1 * of.reduce((a, b) => a + b)) : 0;
      expect(rows.slice(0, 3)).toMatchObject([
        { count: 2, value: value(1, 2) },
        kind === 'choices' ? { count: 1, value: value(2) } : { count: 0, value: 0 },
        { count: 0, value: 0 },
      ]);
      for (const { id, count, value } of rows)
        expect([id, await counted({ [`custom.${key}`]: id ?? 0 })]).toEqual([id, { count, value }]);
      expect({ count: data.count, value: data.value }).toEqual(await counted({}));
      // Options and nothing may be asked for at once.
      const both = await counted({ [`custom.${key}`]: `${skala},0` });
      const of = (name: string) => rows.find((row) => row.name === name)?.count ?? 0;
      expect(both.count).toBe(of('Skala') + of('Bez wartości'));
    },
  );

  test('who does not see the field, and whose kind is no choice, is told that there is none; a file has it [CUS-220]', async () => {
    const hidden = await field(
      'choice',
      { ...choices('A'), sees: 'admin', edits: 'admin' },
      record,
    );
    const text = await field('text', {}, record);
    const shown = await field('choice', { ...choices('A', 'B'), label: 'Branża' }, record);
    await ways[record].make({ [shown.key]: shown.options.B ?? 0 });
    for (const key of [hidden.key, text.key, 'nieMa'])
      expect((await split({ record, key })).errors).toEqual({ key: 'Nie ma takiego pola' });
    expect((await split({ record, key: hidden.key }, admin)).status).toBe(200);
    const url = (key: string) => `/api/report/custom/export?format=csv&record=${record}&key=${key}`;
    const file = async (key: string) =>
      await it.app.inject({ url: url(key), headers: { 'access-token': manager.token } });
    const { body } = await file(shown.key);
    expect(body).toMatch(/^\uFEFF?Branża;/);
    expect(body).toContain('\r\nB;1');
    expect((await file(hidden.key)).statusCode).toBe(400);
  });
});

test('cancelled projects and records of other days are not counted [CUS-220]', async () => {
  const { key, options } = await field('choice', choices('Tak'), 'project');
  const [cancelled, old] = [
    await ways.project.make({ [key]: options.Tak ?? 0 }),
    await ways.project.make({ [key]: options.Tak ?? 0 }),
  ];
  const body = { status: projectStatus.cancelled };
  expect(
    (await it.call(updateProject, { as: manager, params: { id: cancelled }, body })).status,
  ).toBe(200);
  await sql`update project set created = '2020-05-05' where id = ${old}`.execute(it.db);
  const counts = async (filter: object) =>
    (await split({ record: 'project', key, filter })).data.list.map(({ count }: SplitRow) => count);
  expect((await counts({}))[0]).toBe(0);
  expect(await counts({ dateFrom: '2020-05-01', dateTo: '2020-05-31' })).toEqual([1, 0]);
});
