import { getClient, quickAddClient, removeClient } from '@zaplecze/contract/rooms/clients/calls';
import {
  type DraftBody,
  type DraftRow,
  getDraft,
  listDrafts,
  removeDraft,
  saveDraft,
} from '@zaplecze/contract/rooms/drafts/calls';
import { draftDays, largestDraft, mostDrafts } from '@zaplecze/contract/rooms/drafts/lists';
import { getMe } from '@zaplecze/contract/rooms/people/calls';
import { anonymizeStaff } from '@zaplecze/contract/rooms/rodo/calls';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Someone, testApp } from '../../../test/http.ts';
import { forgetOldDrafts } from './drafts.jobs.ts';

const it = await testApp();
const [anna, piotr, admin] = await Promise.all([
  it.signIn(),
  it.signIn(),
  it.signIn('ROLE_ADMIN', 'ROLE_MANAGER'),
]);

beforeEach(async () => {
  await it.db.deleteFrom('draft').execute();
});
afterAll(() => it.close());

const keyOf = (number: number) => number.toString(16).padStart(32, '0');
const begun = (name: string, more: Partial<DraftBody> = {}): DraftBody => ({
  form: '/clients/add',
  place: '/clients',
  title: `Dodaj klienta: ${name}`,
  content: {
    ...{ values: { name }, base: null, version: null },
    ...{ words: `Nazwa: ${name}`, files: [], steps: [] },
  },
  writer: keyOf(1),
  revision: null,
  ...more,
});
const save = (as: Someone, key: string, body: DraftBody) =>
  it.call(saveDraft, { as, params: { key }, body });
const read = (as: Someone, key: string) => it.call(getDraft, { as, params: { key } });
const drafts = async (as: Someone) => (await it.call(listDrafts, { as })).data.list;

test('a form that was left is read whole by its person, and told with who is signed in [DRA-01, DRA-02]', async () => {
  const key = keyOf(10);
  const saved = await save(anna, key, begun('Drukarnia Żagiel'));
  expect(saved).toMatchObject({ status: 200, data: { draft: { key, revision: 1 } } });
  const { draft } = (await read(anna, key)).data;
  expect(draft).toMatchObject({ title: 'Dodaj klienta: Drukarnia Żagiel', place: '/clients' });
  expect(draft.content).toMatchObject({ values: { name: 'Drukarnia Żagiel' } });
  const { user } = (await it.call(getMe, { as: anna })).data;
  expect(user.drafts).toMatchObject([{ key, form: '/clients/add' }]);
  expect(await drafts(anna)).toMatchObject(user.drafts);
});

test('nobody else reads, replaces or throws away a draft, administrators neither [DRA-02]', async () => {
  const key = keyOf(11);
  await save(anna, key, begun('Drukarnia Żagiel'));
  for (const other of [piotr, admin]) {
    expect((await read(other, key)).status).toBe(404);
    expect(await drafts(other)).toEqual([]);
    await it.call(removeDraft, { as: other, params: { key } });
    await save(other, key, begun('Inna'));
    await it.call(removeDraft, { as: other, params: { key } });
  }
  expect((await read(anna, key)).data.draft.content.values).toEqual({ name: 'Drukarnia Żagiel' });
});

test('what is sent twice is one draft, and the last word of one writer is what stands [DRA-03]', async () => {
  const key = keyOf(12);
  await save(anna, key, begun('Druk'));
  await save(anna, key, begun('Drukarnia'));
  await save(anna, key, begun('Drukarnia'));
  expect(await drafts(anna)).toHaveLength(1);
  expect((await read(anna, key)).data.draft.content.values).toEqual({ name: 'Drukarnia' });
});

test('two who go on with one draft leave two, each once; who read the last goes on with it [DRA-03]', async () => {
  const key = keyOf(13);
  const { revision } = (await save(anna, key, begun('Drukarnia'))).data.draft;
  const second = begun('Drukarnia druga', { writer: keyOf(2), revision });
  const next = await save(anna, key, second);
  expect(next.data.draft).toMatchObject({ key, revision: revision + 1 });
  const third = begun('Drukarnia trzecia', { writer: keyOf(3), revision });
  const [beside, again] = [await save(anna, key, third), await save(anna, key, third)];
  expect(beside.data.draft.key).not.toBe(key);
  expect(again.data.draft.key).toBe(beside.data.draft.key);
  expect(await drafts(anna)).toHaveLength(2);
  expect((await read(anna, key)).data.draft.content.values).toEqual({ name: 'Drukarnia druga' });
  expect((await read(anna, beside.data.draft.key)).data.draft.content.values).toEqual({
    name: 'Drukarnia trzecia',
  });
});

test('what a browser sends late brings back neither what was replaced nor what is over [DRA-15]', async () => {
  const key = keyOf(21);
  const first = begun('Drukarnia');
  const { revision } = (await save(anna, key, first)).data.draft;
  await save(anna, key, begun('Drukarnia i syn', { writer: keyOf(2), revision }));
  expect((await save(anna, key, first)).data.draft).toMatchObject({ key, revision: revision + 1 });
  expect(await drafts(anna)).toMatchObject([{ title: 'Dodaj klienta: Drukarnia i syn' }]);
  await it.call(removeDraft, { as: anna, params: { key } });
  const late = begun('Drukarnia i syn', { writer: keyOf(2), revision });
  expect((await save(anna, key, late)).data.draft).toBeNull();
  expect(await drafts(anna)).toEqual([]);
  const stored = await it.db.selectFrom('draft').selectAll().where('key', '=', key).execute();
  expect(JSON.stringify(stored)).not.toContain('Drukarnia');
  // What was typed further is a draft again.
  await save(anna, key, begun('Drukarnia i córka', { writer: keyOf(3) }));
  expect(await drafts(anna)).toHaveLength(1);
});

test('two at once write one after another [DRA-03]', async () => {
  const writers = [4, 5, 6, 7].map((writer) => begun(`Firma ${writer}`, { writer: keyOf(writer) }));
  const answers = await Promise.all(writers.map((body) => save(anna, keyOf(14), body)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const titles = (await drafts(anna)).map((row: DraftRow) => row.title).sort();
  expect(titles).toEqual(writers.map(({ title }) => title));
});

test('what opens accounts and systems, and files, are taken out of a draft, at any depth [DRA-04]', async () => {
  const key = keyOf(15);
  const values = {
    ...{ smtpHost: 'poczta.example', smtpPassword: 'tajne', code: '123456', postCode: '00-001' },
    rows: [{ token: 'x', name: 'y', picture: 'data:image/png;base64,aaaa' }],
  };
  const { content } = begun('x');
  await save(anna, key, begun('x', { content: { ...content, values, base: values } }));
  const kept = { smtpHost: 'poczta.example', postCode: '00-001', rows: [{ name: 'y' }] };
  expect((await read(anna, key)).data.draft.content).toMatchObject({ values: kept, base: kept });
  expect(JSON.stringify((await read(anna, key)).data)).not.toContain('tajne');
});

test('a draft has its bounds, a person too: the oldest makes room [DRA-05]', async () => {
  const { content } = begun('x');
  const long = { ...content, words: 'x'.repeat(largestDraft) };
  expect((await save(anna, keyOf(16), begun('x', { content: long }))).status).toBe(400);
  expect((await save(anna, keyOf(16), begun('x', { place: '//obce.example' }))).status).toBe(400);
  for (let number = 0; number <= mostDrafts; number++) {
    await save(anna, keyOf(1000 + number), begun(`Firma ${number}`, { writer: keyOf(number) }));
  }
  expect(await drafts(anna)).toHaveLength(mostDrafts);
  expect((await read(anna, keyOf(1000))).status).toBe(404);
  expect((await read(anna, keyOf(1000 + mostDrafts))).status).toBe(200);
});

test('it waits a week since it was last written, and is thrown away for good before [DRA-06]', async () => {
  const [thrown, waiting] = [keyOf(17), keyOf(18)];
  await save(anna, thrown, begun('Pierwsza'));
  const { changed } = (await save(anna, waiting, begun('Druga', { writer: keyOf(2) }))).data.draft;
  const after = (hours: number) =>
    new Date(Date.parse(changed) + draftDays * 86_400_000 + hours * 3_600_000);
  for (const _ of [1, 2]) {
    const gone = await it.call(removeDraft, { as: anna, params: { key: thrown } });
    expect(gone.status).toBe(200);
  }
  await forgetOldDrafts(it.db, after(-1));
  expect(await drafts(anna)).toMatchObject([{ key: waiting }]);
  await forgetOldDrafts(it.db, after(1));
  await forgetOldDrafts(it.db, after(1));
  expect(await drafts(anna)).toEqual([]);
});

test('a record that is gone, or one closed to somebody, leaves their draft to read [DRA-07]', async () => {
  const body = { name: 'Drukarnia Żagiel', clientService: [admin.id], status: 1 };
  const made = await it.call(quickAddClient, { as: admin, body });
  expect(made.errors).toBeUndefined();
  const client = made.data.id;
  const key = keyOf(19);
  const form = `/clients/${client}/edit`;
  await save(anna, key, begun('Żagiel', { form, place: `/clients/${client}` }));
  await it.call(removeClient, { as: admin, params: { id: client } });
  expect((await it.call(getClient, { as: anna, params: { id: client } })).status).toBe(404);
  expect((await read(anna, key)).data.draft.content.words).toBe('Nazwa: Żagiel');
});

test('with an anonymised account its drafts are gone [DRA-06]', async () => {
  const leaver = await it.signIn();
  await save(leaver, keyOf(20), begun('Drukarnia'));
  await it.db.updateTable('person').set({ active: false }).where('id', '=', leaver.id).execute();
  const done = await it.call(anonymizeStaff, { as: admin, params: { id: leaver.id } });
  expect(done.status).toBe(200);
  const left = await it.db
    .selectFrom('draft')
    .select('key')
    .where('person', '=', leaver.id)
    .execute();
  expect(left).toEqual([]);
});
