import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { type Day, getDay } from '@zaplecze/contract/rooms/day/calls';
import { listAssignedIssues, listReportedIssues } from '@zaplecze/contract/rooms/issues/calls';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, demoApp } from '../../demo/demo.fixture.ts';
import { dayOf } from './day.ts';

/* Mój dzień over the demonstration company: its counts are those of the lists. */

let it: Awaited<ReturnType<typeof demoApp>>;

beforeAll(async () => {
  it = await demoApp();
});
afterAll(() => it.close());

test.each(accounts)(
  'the day of %s agrees with the lists to the unit [DAY-14]',
  async (username) => {
    const as = it.someone(username);
    const day: Day = (await it.call(getDay, { as })).data.day;
    const count = async (endpoint: Endpoint, filter: object) =>
      (await it.call(endpoint, { as, params: { user: as.id }, query: { filter } })).data.list.count;
    const tasks = (filter: object) => count(listAssignedTasks, filter);
    const issues = (filter: object) => count(listAssignedIssues, filter);
    const own = { user: as.id };
    expect(day.open).toEqual({
      tasks: await tasks({ status: '0,1,2,31' }),
      issues: await issues({ status: '1,2' }),
    });
    for (const [section, due] of [
      ['overdue', 'overdue'],
      ['due', 'today'],
      ['week', 'week'],
    ] as const) {
      const { tasks: told, issues: reported } = day[section];
      expect([section, told]).toEqual([section, await tasks({ due, ...own })]);
      expect([section, reported]).toEqual([section, await issues({ due, ...own })]);
    }
    expect(day.answers.accept).toBe(await count(listReportedIssues, { status: '9' }));
    for (const person of day.substituting.people) {
      expect(person.tasks).toBe(await tasks({ status: '1,2', user: person.user.id }));
    }
  },
);

test('it takes three statements, for managers four, and goes through no table that grows row by row [DAY-15]', async () => {
  const asked: CompiledQuery[] = [];
  const watched = it.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      const compiled = it.db.getExecutor().compileQuery(node, queryId);
      // Not the questions that others are put together of.
      if (compiled.sql.includes('/* prepared */')) asked.push(compiled);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const flags = { admin: false, manager: true, reception: false };
  await dayOf(watched, { id: it.someone('kierownik').id, name: '', flags });
  // With the one about heads of those whose absences wait.
  expect(asked.length).toBeLessThanOrEqual(4);
  const client = await it.db.pool.connect();
  try {
    await client.query(
      'begin; set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan',
    );
    for (const { sql, parameters } of asked) {
      const { rows } = await client.query(`explain ${sql}`, [...parameters]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      const walked = [...plan.matchAll(/Seq Scan on "?(\w+)"?/g)].map(([, table]) => table);
      expect([sql, walked]).toEqual([sql, []]);
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
});
