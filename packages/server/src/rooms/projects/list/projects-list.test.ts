import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/projects/calls';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { projectApp } from '../projects.fixture.ts';

const { it, manager, anna, piotr, client, first, second, begin, read, close } = await projectApp();
let project: number;

afterAll(() => it.close());
beforeEach(async () => {
  project = await begin();
});

test('the list of projects takes every filter and sort [PRO-12, PRO-13]', async () => {
  const list = async (query: object) =>
    (await it.call(contract.listProjects, { as: manager, query: query as never })).data.list;
  const today = warsawDay();
  for (const filter of [
    { client: [client] },
    { status: [1, 2, 9, 10] },
    { risk: 7 },
    { finalDate: 1 },
    { dateFrom: '2020-01-01', dateTo: '2100-01-01' },
    { userModified: [manager.id, anna.id, piotr.id] },
  ]) {
    expect((await list({ filter })).count).toBeGreaterThan(0);
  }
  const { company, type } = await read();
  for (const filter of [{ company: [company?.id] }, { type: [type?.id] }]) {
    expect((await list({ filter })).count).toBeGreaterThan(0);
  }
  await close(anna, first);
  await close(piotr, second);
  for (const filter of [
    { jobsEndedFrom: today, jobsEndedTo: today },
    { completedFrom: today, completedTo: '2100-01-01' },
  ]) {
    expect((await list({ filter })).count).toBe(1);
  }
  for (const filter of [
    { company: [999_999] },
    { type: [999_999] },
    { dateTo: '2020-01-01' },
    { jobsEndedFrom: addDays(today, 1) },
    { jobsEndedTo: addDays(today, -1) },
    { completedFrom: '2099-01-01' },
    { completedTo: '2020-01-01' },
  ]) {
    expect((await list({ filter })).count).toBe(0);
  }
  expect((await list({ filter: { finalDate: 1, dateRealizationLimit: today } })).count).toBe(0);
});

test('a renamed company, service type or person moves their projects in the order [PRO-15]', async () => {
  const names = () =>
    it.db
      .selectFrom('project')
      .select(['typeName', 'companyName', 'modifiedByName', 'version', 'modified'])
      .where('id', '=', project)
      .executeTakeFirstOrThrow();
  const before = await names();
  expect(before).toMatchObject({ typeName: 'Księgowość', companyName: 'Spółka' });
  await it.db.updateTable('company').set({ name: 'Ćma S.A.' }).execute();
  await it.db.updateTable('projectType').set({ name: 'Źródła' }).execute();
  await it.db
    .updateTable('person')
    .set({ lastName: 'Żuk', firstName: 'Ewa' })
    .where('id', '=', manager.id)
    .execute();
  expect(await names()).toEqual({
    ...before,
    typeName: 'Źródła',
    companyName: 'Ćma S.A.',
    modifiedByName: 'Żuk Ewa',
  });
});
