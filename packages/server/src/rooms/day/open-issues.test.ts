import { getDay } from '@zaplecze/contract/rooms/day/calls';
import { mergeIssues } from '@zaplecze/contract/rooms/issues/merging/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { issueApp } from '../issues/issues.fixture.ts';

/* What an issue's people have in their day follows its status, whoever changes both at once. */

let app: Awaited<ReturnType<typeof issueApp>>;
beforeAll(async () => {
  app = await issueApp();
});
afterAll(() => app.it.close());

const issuesOf = async (as: Someone): Promise<number> =>
  (await app.it.call(getDay, { as })).data.day.open.issues;

test('a done issue leaves the days of those who do it, a reopened one comes back [DAY-14]', async () => {
  const id = await app.made({ users: [app.doer.id, app.admin.id] });
  expect([await issuesOf(app.doer), await issuesOf(app.admin)]).toEqual([1, 1]);
  expect((await app.patch(id, { status: 9 }, app.doer)).status).toBe(200);
  expect([await issuesOf(app.doer), await issuesOf(app.admin)]).toEqual([0, 0]);
  await app.patch(id, { status: 2, comment: 'Nadal zacina.' }, app.orderer);
  expect([await issuesOf(app.doer), await issuesOf(app.admin)]).toEqual([1, 1]);
  await app.patch(id, { status: 10 }, app.orderer);
});

test('whoever is given an issue in the moment in which it is done has it in their day no more [DAY-14]', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => app.made()));
  await Promise.all(
    ids.flatMap((id) => [
      app.patch(id, { users: [app.doer.id, app.stranger.id] }, app.orderer),
      app.patch(id, { status: 9 }, app.doer),
    ]),
  );
  for (const id of ids) {
    const { status, users } = await app.read(id);
    expect([status.id, users.map((user) => user.id).sort()]).toEqual([
      9,
      [app.doer.id, app.stranger.id].sort(),
    ]);
  }
  expect([await issuesOf(app.doer), await issuesOf(app.stranger)]).toEqual([0, 0]);
});

test('what was merged is in the days of the one that stays: of who does it, and of whoever still waits [DAY-14, ISS-122, ISS-127]', async () => {
  const [second, other] = await Promise.all([app.it.signIn(), app.it.signIn()]);
  const stays = await app.made({ name: 'Zostaje' });
  const goes = await app.made({ name: 'Dołączone', users: [other.id] }, second);
  const day = async (as: Someone) => (await app.it.call(getDay, { as })).data.day;
  const merged = await app.it.call(mergeIssues, {
    ...{ as: app.manager, params: { id: stays }, body: { issues: [goes] } },
  });
  expect(merged.status).toBe(200);
  expect(await issuesOf(other)).toBe(1);
  const words = JSON.stringify(await day(other));
  expect([words.includes('Zostaje'), words.includes('"name":"Dołączone"')]).toEqual([true, false]);
  expect((await day(second)).waiting).toMatchObject({
    ...{ issues: 1, rows: [{ id: stays, name: 'Zostaje' }] },
  });
  // Others accept it.
  await app.patch(stays, { status: 9 }, app.doer);
  const { waiting, answers } = await day(second);
  expect([waiting.count, answers.rows.map(({ kind }: { kind: string }) => kind)]).toEqual([0, []]);
});
