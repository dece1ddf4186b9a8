import { readInstant } from '@zaplecze/contract/kit/fields/typed-time';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { updateReplacement } from '@zaplecze/contract/rooms/people/replacements/calls';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { at, dayAfterMonday, impactApp, threeDays } from './impact.fixture.ts';

/* A substitution that goes with an absence. */

const app = await impactApp();
const { it, member, task, impact, settle, away, substitutions, patch, remove, work } = app;
afterAll(() => it.close());

const begins = 'people.replacementBegins';
const ends = 'people.replacementEnds';
const changed = 'people.replacementChanged';
let owner: Someone;
let helper: Someone;
let other: Someone;
beforeEach(async () => {
  await it.db.updateTable('person').set({ department: null }).execute();
  owner = await member();
  helper = await member();
  other = await member();
});

/** An absence that somebody stands in for. */
async function stoodFor(days: object = threeDays, user = helper): Promise<number> {
  const id = await away(owner, days);
  expect((await settle(it.manager, id, { user: user.id, rows: [] })).status).toBe(200);
  return id;
}
const replaces = async (who: Someone) => (await it.row(who.id)).replaces;

test('an absence that moves takes its substitution along, and both are told [IMP-12]', async () => {
  const id = await stoodFor();
  await patch(it.manager, id, { dateFrom: dayAfterMonday(1), dateTo: dayAfterMonday(4) });
  const [bound] = await substitutions(id);
  expect(Date.parse(bound?.dateFrom ?? '')).toBe(Date.parse(readInstant(dayAfterMonday(1)) ?? ''));
  expect(Date.parse(bound?.dateTo ?? '')).toBe(
    Date.parse(readInstant(dayAfterMonday(4), '23:59:59') ?? ''),
  );
  await work(changed);
  for (const who of [helper, owner])
    expect((await it.told(who.id))[0]).toContain('Zmiana zastępstwa');
});

test('a shortened absence gives the work back at once, without another word of it [IMP-12]', async () => {
  const today = warsawDay();
  const id = await stoodFor({ dateFrom: addDays(today, -2), dateTo: addDays(today, 3) });
  expect(await replaces(helper)).toMatchObject([{ id: owner.id }]);
  await patch(it.manager, id, { dateTo: addDays(today, -1) });
  expect(await replaces(helper)).toEqual([]);
});

test('an absence that is taken back drops what has not begun, and ends what has [IMP-13]', async () => {
  const later = await stoodFor();
  await remove(it.manager, later);
  expect(await replaces(helper)).toEqual([]);
  expect(
    await it.db
      .selectFrom('replacement')
      .select('id')
      .where('replacedUser', '=', owner.id)
      .execute(),
  ).toEqual([]);
  await work(changed);
  expect((await it.told(helper.id))[0]).toContain('odwołane');
  const today = warsawDay();
  const now = await stoodFor({ dateFrom: today, dateTo: addDays(today, 3) });
  expect(await replaces(helper)).toMatchObject([{ id: owner.id }]);
  await remove(it.manager, now);
  expect(await replaces(helper)).toEqual([]);
  expect((await it.read(helper.id)).replacements).toMatchObject([{ ended: true }]);
});

test('the absence of another person ends it [IMP-13]', async () => {
  const today = warsawDay();
  const id = await stoodFor({ dateFrom: today, dateTo: addDays(today, 3) });
  await patch(it.manager, id, { owner: other.id });
  expect(await replaces(helper)).toEqual([]);
  expect(await substitutions(id)).toEqual([]);
});

test('given days of its own it goes with the absence no more [IMP-14]', async () => {
  const id = await stoodFor();
  const [bound] = await substitutions(id);
  const params = { id: bound?.id ?? 0 };
  await it.call(updateReplacement, { as: owner, params, body: { dateTo: dayAfterMonday(5) } });
  await patch(it.manager, id, { dateFrom: dayAfterMonday(1) });
  const kept = await it.db
    .selectFrom('replacement')
    .select(['dateFrom', 'absence'])
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow();
  expect(kept.absence).toBeNull();
  expect(Date.parse(kept.dateFrom)).toBe(Date.parse(readInstant(dayAfterMonday(0)) ?? ''));
});

test('both are told when it begins and when it is over, once each, and nobody twice of one that begins now [IMP-15]', async () => {
  const today = warsawDay();
  const before = [await app.count(helper), await app.count(owner)];
  const id = await stoodFor({ dateFrom: today, dateTo: today });
  await work(begins);
  expect([await app.count(helper), await app.count(owner)]).toEqual(
    before.map((count) => count + 1),
  );
  await work(ends);
  expect(await app.count(helper)).toBe((before[0] ?? 0) + 1);
  await it.db
    .updateTable('replacement')
    .set({ dateFrom: at(-20), dateTo: at(-15) })
    .where('absence', '=', id)
    .execute();
  await work(ends);
  await work(ends);
  for (const [place, who] of [helper, owner].entries()) {
    expect(await app.count(who)).toBe((before[place] ?? 0) + 2);
    expect((await it.told(who.id))[0]).toContain('Skończyło się zastępstwo');
  }
});

test('a substitute who is away too is told with who stands in for them, and covers nothing alone [IMP-16]', async () => {
  await task(owner, at(1));
  const id = await stoodFor();
  expect((await impact(owner, id)).covered).toBe(true);
  const theirs = await away(helper, { dateFrom: dayAfterMonday(1), dateTo: dayAfterMonday(1) });
  const alone = await impact(owner, id);
  expect(alone.covered).toBe(false);
  expect(alone.standing).toMatchObject([
    {
      of: { id: owner.id },
      user: { id: helper.id },
      away: [{ dateFrom: dayAfterMonday(1) }],
      bound: true,
    },
  ]);
  // The substitute's own sheet says whom they were to stand in for.
  const sheet = await impact(it.manager, theirs);
  expect(sheet.rows).toMatchObject([{ kind: 'standIn', name: owner.name }]);
  await settle(it.manager, theirs, { user: other.id, rows: [] });
  const chained = await impact(owner, id);
  expect(chained.covered).toBe(true);
  expect(chained.standing.map(({ of, user }) => [of.id, user.id])).toEqual([
    [owner.id, helper.id],
    [helper.id, other.id],
  ]);
});

test('a manager gives a substitution itself to somebody else when the substitute goes away [IMP-16]', async () => {
  const id = await stoodFor();
  const theirs = await away(helper);
  const sheet = await impact(it.manager, theirs);
  const [row] = sheet.rows;
  const choice = { kind: 'standIn', id: row?.id, version: row?.version, remedy: 'handOver' };
  const answer = await settle(it.manager, theirs, { rows: [{ ...choice, to: other.id }] });
  expect(answer.data.done).toBe(1);
  expect(await substitutions(id)).toMatchObject([{ user: other.id }]);
  expect((await impact(helper, theirs)).rows).toEqual([]);
});
