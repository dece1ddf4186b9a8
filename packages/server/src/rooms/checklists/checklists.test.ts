import { procedureDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import type { ChecklistItem } from '@zaplecze/contract/rooms/checklists/calls';
import { getDay } from '@zaplecze/contract/rooms/day/calls';
import { issueHistory } from '@zaplecze/contract/rooms/history/calls';
import { getIssue, listAssignedIssues, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { getHandover, removePerson } from '@zaplecze/contract/rooms/people/calls';
import * as plans from '@zaplecze/contract/rooms/projects/plans';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChecklistCalls, checklistApp } from './checklists.fixture.ts';

let room: Awaited<ReturnType<typeof checklistApp>>;
beforeAll(async () => {
  room = await checklistApp();
});
afterAll(() => room.it.close());
// No step has a checklist to begin with.
beforeEach(async () => {
  await ruled({});
});

const kinds: ChecklistCalls[] = ['task', 'issue'];
const record = (kind: ChecklistCalls) => (kind === 'task' ? room.task() : room.issue());
const ruled = (step: object) =>
  room.it.call(procedureDefinitions.update, {
    as: room.manager,
    params: { id: room.procedure },
    body: { steps: [{ task: room.first, ...step }] },
  });
const ofText = (items: ChecklistItem[], text: string) =>
  items.find((item) => item.text === text) as ChecklistItem;

describe.each(kinds)('the checklist of a %s', (kind) => {
  test('takes points from whoever works on it, each with a person and a day [CHK-01, CHK-02]', async () => {
    const { anna, manager, stranger } = room;
    const id = await record(kind);
    expect(await room.read(kind, id, anna)).toMatchObject({ items: [], required: false });
    expect((await room.list(kind, id, stranger)).status).toBe(403);
    expect((await room.add(kind, id, stranger, { text: 'Nie moje' })).status).toBe(403);
    expect((await room.add(kind, id, anna, { text: ' ' })).errors).toEqual({
      text: 'Wpisz punkt listy',
    });
    const first = (await room.add(kind, id, anna, { text: 'Faktury' })).data;
    const body = { text: 'Wyciągi', person: anna.id, day: '2027-03-05' };
    const second = (await room.add(kind, id, manager, body)).data;
    expect(await room.items(kind, id)).toMatchObject([
      { id: first.id, text: 'Faktury', person: null, day: null, doneAt: null },
      { id: second.id, text: 'Wyciągi', person: { id: anna.id }, day: '2027-03-05' },
    ]);
    expect((await room.change(first, stranger, { text: 'Cudze' })).status).toBe(403);
    expect((await room.change(first, anna, { text: 'Faktury zakupu' })).status).toBe(200);
    await room.order(kind, id, anna, [second.id, first.id]);
    expect(await room.texts(kind, id)).toEqual(['Wyciągi', 'Faktury zakupu']);
    expect((await room.remove(second, anna)).status).toBe(200);
    expect((await room.remove(second, anna)).status).toBe(404);
    expect(await room.texts(kind, id)).toEqual(['Faktury zakupu']);
  });

  test('keeps what two people do at once [CHK-03]', async () => {
    const { anna, manager } = room;
    const id = await record(kind);
    const one = (await room.add(kind, id, anna, { text: 'Pierwszy' })).data;
    const two = (await room.add(kind, id, anna, { text: 'Drugi' })).data;
    const done = await Promise.all([room.tick(one, anna), room.tick(two, manager)]);
    expect(done.map(({ status }) => status)).toEqual([200, 200]);
    expect((await room.items(kind, id)).map(({ doneBy }) => doneBy?.id)).toEqual([
      anna.id,
      manager.id,
    ]);
    // Ticked off once more, it keeps who did it.
    await room.tick(one, manager);
    expect((await room.items(kind, id))[0]?.doneBy?.id).toBe(anna.id);
    const [{ version } = { version: 0 }] = await room.items(kind, id);
    const opened = { 'if-match': String(version) };
    await room.change(one, anna, { text: 'Pierwszy, jej' });
    expect((await room.change(one, manager, { day: '2027-03-08' }, opened)).status).toBe(200);
    const clash = await room.change(one, manager, { text: 'Pierwszy, mój' }, opened);
    expect([clash.status, Object.keys(clash.errors ?? {})]).toEqual([409, ['text']]);
    expect((await room.items(kind, id))[0]).toMatchObject({
      ...{ text: 'Pierwszy, jej', day: '2027-03-08' },
    });
  });

  test('is given only to those who see the record; they are told once [CHK-04, CHK-05]', async () => {
    const { anna, manager, stranger, it } = room;
    const id = await record(kind);
    const before = await room.told(anna);
    const refused = await room.add(kind, id, manager, { text: 'Obce', person: stranger.id });
    expect(refused.errors?.person).toContain('Tej osobie nie można dać punktu');
    const { people } = await room.read(kind, id);
    expect(people.map((one) => one.id)).toContain(anna.id);
    expect(people.map((one) => one.id)).not.toContain(stranger.id);
    const item = (await room.add(kind, id, manager, { text: 'Dla Anny', person: anna.id })).data;
    await room.change(item, manager, { person: anna.id, day: '2027-03-05' });
    await room.change(item, manager, { text: 'Dla Anny, pilne' });
    const told = await room.told(anna);
    expect(told).toHaveLength(before.length + 1);
    expect(told[0]).toContain('Dla Anny');
    // Who stands in sees the record, so may be given a point of it.
    const always = { dateFrom: '2020-01-01', dateTo: '2099-01-01' };
    const standingIn = { user: stranger.id, replacedUser: anna.id, ...always };
    await it.db.insertInto('replacement').values(standingIn).execute();
    expect((await room.change(item, manager, { person: stranger.id })).status).toBe(200);
    await it.db.deleteFrom('replacement').execute();
  });

  test('stands on the day of whom a point was given, until it is done or seen no more [CHK-06]', async () => {
    const { anna, manager, it } = room;
    const id = await record(kind);
    const item = (await room.add(kind, id, manager, { text: 'Na dziś', person: anna.id })).data;
    const mine = async () => {
      const { checklists } = (await it.call(getDay, { as: anna })).data.day;
      return checklists.rows.filter((row: { record: number; on: ChecklistCalls }) => {
        return row.record === id && row.on === kind;
      });
    };
    expect(await mine()).toMatchObject([{ id: item.id, name: 'Na dziś', overdue: false }]);
    await room.change(item, manager, { day: '2020-01-01' });
    expect(await mine()).toMatchObject([{ overdue: true }]);
    await room.tick(item, anna);
    expect(await mine()).toEqual([]);
    await room.tick(item, anna, false);
    expect(await mine()).toHaveLength(1);
    const table = kind === 'task' ? sql`"projectTask"` : sql`"issueUser"`;
    const which = kind === 'task' ? sql`id` : sql`issue`;
    await sql`update ${table} set "user" = ${room.piotr.id} where ${which} = ${id}`.execute(it.db);
    expect(await mine()).toEqual([]);
  });

  test('tells lists how far it is, and holds back what is required [CHK-07, CHK-08]', async () => {
    const { anna, manager, it } = room;
    const id = await record(kind);
    const list = kind === 'task' ? listAssignedTasks : listAssignedIssues;
    const row = async () => {
      const answer = await it.call(list, {
        as: anna,
        params: { user: anna.id },
        query: { perPage: 100 },
      });
      return answer.data.list.list.find((one: { id: number }) => one.id === id);
    };
    expect(await row()).toMatchObject({ checklistCount: 0, checklistDone: 0 });
    for (const text of ['A', 'B', 'C', 'D', 'E']) await room.add(kind, id, anna, { text });
    const items = await room.items(kind, id);
    await room.tick(ofText(items, 'C'), anna);
    expect(await row()).toMatchObject({ checklistCount: 5, checklistDone: 1 });
    expect((await room.require(kind, id, anna)).status).toBe(403);
    expect((await room.require(kind, id, manager)).status).toBe(200);
    expect((await row()).checklistRequired).toBe(true);
    const close = () =>
      kind === 'task'
        ? room.close(anna, room.first)
        : it.call(updateIssue, { as: anna, params: { id }, body: { status: 9 } });
    const refused = await close();
    expect([refused.status, refused.errors?.status]).toEqual([
      400,
      'Najpierw odhacz punkty listy kontrolnej: „A”, „B”, „D” i jeszcze 1',
    ]);
    for (const item of items) await room.tick(item, anna);
    expect((await close()).status).toBe(200);
    expect(await row()).toMatchObject({ checklistCount: 5, checklistDone: 5 });
    await room.remove(ofText(items, 'A'), anna);
    expect(await row()).toMatchObject({ checklistCount: 4, checklistDone: 4 });
  });
});

describe('what a step brings along', () => {
  test('is copied with its words and whether it is required; its doer does not let themselves off [TAS-40, CHK-09]', async () => {
    const { anna, manager, piotr } = room;
    await ruled({ checklist: ['Faktury', 'Wyciągi'], checklistRequired: true, estimation: 3 });
    const id = await room.task();
    const list = await room.read('task', id, anna);
    expect(list).toMatchObject({ required: true, may: { work: true, require: false } });
    const [first] = list.items as [ChecklistItem];
    expect(first).toMatchObject({ text: 'Faktury', may: { edit: false } });
    expect((await room.remove(first, anna)).status).toBe(403);
    expect((await room.change(first, anna, { text: 'Nic' })).status).toBe(403);
    expect((await room.change(first, anna, { person: piotr.id })).status).toBe(400);
    expect((await room.close(anna, room.first)).errors?.status).toContain('„Faktury”, „Wyciągi”');
    const own = (await room.add('task', id, anna, { text: 'Własny' })).data;
    expect((await room.remove(own, anna)).status).toBe(200);
    expect((await room.remove(first, manager)).status).toBe(200);
  });

  test('follows a new version: what is said again keeps its tick, what was added stays [CHK-10]', async () => {
    const { anna, manager, it } = room;
    await ruled({ checklist: ['A', 'A', 'B'] });
    const project = await room.begin();
    const { id } = (await room.open(anna, room.first)).data.task;
    const [a] = await room.items('task', id);
    await room.tick(a as ChecklistItem, anna);
    await room.add('task', id, anna, { text: 'Mój' });
    await ruled({ checklist: ['C', 'A'], checklistRequired: true });
    expect((await room.read('task', id)).required).toBe(false);
    const params = { id: project };
    expect((await it.call(plans.renewService, { as: manager, params })).status).toBe(200);
    const now = await room.read('task', id);
    expect(now.required).toBe(true);
    expect(now.items.map(({ text, doneAt }) => [text, doneAt !== null]).sort()).toEqual([
      ['A', true],
      ['C', false],
      ['Mój', false],
    ]);
    expect((await it.call(plans.renewService, { as: manager, params })).status).toBe(409);
  });

  test('agrees with the version that ran before: its ticks are ours, ours are its own [CHK-11]', async () => {
    const { anna, it } = room;
    await ruled({ checklist: ['A', 'B', 'C'] });
    const id = await room.task();
    const set = (checked: number[]) =>
      it.db.updateTable('projectTask').set({ checked }).where('id', '=', id).execute();
    const kept = async () =>
      (await it.db.selectFrom('projectTask').select('checked').where('id', '=', id).execute())[0]
        ?.checked;
    await set([0, 2]);
    const items = await room.items('task', id);
    expect(items.map(({ doneAt }) => doneAt !== null)).toEqual([true, false, true]);
    await room.tick(items[1] as ChecklistItem, anna);
    await room.tick(items[0] as ChecklistItem, anna, false);
    expect(await kept()).toEqual([1, 2]);
  });
});

test('the history tells of points, also of those taken out [CHK-12]', async () => {
  const { anna, manager, it } = room;
  const id = await room.issue();
  const item = (await room.add('issue', id, anna, { text: 'Kabel' })).data;
  await room.tick(item, anna);
  await room.remove(item, anna);
  const { data } = await it.call(issueHistory, { as: manager, params: { id } });
  const told = data.list.flatMap(({ entries }: { entries: object[] }) => entries);
  expect(told.slice(0, 3)).toMatchObject([
    { entity: 'checklistItem', action: 'delete', subject: 'Kabel' },
    { entity: 'checklistItem', action: 'update', fields: [{ field: 'doneAt' }] },
    { entity: 'checklistItem', action: 'insert', subject: 'Kabel' },
  ]);
  const { issue } = (await it.call(getIssue, { as: anna, params: { id } })).data;
  expect(issue.checklistCount).toBe(0);
});

test('who leaves leaves their points to whoever works on the record [CHK-13]', async () => {
  const { manager, it } = room;
  const gone = await it.signIn('ROLE_MANAGER');
  const id = await room.issue();
  await room.add('issue', id, manager, { text: 'Ich', person: gone.id });
  const params = { id: gone.id };
  const admin = await it.signIn('ROLE_ADMIN');
  expect((await it.call(getHandover, { as: admin, params })).data.checklists).toBe(1);
  expect((await it.call(removePerson, { as: admin, params })).status).toBe(200);
  expect(await room.items('issue', id)).toMatchObject([{ text: 'Ich', person: null }]);
});
