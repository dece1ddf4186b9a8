import { issueHistory } from '@zaplecze/contract/rooms/history/calls';
import {
  issueFiles,
  listAssignedIssues,
  listIssues,
  removeIssue,
} from '@zaplecze/contract/rooms/issues/calls';
import { mergeCandidates } from '@zaplecze/contract/rooms/issues/merging/calls';
import { search } from '@zaplecze/contract/rooms/search/calls';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertClient } from '../../../../test/client.ts';
import type { Someone } from '../../../../test/http.ts';
import { handOverIssues } from '../handover/handover.queries.ts';
import {
  add,
  addReply,
  app,
  callMerge,
  callSplit,
  goes,
  names,
  other,
  second,
  stays,
  withTwoIssues,
} from './merging.fixture.ts';

/* What was merged afterwards: where it counts, who hears of it, and how it is taken back. */

withTwoIssues();

test('a merging is taken back within 30 days: what it brought goes back, what came since stays [ISS-126]', async () => {
  await app.patch(goes, { timeRequired: 5, status: 2 }, second);
  await addReply(goes, second, 'Papier');
  const file = await app.it.upload(second);
  await app.it.call(issueFiles.attach, { as: second, params: { id: goes, file } });
  await add(goes, 'Kupić papier');
  await callMerge(stays, [goes]);
  const [head] = (await app.read(stays)).comments;
  await addReply(stays, app.doer, 'Kupione', head?.id);
  await addReply(stays, app.doer, 'Toner też');
  expect((await callSplit(goes, app.stranger)).status).toBe(403);
  // Whoever sees one of them alone takes nothing apart.
  expect((await callSplit(goes, app.orderer)).status).toBe(403);
  await sql`delete from notification`.execute(app.it.db);
  expect((await callSplit(goes, second)).status).toBe(200);
  const [one, two] = [await app.read(stays), await app.read(goes)];
  expect(one).toMatchObject({ timeRequired: null, files: [], followers: [], merged: [] });
  expect(one.comments.map(({ text }) => text)).toEqual(['Toner też']);
  expect(one.users.map(({ id }) => id)).toEqual([app.doer.id]);
  expect(two).toMatchObject({ mergedInto: null, status: { id: 2 }, timeRequired: 5 });
  expect(two.comments.map(({ text, answers }) => [text, answers])).toEqual([
    ['Papier', null],
    ['Kupione', head?.id],
  ]);
  expect(two.files.map(({ id }) => id)).toEqual([file]);
  expect([two.checklistCount, one.checklistCount]).toEqual([1, 0]);
  expect(two.statusHistory.map(({ status }) => status.id)).toEqual([2, 1]);
  expect(await app.told(app.orderer)).toEqual([
    `Połączone zgłoszenia: Nie działa drukarka (rozłączono „Drukarka znów”, ${second.name})`,
  ]);
  expect((await callSplit(goes)).status).toBe(404);
  await callMerge(stays, [goes]);
  await sql`update "issueMerge" set created = now() - interval '31 days' where issue = ${goes}`.execute(
    app.it.db,
  );
  expect((await app.read(stays)).merged[0]?.may.split).toBe(false);
  expect([(await callSplit(goes)).status, (await app.read(goes)).mergedInto]).toEqual([409, stays]);
});

test('of a chain each link is taken back by itself [ISS-126]', async () => {
  const third = await app.made({ name: 'Trzecia' }, second);
  await addReply(third, second, 'O trzeciej');
  await callMerge(goes, [third]);
  await callMerge(stays, [goes]);
  expect((await app.read(stays)).merged.map(({ id }) => id)).toEqual([third, goes]);
  expect((await callSplit(third)).status).toBe(200);
  expect((await app.read(third)).comments.map(({ text }) => text)).toEqual(['O trzeciej']);
  expect((await callSplit(goes)).status).toBe(200);
  expect((await app.read(stays)).comments).toEqual([]);
  expect((await app.read(goes)).comments).toEqual([]);
});

test('of two that brought the same person, one taken back leaves them [ISS-126]', async () => {
  const third = await app.made({ name: 'Trzecia', users: [other.id] }, second);
  await callMerge(stays, [goes, third]);
  await callSplit(goes);
  const one = await app.read(stays);
  expect([names(one.users), names(one.followers)]).toEqual([
    [app.doer.name, other.name].sort(),
    [second.name],
  ]);
});

test('what was merged is counted once: lists, sums, promises and the search know where it is [ISS-127]', async () => {
  await app.patch(stays, { timeRequired: 2 }, app.orderer);
  await app.patch(goes, { timeRequired: 4 }, second);
  await callMerge(stays, [goes]);
  const list = async (query: object, as = app.manager) =>
    (await app.it.call(listIssues, { as, query: query as never })).data.list;
  const closed = await list({ filter: { status: 10 }, sums: 1 });
  const row = closed.list.find(({ id }: { id: number }) => id === goes);
  expect(row).toMatchObject({
    ...{ mergedInto: stays, status: { id: 10, name: 'Połączone' } },
    may: { edit: false },
  });
  const hours = closed.list
    .filter(({ mergedInto }: { mergedInto: number | null }) => mergedInto === null)
    .reduce((sum: number, { timeRequired }: { timeRequired: number }) => sum + timeRequired, 0);
  expect(closed.sums.timeRequired).toBe(hours);
  const open = await app.it.call(listAssignedIssues, {
    ...{ as: other, params: { user: other.id } },
    query: { filter: { status: '1,2' } } as never,
  });
  expect(open.data.list.list.map(({ id }: { id: number }) => id)).toContain(stays);
  expect(open.data.list.list.map(({ id }: { id: number }) => id)).not.toContain(goes);
  // Promised and answered too late, but not twice.
  await sql`update issue set "promisedAnswer" = now() - interval '2 days', "answeredAt" = now() where id = ${goes}`.execute(
    app.it.db,
  );
  expect((await list({ filter: { kept: 'answeredLate' } })).count).toBe(0);
  const found = await app.it.call(search, {
    ...{ as: second, query: { q: 'nie działa drukarka' } },
  });
  expect(JSON.stringify(found.data)).toContain(`/yourIssues/${stays}`);
});

test('neither words of before nor of those who reported it are the answer of the one that stays [ISS-63, ISS-127]', async () => {
  await addReply(goes, other, 'Patrzę');
  await callMerge(stays, [goes]);
  expect((await app.read(stays)).answeredAt).toBeNull();
  await addReply(stays, second, 'I co?');
  expect((await app.read(stays)).answeredAt).toBeNull();
  await addReply(stays, app.doer, 'Już');
  expect((await app.read(stays)).answeredAt).not.toBeNull();
});

test('both histories tell of it, and of its taking back [ISS-128, HIS-02]', async () => {
  await callMerge(stays, [goes]);
  const history = async (id: number) =>
    JSON.stringify(
      (await app.it.call(issueHistory, { as: app.manager, params: { id } })).data.list,
    );
  expect(await history(stays)).toContain('{"field":"merged","added":["Drukarka znów"]');
  expect(await history(goes)).toContain(
    '"field":"mergedInto","before":null,"after":"Nie działa drukarka"',
  );
  await callSplit(goes);
  expect(await history(stays)).toContain('"removed":["Drukarka znów"]');
});

test('what is chosen from is open, seen, of the same client first, the most alike first [ISS-129]', async () => {
  const firm = await insertClient(app.it.db, { name: 'Całkiem inna' });
  const far = await app.made({ name: 'Nie działa drukarka', client: firm });
  const near = await app.made({ name: 'Nie działa nowa drukarka' });
  const over = await app.made({ name: 'Nie działa stara drukarka' });
  await app.patch(over, { status: 10 }, app.doer);
  const list = async (as: Someone, search?: string): Promise<number[]> =>
    (
      await app.it.call(mergeCandidates, {
        ...{ as, params: { id: stays }, query: (search ? { search } : {}) as never },
      })
    ).data.list.map(({ id }: { id: number }) => id);
  const all = await list(app.manager, 'drukarka');
  expect(all).not.toContain(stays);
  expect(all).not.toContain(over);
  expect(all.indexOf(near)).toBeGreaterThanOrEqual(0);
  expect(await list(app.manager, 'calkiem inna')).toEqual([far]);
  expect(await list(app.orderer)).not.toContain(goes);
});

test('the one that stays may be deleted: what was merged is a cancelled one then, and nobody else’s [ISS-130]', async () => {
  await callMerge(stays, [goes]);
  expect((await app.it.call(removeIssue, { as: app.orderer, params: { id: stays } })).status).toBe(
    200,
  );
  const left = await app.read(goes, second);
  expect([left.mergedInto, left.status]).toEqual([null, expect.objectContaining({ id: 10 })]);
  expect((await app.patch(goes, { status: 1 }, second)).status).toBe(200);
});

test('what a leaving person hears of, their successor hears of, unless they accept it themselves [ISS-54, ISS-122]', async () => {
  const heir = await app.it.signIn();
  await callMerge(stays, [goes]);
  await handOverIssues(app.it.db, second.id, heir.id);
  expect(names((await app.read(stays)).followers)).toEqual([heir.name]);
  await handOverIssues(app.it.db, heir.id, app.orderer.id);
  expect((await app.read(stays)).followers).toEqual([]);
});

test('taken back after its people have left, an issue goes to those who took over from them [ISS-260]', async () => {
  const { it, manager, read } = app;
  await callMerge(stays, [goes]);
  const successor = (await it.signIn()).id;
  const gone = [second.id, other.id];
  await it.db
    .updateTable('person')
    .set({ active: false, successor })
    .where('id', 'in', gone)
    .execute();
  expect((await callSplit(goes)).status).toBe(200);
  const { orderedBy, users } = await read(goes, manager);
  expect([orderedBy.id, ...users.map(({ id }) => id)]).toEqual([successor, successor]);
});
