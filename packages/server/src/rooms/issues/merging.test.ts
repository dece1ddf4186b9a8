import { issueChecklist, updateChecklistItem } from '@zaplecze/contract/checklists';
import { openMentions } from '@zaplecze/contract/comments';
import { issueHistory } from '@zaplecze/contract/history';
import {
  mergeCandidates,
  mergeIssues,
  previewMerge,
  splitIssue,
} from '@zaplecze/contract/issue-merging';
import {
  commentIssue,
  issueFiles,
  listAssignedIssues,
  listIssues,
  listReportedIssues,
  removeIssue,
} from '@zaplecze/contract/issues';
import { search } from '@zaplecze/contract/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import type { Someone } from '../../../test/http.ts';
import { handOverIssues } from './handover.queries.ts';
import { issueApp } from './issues.fixture.ts';

/* Issues about the same become one. */

let app: Awaited<ReturnType<typeof issueApp>>;
/** Another one who reports the same, and somebody who does what that one reported. */
let second: Someone;
let other: Someone;
let stays: number;
let goes: number;
beforeAll(async () => {
  app = await issueApp();
});
afterAll(() => app.it.close());
beforeEach(async () => {
  [second, other] = await Promise.all([app.it.signIn(), app.it.signIn()]);
  stays = await app.made();
  goes = await app.made({ name: 'Drukarka znów', users: [other.id] }, second);
  await sql`delete from notification`.execute(app.it.db);
});

const merge = (into: number, issues: number[], as: Someone | null = app.manager) =>
  app.it.call(mergeIssues, { as, params: { id: into }, body: { issues } });
const split = (id: number, as: Someone | null = app.manager) =>
  app.it.call(splitIssue, { as, params: { id } });
const preview = async (into: number, issues: number[]) =>
  (
    await app.it.call(previewMerge, {
      ...{ as: app.manager, params: { id: into } },
      query: { issues: issues.join(',') } as never,
    })
  ).data.preview;
const say = (id: number, as: Someone, text: string, answers?: number) =>
  app.it.call(commentIssue, {
    ...{ as, params: { id } },
    body: { text, ...(answers !== undefined && { answers }) },
  });
const add = (id: number, text: string, as: Someone = app.manager) =>
  app.it.call(issueChecklist.add, { as, params: { id }, body: { text } });
const points = async (id: number): Promise<{ id: number; text: string; version: number }[]> =>
  (await app.it.call(issueChecklist.get, { as: app.manager, params: { id } })).data.checklist.items;
const texts = async (id: number) => (await points(id)).map(({ text }) => text);
const names = (people: { name: string }[]) => people.map(({ name }) => name).sort();

test('what is merged goes to the one that stays: words, files, points, people; a preview says so before [ISS-120, ISS-121]', async () => {
  await say(goes, second, `@[${other.id}], papier też się skończył`);
  const file = await app.it.upload(second);
  await app.it.call(issueFiles.attach, { as: second, params: { id: goes, file } });
  await add(stays, 'Sprawdzić toner');
  await add(goes, 'sprawdzić TONER');
  await add(goes, 'Kupić papier');
  await app.patch(goes, { timeRequired: 3 }, second);
  const told = await preview(stays, [goes]);
  expect(told).toMatchObject({ comments: 1, files: 1, points: 1, samePoints: 1, tasks: 0 });
  expect([names(told.users), names(told.followers)]).toEqual([[other.name], [second.name]]);
  expect([told.filled, told.otherClient]).toEqual([{ timeRequired: 3 }, false]);
  expect((await app.read(stays)).comments).toEqual([]);
  expect((await merge(stays, [goes])).status).toBe(200);
  const one = await app.read(stays);
  expect(one.comments.map(({ text, createdBy }) => [text, createdBy.id])).toEqual([
    [`@[${other.id}], papier też się skończył`, second.id],
  ]);
  expect(one.files.map(({ id }) => id)).toEqual([file]);
  expect(names(one.users)).toEqual([app.doer.name, other.name].sort());
  expect(names(one.followers)).toEqual([second.name]);
  expect([one.timeRequired, one.type.id, one.orderedBy.id]).toEqual([3, 1, app.orderer.id]);
  expect(one.merged).toMatchObject([
    { id: goes, name: 'Drukarka znów', orderedBy: { id: second.id }, by: { id: app.manager.id } },
  ]);
  expect(await texts(stays)).toEqual(['Sprawdzić toner', 'Kupić papier']);
  expect([one.checklistCount, one.checklistDone]).toEqual([2, 0]);
  const gone = await app.read(goes);
  expect(gone).toMatchObject({
    ...{ mergedInto: stays, into: { id: stays }, comments: [], files: [], checklistCount: 1 },
    status: { id: 10, name: 'Połączone' },
    may: { edit: false, statuses: [10], accept: false },
  });
});

test('people of both are told once, and whoever reported what was merged hears of the outcome [ISS-122]', async () => {
  await merge(stays, [goes]);
  for (const as of [app.orderer, app.doer, second, other]) {
    expect(await app.told(as)).toEqual([
      `Połączone zgłoszenia: Nie działa drukarka (dołączono „Drukarka znów”, ${app.manager.name})`,
    ]);
  }
  expect(await app.told(app.manager)).toEqual([]);
  expect(await app.names(listReportedIssues, second, { filter: { status: '1,2,9' } })).toEqual([
    'Nie działa drukarka',
  ]);
  await app.patch(stays, { status: 9 }, app.doer);
  expect(await app.told(second)).toContain(
    `Zgłoszenie Nie działa drukarka: Zrealizowane (${app.doer.name})`,
  );
  await say(stays, app.doer, 'Gotowe');
  expect(await app.told(second)).toContain(
    `Nowy komentarz do zgłoszenia Nie działa drukarka: ${app.doer.name}`,
  );
  // They see it and speak there, but accept nothing that others ordered.
  expect((await app.read(stays, second)).may).toMatchObject({ edit: true, accept: false });
  expect((await app.patch(stays, { status: 30 }, second)).status).toBe(403);
  expect((await app.get(stays, app.stranger)).status).toBe(403);
});

test('any old address leads on: words said there go to the one that stays, other changes are refused [ISS-123]', async () => {
  const third = await app.made({ name: 'Trzecia' }, second);
  await merge(goes, [third]);
  await merge(stays, [goes]);
  expect((await app.read(third, second)).into).toEqual({ id: stays, name: 'Nie działa drukarka' });
  const said = await say(third, second, 'Nadal zacina');
  expect(said.status).toBe(200);
  expect((await app.read(stays)).comments.map(({ text }) => text)).toEqual(['Nadal zacina']);
  for (const answer of [
    await app.patch(goes, { name: 'Inna' }, second),
    await app.patch(goes, { status: 1 }, app.manager),
    await add(goes, 'Punkt'),
    await app.it.call(issueFiles.attach, {
      ...{ as: second, params: { id: goes, file: await app.it.upload(second) } },
    }),
  ]) {
    expect([answer.status, answer.message]).toEqual([
      409,
      'To zgłoszenie połączono z innym. Odśwież stronę, aby je zobaczyć.',
    ]);
  }
  // Whoever may not open that one is not told where it is.
  await app.it.db.deleteFrom('issueFollower').where('issue', '=', stays).execute();
  expect((await app.read(goes, second)).into).toBeNull();
  expect((await say(goes, second, 'Halo?')).status).toBe(403);
});

test('only who sees each of them merges them; what is not there or not seen is the same answer [ISS-124]', async () => {
  const missing = { issues: 'Nie ma takiego zgłoszenia' };
  expect((await merge(stays, [goes], app.stranger)).status).toBe(403);
  expect((await merge(stays, [goes], null)).status).toBe(401);
  expect((await merge(999_999, [goes])).status).toBe(404);
  expect((await merge(stays, [goes], app.orderer)).errors).toEqual(missing);
  expect((await merge(stays, [999_999], app.orderer)).errors).toEqual(missing);
  expect((await merge(stays, [stays])).errors).toEqual({
    issues: 'Zgłoszenia nie można połączyć z nim samym',
  });
  expect((await merge(stays, [])).errors).toEqual({ issues: 'Wskaż zgłoszenie' });
  await app.patch(goes, { users: [app.doer.id, other.id] }, second);
  expect((await merge(stays, [goes], app.doer)).status).toBe(200);
  expect((await merge(stays, [goes])).message).toBe(
    'Zgłoszenie „Drukarka znów” połączono już z innym.',
  );
  const over = await app.made({ name: 'Odwołane' });
  await app.patch(over, { status: 10 }, app.doer);
  for (const [into, from] of [
    [stays, over],
    [over, stays],
  ] as const) {
    expect((await merge(into, [from])).message).toBe(
      'Łączy się tylko otwarte zgłoszenia, a „Odwołane” jest zamknięte.',
    );
  }
});

test('two mergings that cross end as one: neither is lost in the other, nor is a chain closed to a ring [ISS-125]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = [await app.made(), await app.made()];
    const answers = await Promise.all([merge(a, [b]), merge(b, [a])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const both = [await app.read(a), await app.read(b)];
    expect(both.filter(({ mergedInto }) => mergedInto === null)).toHaveLength(1);
  }
  // One that is merged into two places at once goes to one of them; a comment said meanwhile is not lost.
  const [a, b, c] = [await app.made(), await app.made(), await app.made()];
  const [first, second_, said] = await Promise.all([
    merge(a, [c]),
    merge(b, [c]),
    say(c, app.doer, 'Zamówione'),
  ]);
  expect([first.status, second_.status].sort()).toEqual([200, 409]);
  expect(said.status).toBe(200);
  const whole = await app.read(first.status === 200 ? a : b);
  expect(whole.comments.map(({ text }) => text)).toEqual(['Zamówione']);
});

test('a merging is taken back within 30 days: what it brought goes back, what came since stays [ISS-126]', async () => {
  await app.patch(goes, { timeRequired: 5, status: 2 }, second);
  await say(goes, second, 'Papier');
  const file = await app.it.upload(second);
  await app.it.call(issueFiles.attach, { as: second, params: { id: goes, file } });
  await add(goes, 'Kupić papier');
  await merge(stays, [goes]);
  const [head] = (await app.read(stays)).comments;
  await say(stays, app.doer, 'Kupione', head?.id);
  await say(stays, app.doer, 'Toner też');
  expect((await split(goes, app.stranger)).status).toBe(403);
  // Whoever sees one of them alone takes nothing apart.
  expect((await split(goes, app.orderer)).status).toBe(403);
  await sql`delete from notification`.execute(app.it.db);
  expect((await split(goes, second)).status).toBe(200);
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
  expect((await split(goes)).status).toBe(404);
  await merge(stays, [goes]);
  await sql`update "issueMerge" set created = now() - interval '31 days' where issue = ${goes}`.execute(
    app.it.db,
  );
  expect((await app.read(stays)).merged[0]?.may.split).toBe(false);
  expect([(await split(goes)).status, (await app.read(goes)).mergedInto]).toEqual([409, stays]);
});

test('of a chain each link is taken back by itself [ISS-126]', async () => {
  const third = await app.made({ name: 'Trzecia' }, second);
  await say(third, second, 'O trzeciej');
  await merge(goes, [third]);
  await merge(stays, [goes]);
  expect((await app.read(stays)).merged.map(({ id }) => id)).toEqual([third, goes]);
  expect((await split(third)).status).toBe(200);
  expect((await app.read(third)).comments.map(({ text }) => text)).toEqual(['O trzeciej']);
  expect((await split(goes)).status).toBe(200);
  expect((await app.read(stays)).comments).toEqual([]);
  expect((await app.read(goes)).comments).toEqual([]);
});

test('of two that brought the same person, one taken back leaves them [ISS-126]', async () => {
  const third = await app.made({ name: 'Trzecia', users: [other.id] }, second);
  await merge(stays, [goes, third]);
  await split(goes);
  const one = await app.read(stays);
  expect([names(one.users), names(one.followers)]).toEqual([
    [app.doer.name, other.name].sort(),
    [second.name],
  ]);
});

test('what was merged is counted once: lists, sums, promises and the search know where it is [ISS-127]', async () => {
  await app.patch(stays, { timeRequired: 2 }, app.orderer);
  await app.patch(goes, { timeRequired: 4 }, second);
  await merge(stays, [goes]);
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
  await say(goes, other, 'Patrzę');
  await merge(stays, [goes]);
  expect((await app.read(stays)).answeredAt).toBeNull();
  await say(stays, second, 'I co?');
  expect((await app.read(stays)).answeredAt).toBeNull();
  await say(stays, app.doer, 'Już');
  expect((await app.read(stays)).answeredAt).not.toBeNull();
});

test('what called somebody goes along, and waits for them where it is now [ISS-121, COM-13]', async () => {
  await say(goes, second, `@[${other.id}], zobacz`);
  await merge(stays, [goes]);
  const [said] = (await app.read(stays, other)).comments;
  expect(said?.call).not.toBeNull();
  await app.it.call(openMentions, {
    as: other,
    body: { calls: [said?.call ?? 0], opened: true },
  });
  expect((await app.read(stays, other)).comments[0]?.call).toBeNull();
});

test('both histories tell of it, and of its taking back [ISS-128, HIS-02]', async () => {
  await merge(stays, [goes]);
  const history = async (id: number) =>
    JSON.stringify(
      (await app.it.call(issueHistory, { as: app.manager, params: { id } })).data.list,
    );
  expect(await history(stays)).toContain('{"field":"merged","added":["Drukarka znów"]');
  expect(await history(goes)).toContain(
    '"field":"mergedInto","before":null,"after":"Nie działa drukarka"',
  );
  await split(goes);
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
  await merge(stays, [goes]);
  expect((await app.it.call(removeIssue, { as: app.orderer, params: { id: stays } })).status).toBe(
    200,
  );
  const left = await app.read(goes, second);
  expect([left.mergedInto, left.status]).toEqual([null, expect.objectContaining({ id: 10 })]);
  expect((await app.patch(goes, { status: 1 }, second)).status).toBe(200);
});

test('a point that somebody ticks while issues are merged stays ticked [ISS-125]', async () => {
  await add(goes, 'Kupić papier');
  const [point] = await points(goes);
  const [ticked, merged] = await Promise.all([
    app.it.call(updateChecklistItem, {
      as: app.manager,
      params: { id: point?.id ?? 0 },
      body: { done: true },
    }),
    merge(stays, [goes]),
  ]);
  expect(merged.status).toBe(200);
  expect([200, 409]).toContain(ticked.status);
  const { checklistCount, checklistDone } = await app.read(stays);
  expect([checklistCount, checklistDone]).toEqual([1, ticked.status === 200 ? 1 : 0]);
});

test('what a leaving person hears of, their successor hears of, unless they accept it themselves [ISS-54, ISS-122]', async () => {
  const heir = await app.it.signIn();
  await merge(stays, [goes]);
  await handOverIssues(app.it.db, second.id, heir.id);
  expect(names((await app.read(stays)).followers)).toEqual([heir.name]);
  await handOverIssues(app.it.db, heir.id, app.orderer.id);
  expect((await app.read(stays)).followers).toEqual([]);
});
