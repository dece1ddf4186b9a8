import { updateChecklistItem } from '@zaplecze/contract/rooms/checklists/calls';
import { openMentions } from '@zaplecze/contract/rooms/comments/calls';
import { issueFiles, listReportedIssues } from '@zaplecze/contract/rooms/issues/calls';
import { expect, test } from 'vitest';
import {
  add,
  addReply,
  app,
  callMerge,
  callPreview,
  goes,
  names,
  other,
  points,
  second,
  stays,
  texts,
  withTwoIssues,
} from './merging.fixture.ts';

/* Issues about the same become one. */

withTwoIssues();

test('what is merged goes to the one that stays: words, files, points, people; a preview says so before [ISS-120, ISS-121]', async () => {
  await addReply(goes, second, `@[${other.id}], papier też się skończył`);
  const file = await app.it.upload(second);
  await app.it.call(issueFiles.attach, { as: second, params: { id: goes, file } });
  await add(stays, 'Sprawdzić toner');
  await add(goes, 'sprawdzić TONER');
  await add(goes, 'Kupić papier');
  await app.patch(goes, { timeRequired: 3 }, second);
  const told = await callPreview(stays, [goes]);
  expect(told).toMatchObject({ comments: 1, files: 1, points: 1, samePoints: 1, tasks: 0 });
  expect([names(told.users), names(told.followers)]).toEqual([[other.name], [second.name]]);
  expect([told.filled, told.otherClient]).toEqual([{ timeRequired: 3 }, false]);
  expect((await app.read(stays)).comments).toEqual([]);
  expect((await callMerge(stays, [goes])).status).toBe(200);
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
  await callMerge(stays, [goes]);
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
  await addReply(stays, app.doer, 'Gotowe');
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
  await callMerge(goes, [third]);
  await callMerge(stays, [goes]);
  expect((await app.read(third, second)).into).toEqual({ id: stays, name: 'Nie działa drukarka' });
  const said = await addReply(third, second, 'Nadal zacina');
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
      'To zgłoszenie połączono z innym, do którego prowadzi teraz jego adres',
    ]);
  }
  // Whoever may not open that one is not told where it is.
  await app.it.db.deleteFrom('issueFollower').where('issue', '=', stays).execute();
  expect((await app.read(goes, second)).into).toBeNull();
  expect((await addReply(goes, second, 'Halo?')).status).toBe(403);
});

test('only who sees each of them merges them; what is not there or not seen is the same answer [ISS-124]', async () => {
  const missing = { issues: 'Nie ma takiego zgłoszenia' };
  expect((await callMerge(stays, [goes], app.stranger)).status).toBe(403);
  expect((await callMerge(stays, [goes], null)).status).toBe(401);
  expect((await callMerge(999_999, [goes])).status).toBe(404);
  expect((await callMerge(stays, [goes], app.orderer)).errors).toEqual(missing);
  expect((await callMerge(stays, [999_999], app.orderer)).errors).toEqual(missing);
  expect((await callMerge(stays, [stays])).errors).toEqual({
    issues: 'Zgłoszenia nie można połączyć z nim samym',
  });
  expect((await callMerge(stays, [])).errors).toEqual({ issues: 'Wskaż zgłoszenie' });
  await app.patch(goes, { users: [app.doer.id, other.id] }, second);
  expect((await callMerge(stays, [goes], app.doer)).status).toBe(200);
  expect((await callMerge(stays, [goes])).message).toBe(
    'Zgłoszenie „Drukarka znów” połączono już z innym.',
  );
  const over = await app.made({ name: 'Odwołane' });
  await app.patch(over, { status: 10 }, app.doer);
  for (const [into, from] of [
    [stays, over],
    [over, stays],
  ] as const) {
    expect((await callMerge(into, [from])).message).toBe(
      'Łączy się tylko otwarte zgłoszenia, a „Odwołane” jest zamknięte.',
    );
  }
});

test('two mergings that cross end as one: neither is lost in the other, nor is a chain closed to a ring [ISS-125]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = [await app.made(), await app.made()];
    const answers = await Promise.all([callMerge(a, [b]), callMerge(b, [a])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const both = [await app.read(a), await app.read(b)];
    expect(both.filter(({ mergedInto }) => mergedInto === null)).toHaveLength(1);
  }
  // One that is merged into two places at once goes to one of them; a comment said meanwhile is not lost.
  const [a, b, c] = [await app.made(), await app.made(), await app.made()];
  const [first, second_, said] = await Promise.all([
    callMerge(a, [c]),
    callMerge(b, [c]),
    addReply(c, app.doer, 'Zamówione'),
  ]);
  expect([first.status, second_.status].sort()).toEqual([200, 409]);
  expect(said.status).toBe(200);
  const whole = await app.read(first.status === 200 ? a : b);
  expect(whole.comments.map(({ text }) => text)).toEqual(['Zamówione']);
});

test('what called somebody goes along, and waits for them where it is now [ISS-121, COM-13]', async () => {
  await addReply(goes, second, `@[${other.id}], zobacz`);
  await callMerge(stays, [goes]);
  const [said] = (await app.read(stays, other)).comments;
  expect(said?.call).not.toBeNull();
  await app.it.call(openMentions, {
    as: other,
    body: { calls: [said?.call ?? 0], opened: true },
  });
  expect((await app.read(stays, other)).comments[0]?.call).toBeNull();
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
    callMerge(stays, [goes]),
  ]);
  expect(merged.status).toBe(200);
  expect([200, 409]).toContain(ticked.status);
  const { checklistCount, checklistDone } = await app.read(stays);
  expect([checklistCount, checklistDone]).toEqual([1, ticked.status === 200 ? 1 : 0]);
});
