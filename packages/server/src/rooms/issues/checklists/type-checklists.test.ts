import { issueChecklist, updateChecklistItem } from '@zaplecze/contract/rooms/checklists/calls';
import { listIssueTypes, updateIssueType } from '@zaplecze/contract/rooms/issues/types/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { issueApp } from '../issues.fixture.ts';

/* What is to be ticked off in issues of a type. */

let app: Awaited<ReturnType<typeof issueApp>>;
beforeAll(async () => {
  app = await issueApp();
  await change(1, { checklist: ['Odłączyć', 'Wymienić toner'], checklistRequired: true });
  await change(2, { checklist: ['wymienić toner', 'Nadać uprawnienia'] });
});
afterAll(() => app.it.close());

const change = (id: number, body: object, as: Someone = app.admin, headers = {}) =>
  app.it.call(updateIssueType, { as, params: { id }, body, headers });
const typeOf = async (id: number) =>
  (await app.it.call(listIssueTypes, { as: app.stranger })).data.list.find(
    (one: { id: number }) => one.id === id,
  );
const listOf = async (id: number) =>
  (await app.it.call(issueChecklist.get, { as: app.manager, params: { id } })).data.checklist;
const texts = async (id: number): Promise<string[]> =>
  (await listOf(id)).items.map(({ text }: { text: string }) => text);

test('administrators say what is ticked off in issues of a type; each point once, none of them empty [ISS-137]', async () => {
  await change(3, { checklist: ['Raz', 'Dwa', 'Raz'] });
  expect(await typeOf(3)).toMatchObject({ checklist: ['Raz', 'Dwa'], checklistRequired: false });
  expect((await change(3, { checklist: ['x'] }, app.manager)).status).toBe(403);
  expect((await change(3, { checklist: ['Raz', ' '] })).errors).toEqual({
    'checklist.1': 'Wpisz punkt listy albo go usuń',
  });
  const many = Array.from({ length: 51 }, (_, at) => `Punkt ${at}`);
  expect((await change(3, { checklist: many })).errors).toEqual({
    checklist: 'Najwyżej 50 punktów',
  });
  const { version } = await typeOf(3);
  const opened = { 'if-match': `"${version}"` };
  await change(3, { checklist: ['Raz'] }, app.admin, opened);
  const both = await change(3, { checklist: ['Trzy'] }, app.admin, opened);
  expect([both.status, both.errors]).toEqual([
    409,
    { checklist: 'Ktoś w międzyczasie zmienił to pole' },
  ]);
  expect((await change(3, { answerHours: 4 }, app.admin, opened)).status).toBe(200);
});

test('a new issue begins with the points of its type, without a change of its record [ISS-138]', async () => {
  const id = await app.made({ type: 1 });
  expect(await texts(id)).toEqual(['Odłączyć', 'Wymienić toner']);
  expect(await app.read(id)).toMatchObject({
    checklistCount: 2,
    checklistRequired: true,
    version: 1,
  });
  expect(await texts(await app.made({ type: 5 }))).toEqual([]);
  expect((await app.patch(id, { status: 9 }, app.doer)).status).toBe(400);
  // What a required list has of its type is not for who merely does the work to change.
  const [first] = (await listOf(id)).items;
  const reworded = await app.it.call(updateChecklistItem, {
    ...{ as: app.doer, params: { id: first.id }, body: { text: 'Nic' } },
  });
  expect(reworded.status).toBe(403);
});

test('issues that are there keep theirs when the type changes its points [ISS-138]', async () => {
  await change(4, { checklist: ['Pierwszy'] });
  const id = await app.made({ type: 4 });
  await change(4, { checklist: ['Inny'] });
  expect(await texts(id)).toEqual(['Pierwszy']);
  expect(await texts(await app.made({ type: 4 }))).toEqual(['Inny']);
});

test('another type adds the points that the issue lacks, and takes none away [ISS-139]', async () => {
  const id = await app.made({ type: 1 });
  const { items } = await listOf(id);
  await app.it.call(updateChecklistItem, {
    ...{ as: app.doer, params: { id: items[1].id }, body: { done: true } },
  });
  expect((await app.patch(id, { type: 2 }, app.doer)).status).toBe(200);
  expect(await texts(id)).toEqual(['Odłączyć', 'Wymienić toner', 'Nadać uprawnienia']);
  const issue = await app.read(id);
  expect([issue.checklistCount, issue.checklistDone, issue.checklistRequired]).toEqual([
    3,
    1,
    true,
  ]);
  await app.patch(id, { type: 5 }, app.doer);
  expect(await texts(id)).toHaveLength(3);
  await app.patch(id, { type: 1 }, app.doer);
  expect(await texts(id)).toHaveLength(3);
});
