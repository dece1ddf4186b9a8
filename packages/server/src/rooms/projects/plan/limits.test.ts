import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/projects/calls';
import { afterAll, expect, test } from 'vitest';
import { insertClient } from '../../../../test/client.ts';
import { projectApp } from '../projects.fixture.ts';

const { it, manager, first, second, assignments, create, begin, open } = await projectApp();
afterAll(() => it.close());

test('a final limit makes a task important [PRO-26]', async () => {
  await begin();
  const importance = async (task: number) => (await open(manager, task)).data.task.importance;
  expect([await importance(first), await importance(second)]).toEqual([2, 3]);
});

/** Projects of a client of their own, their first tasks due in so many days; finds some of them. */
async function dueIn(days: number[], finalDate: boolean) {
  const client = await insertClient(it.db);
  const [one, two] = assignments();
  for (const ahead of days) {
    const dateRealizationLimit = `${addDays(warsawDay(), ahead)} 23:59`;
    const tasks = [
      { ...one, finalDate, dateRealizationLimit },
      { ...two, finalDate: false, dateRealizationLimit: null },
    ];
    await create({ name: `za ${ahead}`, client, tasks });
  }
  return async (filter: object) => {
    const query = { filter: { client: [client], ...filter }, sort: 'created', order: 'asc' };
    const call = { as: manager, query: query as never };
    const { list } = (await it.call(contract.listProjects, call)).data.list;
    return list.map(({ name }: { name: string }) => name);
  };
}

test('at risk is what is overdue or due within the chosen days, whole days of Warsaw [PRO-11]', async () => {
  const names = await dueIn([-1, 7, 8, 14, 15], false);
  expect(await names({ risk: 7 })).toEqual(['za -1', 'za 7']);
  expect(await names({ risk: 14 })).toEqual(['za -1', 'za 7', 'za 8', 'za 14']);
  expect(await names({ finalDate: 1 })).toEqual([]);
});

test('final limits are looked for 14 days ahead, or up to the chosen day [PRO-13]', async () => {
  const names = await dueIn([14, 15], true);
  expect(await names({ finalDate: 1 })).toEqual(['za 14']);
  const dateRealizationLimit = addDays(warsawDay(), 15);
  expect(await names({ finalDate: 1, dateRealizationLimit })).toEqual(['za 14', 'za 15']);
});
