import { search } from '@zaplecze/contract/rooms/search/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { projectApp } from '../../projects/projects.fixture.ts';

let app: Awaited<ReturnType<typeof projectApp>>;
beforeAll(async () => {
  app = await projectApp();
});
afterAll(() => app.it.close());

const titles = async (q: string, as: Someone): Promise<string[]> => {
  const { data } = await app.it.call(search, { as, query: { q, kind: 'task' } });
  return data.groups.flatMap(({ rows }: { rows: { title: string }[] }) =>
    rows.map(({ title }) => title),
  );
};

test('a task is found among many that are called nearly the same, however old it is [SEA-01]', async () => {
  const { it, anna, client, service, procedure, first } = app;
  const tasks = async (name: string, count: number) => {
    await sql`
      with made as (
        insert into project (name, client, service, "serviceName")
        select 'Księgi', ${client}, ${service}, 'Księgi' from generate_series(1, ${count}::int)
        returning id)
      insert into "projectTask" (project, service, procedure, "procedureName",
        "procedurePosition", task, name, position, "user", estimation)
      select id, ${service}, ${procedure}, 'Miesiąc', 1, ${first}, ${name}, 1, ${anna.id}, 1 from made`.execute(
      it.db,
    );
  };
  await tasks('Sprawdzić umowę nr 7', 1);
  await tasks('Sprawdzić umowę nr 12', 1_200);
  await it.db.updateTable('projectTask').set({ status: 9 }).execute();
  for (const q of ['umowę nr 7', 'nr 7', 'Sprawdzić umowę nr 7']) {
    expect([q, await titles(q, anna)]).toEqual([q, ['Sprawdzić umowę nr 7']]);
  }
  expect(await titles('sprawdzic umowe nr 7', app.manager)).toEqual(['Sprawdzić umowę nr 7']);
  expect(await titles('sprawdzic', app.stranger)).toEqual([]);
});
