import { readdirSync } from 'node:fs';
import { sumOfHundredths } from '@zaplecze/contract/kit/values/amounts';
import { serviceDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { createOffer, getOffer, updateOffer } from '@zaplecze/contract/rooms/offers/calls';
import {
  createProject,
  getProject,
  listProjects,
  updateProject,
} from '@zaplecze/contract/rooms/projects/calls';
import { afterAll, describe, expect, test } from 'vitest';
import { importsApp } from './imports.fixture.ts';

/* Every field of an amount, walked by every door, with amounts as people write them. */

const app = await importsApp();
const { it, manager, house, client, imported, problemsOf } = app;
afterAll(() => it.close());

/** Names of the contract's fields of an amount that somebody types. */
async function amountFields(): Promise<string[]> {
  const rooms = new URL('../../../../contract/src/rooms/', import.meta.url);
  const files = readdirSync(rooms, { recursive: true, encoding: 'utf8' });
  const found = new Set<string>();
  for (const file of files.filter((one) => /(?:^|\/|-)(?:fields|columns)\.ts$/.test(one))) {
    const said: Record<string, unknown> = await import(new URL(file, rooms).href);
    for (const fields of Object.values(said)) {
      if (typeof fields !== 'object' || fields === null) continue;
      for (const [name, field] of Object.entries(fields as Record<string, unknown>)) {
        const { kind, derived } = (field ?? {}) as { kind?: string; derived?: boolean };
        if (kind === 'money' && !derived) found.add(name);
      }
    }
  }
  return [...found].sort();
}

const { id: type } = await it.db
  .selectFrom('projectType')
  .select('id')
  .limit(1)
  .executeTakeFirstOrThrow();
const { department } = await it.db
  .selectFrom('serviceDefinition')
  .select('department')
  .where('id', '=', house.service)
  .executeTakeFirstOrThrow();
const seller = manager.id;
const project = { client, services: [house.service], unitQuantity: 1 };
type Answer = { status: number; errors?: Record<string, string> | undefined };
type Door = (value: unknown) => Promise<Answer & { kept?: unknown }>;

/** Records with the fields: made, and changed, with an amount; what they then have. */
const doors: Record<string, Record<'made' | 'changed', Door>> = {
  unitValue: {
    made: async (unitValue) => {
      const made = await it.call(createProject, { as: manager, body: { ...project, unitValue } });
      return { ...made, kept: made.status === 200 ? await worth(made.data.id) : undefined };
    },
    changed: async (unitValue) => {
      const { data } = await it.call(createProject, { as: manager, body: project });
      const params = { id: data.id };
      const changed = await it.call(updateProject, { as: manager, params, body: { unitValue } });
      return { ...changed, kept: await worth(data.id) };
    },
  },
  value: {
    made: async (value) => {
      const body = { name: 'Audyt', client, projectTypes: [type], seller, value };
      const made = await it.call(createOffer, { as: manager, body });
      return { ...made, kept: made.status === 200 ? await offered(made.data.id) : undefined };
    },
    changed: async (value) => {
      const body = { name: 'Audyt', client, projectTypes: [type], seller };
      const { data } = await it.call(createOffer, { as: manager, body });
      const params = { id: data.id };
      const changed = await it.call(updateOffer, { as: manager, params, body: { value } });
      return { ...changed, kept: await offered(data.id) };
    },
  },
  usualValue: {
    made: async (usualValue) => {
      const name = `Usługa ${Math.random()}`;
      const body = { name, type, department, procedures: [house.procedure], usualValue };
      const made = await it.call(serviceDefinitions.create as never, { as: manager, body });
      return { ...made, kept: made.status === 200 ? await usual(made.data.id) : undefined };
    },
    changed: async (usualValue) => {
      const params = { id: house.service };
      const call = serviceDefinitions.update as never;
      const changed = await it.call(call, { as: manager, params, body: { usualValue } });
      return { ...changed, kept: await usual(house.service) };
    },
  },
};
const worth = async (id: number) =>
  (await it.call(getProject, { as: manager, params: { id } })).data.project.unitValue;
const offered = async (id: number) =>
  (await it.call(getOffer, { as: manager, params: { id } })).data.offer.value;
const usual = async (id: number) =>
  (
    await it.db
      .selectFrom('serviceDefinition')
      .select('usualValue')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).usualValue;

const taken: [string | number, number][] = [
  ['1234,50', 1234.5],
  ['1 234,50', 1234.5],
  ['1\u00a0234,50 zł', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1,005', 1.01],
  [1.005, 1.01],
  ['33,335', 33.34],
  ['0,005', 0.01],
  [0, 0],
];
const refused: [string | number, string][] = [
  ['-1', 'Kwota nie może być ujemna'],
  [-1, 'Kwota nie może być ujemna'],
  ['sto', 'Nieprawidłowa kwota'],
  ['12.500', 'Nie wiadomo, co znaczy kropka: wpisz „12 500” albo „12,50”'],
  ['1.005', 'Nie wiadomo, co znaczy kropka: wpisz „1 005” albo „1,01”'],
  ['9.999', 'Nie wiadomo, co znaczy kropka: wpisz „9 999” albo „10,00”'],
];

test('every field of an amount in the contract is walked here [SHE-280]', async () => {
  expect(await amountFields()).toEqual(Object.keys(doors).sort());
});

describe.each(Object.keys(doors))('%s', (field) => {
  test.each(taken)('of %j is %f, made and changed [SHE-280]', async (typed, kept) => {
    for (const door of Object.values(doors[field] ?? {})) {
      const answer = await door(typed);
      expect([answer.errors, Number(answer.kept)]).toEqual([undefined, kept]);
    }
  });

  test.each(refused)('of %j is refused: %s [SHE-280]', async (typed, message) => {
    for (const door of Object.values(doors[field] ?? {})) {
      const { status, errors } = await door(typed);
      expect([status, errors]).toEqual([400, { [field]: message }]);
    }
  });
});

describe('an import', () => {
  const header = 'Klient;Usługa;Nazwa;Odpowiedzialny;Kwota';
  const row = (typed: string | number) =>
    `Gęśla Jaźń sp. z o.o.;Pełna księgowość;Kwota ${typed};Anna Żądło;"${typed}"`;
  const texts = <T>(of: [string | number, T][]) =>
    of.filter((one): one is [string, T] => typeof one[0] === 'string');

  test('answers as the API does, and its sums are those of what is shown [SHE-280]', async () => {
    const rows = texts(taken);
    const before = await sums();
    const wrong = await problemsOf('project', [header, ...rows.map(([typed]) => row(typed))]);
    expect(wrong).toEqual([]);
    const done = await imported('project', [header, ...rows.map(([typed]) => row(typed))]);
    expect([done.failure, done.refused]).toEqual([null, []]);
    expect(done).toMatchObject({ state: 'done', imported: rows.length });
    const values = await it.db
      .selectFrom('project')
      .select('unitValue')
      .where('name', 'like', 'Kwota %')
      .orderBy('id')
      .execute();
    expect(values.map(({ unitValue }) => Number(unitValue))).toEqual(rows.map(([, kept]) => kept));
    expect(await sums()).toBe(sumOfHundredths([before, ...rows.map(([, kept]) => kept)]));
    const problems = await problemsOf('project', [
      header,
      ...texts(refused).map(([typed]) => row(typed)),
    ]);
    expect(
      (problems as [number, string, string][]).map(([, field, message]) => [field, message]),
    ).toEqual(texts(refused).map(([, message]) => ['unitValue', message]));
  });
});

/** The sum under the list of projects, which is that of its rows. */
async function sums(): Promise<number> {
  const query = { perPage: 100, sums: '1' } as never;
  const { data } = await it.call(listProjects, { as: manager, query });
  const rows = data.list.list.map((one: { plannedValue: number }) => one.plannedValue);
  expect(rows.length).toBe(data.list.count);
  expect(data.list.sums.plannedValue).toBe(sumOfHundredths(rows));
  return data.list.sums.plannedValue;
}
