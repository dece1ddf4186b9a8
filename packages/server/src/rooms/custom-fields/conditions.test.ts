import * as bulk from '@zaplecze/contract/rooms/bulk/calls';
import * as clients from '@zaplecze/contract/rooms/clients/calls';
import type { CustomDefinition } from '@zaplecze/contract/rooms/custom-fields/calls';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import * as issues from '@zaplecze/contract/rooms/issues/calls';
import { afterAll, afterEach, expect, test } from 'vitest';
import { customFieldsApp } from './custom-fields.fixture.ts';

/* Fields that are asked of some records alone, and from some status on. */

const { it, admin, user, service, create, read, whole, field, definitions, change } =
  await customFieldsApp();
afterAll(() => it.close());
// A required field of one test is asked in no other.
afterEach(async () => {
  for (const { id, archived } of await definitions())
    if (!archived) await change(id, { archived: true });
});

const other = (
  await it.db
    .insertInto('projectType')
    .values({ name: 'Kadry', color: '#112233' } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
).id;
const patch = (id: number, body: object) =>
  it.call(clients.updateClient, { as: user, params: { id }, body });
const adding = (more: object) => it.call(clients.createClient, { as: user, body: whole(more) });
const definition = async (id: number) =>
  (await definitions()).find((one) => one.id === id) as CustomDefinition;
const issueBody = (more: object = {}) =>
  ({
    ...{ name: 'Wezwanie', description: 'Opis', type: 1, users: [user.id] },
    ...{ dateRealization: '2026-11-25', ...more },
  }) as never;
const addIssue = async (more: object = {}): Promise<number> =>
  (await it.call(issues.createIssue, { as: user, body: issueBody(more) })).data.id;
const patchIssue = (id: number, body: object) =>
  it.call(issues.updateIssue, { as: user, params: { id }, body });

test('a field of some services is asked of their clients alone, and keeps its value of others [CUS-155]', async () => {
  const { key, id: fieldId } = await field('text', {
    ...{ label: 'Numer teczki', required: true, only: { projectType: [other] } },
  });
  expect((await definition(fieldId)).only).toEqual({ projectType: [other] });
  expect((await adding({ custom: {} })).status).toBe(200);
  const missing = { [`custom.${key}`]: 'Numer teczki: wypełnij to pole' };
  const asked = await adding({ custom: {}, projectTypes: [other] });
  expect([asked.status, asked.errors]).toEqual([400, missing]);
  const id = await create({ custom: { [key]: 'T-1' }, projectTypes: [other, service] });
  expect((await patch(id, { custom: { [key]: '' } })).errors).toEqual(missing);
  expect((await patch(id, { projectTypes: [service] })).status).toBe(200);
  expect((await read(id)).custom).toEqual({ [key]: 'T-1' });
  expect((await patch(id, { custom: { [key]: '' } })).status).toBe(200);
});

test('of one kind any is enough; the number 0 of a type of issue is one [CUS-155]', async () => {
  const { key } = await field('text', { required: true, only: { issueType: [0, 6] } }, 'issue');
  for (const [type, status] of [
    [1, 200],
    [0, 400],
    [6, 400],
  ] as const) {
    const answer = await it.call(issues.createIssue, {
      as: user,
      body: issueBody({ type, custom: {} }),
    });
    expect([type, answer.status]).toEqual([type, status]);
    if (status === 400) expect(Object.keys(answer.errors ?? {})).toEqual([`custom.${key}`]);
  }
});

test.each([
  ['client', { issueType: [1] }],
  ['issue', { company: [1] }],
  ['document', { projectType: [1] }],
] as const)(
  'a field of %s is refused a condition that its records know nothing of [CUS-155]',
  async (record, only) => {
    const body = { record, kind: 'text', label: 'Pole', only } as never;
    const refused = await it.call(contract.createCustomField, { as: admin, body });
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([
      400,
      [`only.${Object.keys(only)[0]}`],
    ]);
  },
);

test('what a condition names is archived instead of deleted, and the condition holds [CUS-155]', async () => {
  const type = (
    await it.db
      .insertInto('documentType')
      .values({ name: 'Umowa', color: '#112233' } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  const { id } = await field('text', { only: { documentType: [type] } }, 'document');
  const removed = await it.call(dictionaryCalls.documentType.remove, {
    as: admin,
    params: { id: type },
  });
  expect(removed.data).toMatchObject({ archived: true });
  expect((await definition(id)).only).toEqual({ documentType: [type] });
});

test('a field required from a status on is asked when an issue is moved there, by its form and in bulk, and not to be emptied after it [CUS-156]', async () => {
  const { key } = await field('text', { label: 'Rozwiązanie', requiredFrom: 9 }, 'issue');
  const id = await addIssue({ custom: {} });
  expect((await patchIssue(id, { status: 2 })).status).toBe(200);
  const refused = await patchIssue(id, { status: 9 });
  expect([refused.status, refused.errors, refused.message]).toEqual([
    400,
    { [`custom.${key}`]: 'Rozwiązanie: wypełnij, zanim status zmieni się na „Zrealizowane”' },
    'Zanim status zmieni się na „Zrealizowane”, uzupełnij: Rozwiązanie',
  ]);
  const many = await it.call(bulk.changeMany, {
    as: user,
    body: { kind: 'issue', values: { status: 9 }, targets: [{ params: { id } }] } as never,
  });
  expect(many.data).toMatchObject({ done: [], refused: [{ at: 0 }] });
  // Together with what is missing it goes.
  expect((await patchIssue(id, { status: 9, custom: { [key]: 'Wymieniono bęben' } })).status).toBe(
    200,
  );
  expect((await patchIssue(id, { custom: { [key]: '' } })).status).toBe(400);
  // A cancelled one asks for nothing.
  expect((await patchIssue(await addIssue(), { status: 10 })).status).toBe(200);
});

test('a field of some types is demanded by the type that the same save gives the record, not by the one it had [CUS-155, CUS-13]', async () => {
  const { key } = await field('text', { required: true, only: { issueType: [6] } }, 'issue');
  const [becomes, leaves] = [await addIssue({ type: 1 }), await addIssue({ type: 6 })];
  for (const id of [becomes, leaves]) await patchIssue(id, { custom: { [key]: 'jest' } });
  expect((await patchIssue(becomes, { type: 6, custom: { [key]: null } })).errors).toEqual({
    [`custom.${key}`]: expect.stringMatching('wypełnij to pole'),
  });
  expect((await patchIssue(leaves, { type: 1, custom: { [key]: null } })).status).toBe(200);
});

test('who may not fill a field that a status asks for is told who does [CUS-156]', async () => {
  const { key } = await field(
    'text',
    { label: 'Zgoda kierownika', requiredFrom: 9, edits: 'manager' },
    'issue',
  );
  const refused = await patchIssue(await addIssue(), { status: 9 });
  expect(refused.errors).toEqual({
    [`custom.${key}`]:
      'Zgoda kierownika: zanim status zmieni się na „Zrealizowane”, to pole wypełniają kierownicy',
  });
});

test('the same of clients; a project’s status follows from its tasks and asks for nothing [CUS-156]', async () => {
  const ofClient = await field('text', { requiredFrom: 1 });
  const id = await create({ status: 2, custom: {} });
  expect((await patch(id, { status: 1 })).status).toBe(400);
  expect((await patch(id, { status: 3 })).status).toBe(200);
  expect((await adding({ status: 1, custom: {} })).status).toBe(400);
  expect((await patch(id, { status: 1, custom: { [ofClient.key]: 'x' } })).status).toBe(200);
  const refused = await it.call(contract.createCustomField, {
    as: admin,
    body: { record: 'project', kind: 'text', label: 'Projekt', requiredFrom: 9 } as never,
  });
  expect(refused.errors).toEqual({ requiredFrom: 'Od tego statusu nie można wymagać pola' });
});

test('together with a condition the status asks only the records that it holds for [CUS-156]', async () => {
  await field('text', { requiredFrom: 9, only: { issueType: [6] } }, 'issue');
  const [one, two] = [await addIssue({ type: 1 }), await addIssue({ type: 6 })];
  expect((await patchIssue(one, { status: 9 })).status).toBe(200);
  expect((await patchIssue(two, { status: 9 })).status).toBe(400);
});
