import { getMe } from '@zaplecze/contract/rooms/people/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/http.ts';
import { forgetEnded } from '../../rooms/session/session.fixture.ts';
import { forgetStale } from './clean-up.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('keys of repeated writes and counts of attempts are forgotten after two days, not before [OPE-41]', async () => {
  const write = (key: string, created: string) => ({ user: 1, key, endpoint: 'POST /x', created });
  const count = (key: string, window: string) => ({ key, window, count: 1 });
  await it.db
    .insertInto('idempotency')
    .values([write('old', daysAgo(3)), write('fresh', daysAgo(1))])
    .execute();
  await it.db
    .insertInto('rateLimit')
    .values([count('old', daysAgo(3)), count('fresh', daysAgo(1))])
    .execute();
  const failed = (key: string, last: string) => ({ key, count: 1, until: last, last });
  await it.db
    .insertInto('failedAttempt')
    .values([failed('old', daysAgo(3)), failed('fresh', daysAgo(1))])
    .execute();
  await forgetStale(it.db);
  for (const table of ['idempotency', 'rateLimit', 'failedAttempt'] as const) {
    const rows = await it.db.selectFrom(table).select('key').execute();
    expect(rows.filter(({ key }) => key === 'old' || key === 'fresh')).toEqual([{ key: 'fresh' }]);
  }
});

test('sessions and mailed links that have run out are forgotten; others go on working [OPE-41]', async () => {
  const [out, still] = [await it.signIn(), await it.signIn()];
  await it.db
    .updateTable('session')
    .set({ expires: daysAgo(1) })
    .where('person', '=', out.id)
    .execute();
  await forgetEnded(it.db);
  const held = await it.db.selectFrom('session').select('person').execute();
  expect(held.map(({ person }) => person)).toEqual([still.id]);
  expect((await it.call(getMe, { as: still })).status).toBe(200);
});
