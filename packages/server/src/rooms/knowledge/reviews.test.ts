import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/knowledge/calls';
import { getHandover, removePerson } from '@zaplecze/contract/rooms/people/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noonIn } from '../../../test/days.ts';
import type { Someone } from '../../../test/http.ts';
import { knowledgeApp } from './knowledge.fixture.ts';
import { remindOfKnowledge } from './knowledge.jobs.ts';

let it: Awaited<ReturnType<typeof knowledgeApp>>;
let manager: Someone;
let other: Someone;
let worker: Someone;
const today = warsawDay();

beforeAll(async () => {
  it = await knowledgeApp();
  manager = await it.worker(it.taxes, 'ROLE_MANAGER');
  other = await it.worker(it.payroll, 'ROLE_ADMIN');
  worker = await it.worker(it.taxes);
});
afterAll(() => it.close());

const patch = (id: number, body: object, as = manager, headers = {}) =>
  it.call(contract.updateArticle, { as, params: { id }, body, headers });
const review = (id: number, next: string | null | undefined, as = manager) =>
  it.call(contract.reviewArticle, { as, params: { id }, body: { next } });

test('an article has an owner: its author, or another who writes in the base [KNO-50]', async () => {
  const id = await it.make(manager);
  expect((await it.read(worker, id)).owner).toMatchObject({ id: manager.id, name: manager.name });
  expect((await patch(id, { owner: other.id })).status).toBe(200);
  expect((await it.read(worker, id)).owner?.id).toBe(other.id);
  const refused = 'Właścicielem może być pracujący kierownik albo administrator';
  const gone = await it.worker(it.taxes, 'ROLE_MANAGER');
  await it.db.updateTable('person').set({ active: false }).where('id', '=', gone.id).execute();
  for (const [owner, message] of [
    [worker.id, refused],
    [gone.id, 'już tu nie pracuje'],
    [999_999, refused],
    [null, 'Właściciel jest wymagany'],
  ]) {
    expect((await patch(id, { owner })).errors?.owner).toContain(message);
  }
  expect((await it.list(worker, { filter: { owner: [other.id] } })).map((row) => row.id)).toEqual([
    id,
  ]);
  // Who leaves it as it is may: the owner has left since.
  await it.db.updateTable('knowledgeBase').set({ owner: gone.id }).where('id', '=', id).execute();
  expect((await patch(id, { owner: gone.id, name: 'Inna' })).status).toBe(200);
});

test('the list tells the day of review and filters what is to be reviewed [KNO-50]', async () => {
  const due = await it.make(manager, { reviewOn: today });
  const late = await it.make(manager, { reviewOn: addDays(today, -3) });
  const far = await it.make(manager, { reviewOn: addDays(today, 1) });
  const none = await it.make(manager);
  const ids = async (query: object) => (await it.list(worker, query)).map(({ id }) => id);
  const found = await ids({ filter: { toReview: 1 }, sort: 'reviewOn', order: 'asc' });
  expect(found).toEqual([late, due]);
  expect(await ids({ filter: { toReview: 0 } })).toEqual(expect.arrayContaining([far, none]));
  expect((await it.list(worker)).find(({ id }) => id === late)?.reviewOn).toBe(addDays(today, -3));
  expect((await patch(far, { reviewOn: '32.13.2026' })).errors?.reviewOn).toBeDefined();
});

test('the owner is told once when the day comes, and who stands in; a moved day is told anew [KNO-51]', async () => {
  const owner = await it.worker(it.taxes, 'ROLE_MANAGER');
  const substitute = await it.worker(it.taxes);
  await it.standIn(substitute, owner);
  const id = await it.make(owner, { reviewOn: addDays(today, 1) });
  const remind = (days: number) => remindOfKnowledge(it.db, noonIn(days));
  await remind(0);
  expect(await it.told(owner, 'articleReview')).toEqual([]);
  await remind(1);
  await remind(1);
  await remind(2);
  const [content, ...more] = await it.told(owner, 'articleReview');
  expect(more).toEqual([]);
  expect(content).toContain(`Wpis bazy wiedzy do przeglądu: <a href="/knowledge?item=${id}">`);
  expect(await it.told(substitute, 'articleReview')).toEqual([
    `Zastępstwo: ${owner.name}. ${content}`,
  ]);
  await patch(id, { reviewOn: addDays(today, 2) });
  await remind(2);
  expect(await it.told(owner, 'articleReview')).toHaveLength(2);
});

test('a review sets the next day and stays, with who and when [KNO-52]', async () => {
  const id = await it.make(manager, { reviewOn: today });
  const { version, nextReview } = await it.read(manager, id);
  expect(nextReview).toBe(addDays(today, 1));
  expect((await review(id, today)).errors).toEqual({
    next: 'Następny przegląd musi być później niż dziś',
  });
  expect((await review(id, addDays(today, 365), worker)).status).toBe(403);
  expect((await review(id, addDays(today, 365))).data.version).toBe(version + 1);
  expect((await review(id, null, other)).status).toBe(200);
  const { reviews, reviewOn, ...rest } = await it.read(worker, id);
  expect(reviewOn).toBeNull();
  expect(rest.nextReview).toBeNull();
  expect(reviews).toMatchObject([
    { by: { id: other.id }, next: null },
    { by: { id: manager.id }, next: addDays(today, 365) },
  ]);
  expect((await review(999_999, null)).status).toBe(404);
});

test('articles of an owner who leaves are named, and go to somebody who writes in the base [KNO-53]', async () => {
  const leaver = await it.worker(it.taxes, 'ROLE_MANAGER');
  const ids = [await it.make(leaver, { name: 'Żuraw' }), await it.make(leaver, { name: 'Ćma' })];
  const params = { id: leaver.id };
  const work = (await it.call(getHandover, { as: other, params })).data;
  expect(work).toMatchObject({ articles: 2, articleNames: ['Ćma', 'Żuraw'] });
  const leave = (query: object) =>
    it.call(removePerson, { as: other, params, query: query as never });
  expect((await leave({})).errors).toEqual({ articles: 'Wskaż, kto przejmie wpisy bazy wiedzy' });
  expect((await leave({ articles: worker.id })).errors).toEqual({
    articles: 'Wpisy może przejąć kierownik albo administrator',
  });
  expect((await it.read(worker, ids[0] ?? 0)).owner?.id).toBe(leaver.id);
  expect((await leave({ articles: manager.id })).status).toBe(200);
  for (const id of ids) expect((await it.read(worker, id)).owner?.id).toBe(manager.id);
  expect(await it.told(manager, 'articlesTaken')).toEqual([
    `Przejmujesz 2\u00A0wpisy bazy wiedzy. Odchodzi: <a href="/knowledge?filter[owner]=${manager.id}">${leaver.name}</a>`,
  ]);
});

test('two who change owner, day and types of issues at once lose nothing [KNO-25]', async () => {
  const id = await it.make(manager, { issueTypes: [1, 0] });
  const { version } = await it.read(manager, id);
  const stale = { 'if-match': `"${version}"` };
  await patch(id, { issueTypes: [0, 1, 5] }, other);
  const day = addDays(today, 9);
  expect((await patch(id, { issueTypes: [1], reviewOn: day }, manager, stale)).status).toBe(200);
  const joined = await it.read(manager, id);
  expect(joined).toMatchObject({ reviewOn: day });
  expect(joined.issueTypes.toSorted()).toEqual([1, 5]);
  await patch(id, { reviewOn: addDays(today, 10) }, other);
  const answer = await patch(id, { reviewOn: addDays(today, 11) }, manager, {
    'if-match': `"${joined.version}"`,
  });
  expect(answer.json.conflicts).toEqual({
    reviewOn: { theirs: addDays(today, 10), yours: addDays(today, 11) },
  });
  expect((await patch(id, { issueTypes: [99] })).status).toBe(400);
});
