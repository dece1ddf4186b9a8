import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import * as contract from '@zaplecze/contract/rooms/knowledge/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';

let it: TestApp;
let admin: Someone;
let manager: Someone;
let user: Someone;
let reception: Someone;
let type: number;
let other: number;
let department: number;
let id: number;

beforeAll(async () => {
  it = await testApp();
  [admin, manager, user, reception] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_MANAGER'),
    it.signIn(),
    it.signIn('ROLE_RECEPTION'),
  ]);
  type = await item('knowledgeBaseType', 'Procedury');
  other = await item('knowledgeBaseType', 'Przepisy');
  department = await item('department', 'Podatki');
});
afterAll(() => it.close());

const item = async (kind: 'knowledgeBaseType' | 'department', name: string) =>
  (await it.db.insertInto(kind).values({ name }).returning('id').executeTakeFirstOrThrow()).id;
const create = (more: object = {}, as: Someone | null = manager) =>
  it.call(contract.createArticle, {
    as,
    body: {
      name: 'Zamknięcie miesiąca',
      type,
      department,
      description: '<h2>Kroki</h2><p>Zażółć</p>',
      ...more,
    },
  });
const read = async (as = user): Promise<contract.Article> =>
  (await it.call(contract.getArticle, { as, params: { id } })).data.knowledgeBase;
const patch = (body: object, as: Someone | null = manager, headers = {}) =>
  it.call(contract.updateArticle, { as, params: { id }, body, headers });
const remove = (as: Someone | null, one = id) =>
  it.call(contract.removeArticle, { as, params: { id: one } });
const list = async (query: object = {}) =>
  (await it.call(contract.listArticles, { as: user, query: query as never })).data.list;

beforeEach(async () => {
  id = (await create()).data.id;
});

test('whom an article names is told so once, and called as they are now [COM-15]', async () => {
  const named = `<p>Pyta: <a href="/profile/view/${user.id}">@Ktoś Dawny</a> i <a href="/profile/view/${reception.id}">profil</a></p>`;
  const told = async (as: Someone) =>
    (
      await it.db
        .selectFrom('notification')
        .select('content')
        .where('user', '=', as.id)
        .where('kind', '=', 'mention')
        .execute()
    ).map(({ content }) => content.replace(/<[^>]*>/g, ''));
  expect((await patch({ description: named })).status).toBe(200);
  expect((await patch({ description: `${named}<p>Więcej</p>` })).status).toBe(200);
  expect(await told(user)).toEqual([`${manager.name} wspomina o Tobie: Zamknięcie miesiąca`]);
  // A link alone calls nobody.
  expect(await told(reception)).toEqual([]);
  expect((await read()).description).toContain(`>@${user.name}</a>`);
  const more = { description: named, name: 'Nowy wpis' };
  expect((await create(more)).status).toBe(200);
  expect(await told(user)).toContain(`${manager.name} wspomina o Tobie: Nowy wpis`);
});

test('everybody reads what managers write [KNO-01, KNO-02]', async () => {
  for (const as of [admin, manager, user, reception]) {
    const keeps = as === admin || as === manager;
    expect(await read(as)).toMatchObject({
      name: 'Zamknięcie miesiąca',
      type: { id: type, name: 'Procedury' },
      department: { id: department, name: 'Podatki' },
      description: '<h2>Kroki</h2><p>Zażółć</p>',
      userModified: { id: manager.id },
      files: [],
      may: { edit: keeps, delete: keeps },
    });
  }
});

test.each([
  [{ name: ' ' }, { name: 'Nazwa jest wymagana' }],
  [{ type: null }, { type: 'Typ jest wymagany' }],
  [{ type: 999_999 }, { type: 'Typ jest wymagany' }],
  [{ department: '' }, { department: 'Dział jest wymagany' }],
  [{ department: 999_999 }, { department: 'Dział jest wymagany' }],
  [{ content: 'x' }, { content: 'Nieznane pole' }],
])('%j is refused: %j [KNO-20]', async (more, errors) => {
  expect((await create(more)).errors).toEqual(errors);
  expect((await patch(more)).errors).toEqual(errors);
});

test('all empty fields are told at once [KNO-20]', async () => {
  expect((await it.call(contract.createArticle, { as: manager, body: {} })).errors).toEqual({
    name: 'Nazwa jest wymagana',
    type: 'Typ jest wymagany',
    department: 'Dział jest wymagany',
  });
});

test('only managers and admins add, edit and delete [KNO-02]', async () => {
  for (const as of [user, reception]) {
    expect((await create({}, as)).status).toBe(403);
    expect((await patch({ name: 'Inna' }, as)).status).toBe(403);
    expect((await remove(as)).status).toBe(403);
  }
  expect((await create({}, null)).status).toBe(401);
  expect((await read()).name).toBe('Zamknięcie miesiąca');
  for (const as of [manager, admin]) {
    id = (await create({}, as)).data.id;
    expect((await patch({ name: 'Inna', type: other }, as)).status).toBe(200);
    expect(await read()).toMatchObject({ name: 'Inna', type: { id: other } });
    expect((await remove(as)).status).toBe(200);
    expect((await remove(as)).status).toBe(404);
  }
});

test('of the text only harmless formatting is kept [KNO-21, KNO-22]', async () => {
  const bad = '<p onclick="x()">A<img src=x onerror=alert(1)></p><script>alert(1)</script>';
  await patch({ description: `${bad}<a href="javascript:x">B</a>` });
  expect((await read()).description).toBe('<p>A</p><a>B</a>');
  await patch({ description: '<p></p>' });
  expect((await read()).description).toBeNull();
  expect((await patch({ description: `<p>${'x'.repeat(200_001)}</p>` })).errors).toEqual({
    description: 'Tekst jest za długi',
  });
});

test('the search finds names and words of the text, diacritics aside, and no tags [KNO-11]', async () => {
  await patch({ name: 'Łączenie spółek', description: '<p>Wniosek <b>KRS-Z3</b> i opłata</p>' });
  for (const search of ['laczenie', 'krs-z3', 'oplata wniosek', 'z3', 'Ł']) {
    expect((await list({ search })).list.map((row: contract.ArticleRow) => row.id)).toContain(id);
  }
  expect((await list({ search: '<b>' })).count).toBe(0);
  await patch({ description: '' });
  expect((await list({ search: 'krs-z3' })).count).toBe(0);
});

test('files come with the article, by its own calls, or are replaced by an edit [KNO-01, KNO-23]', async () => {
  const first = await it.upload(manager);
  id = (await create({ files: [first] })).data.id;
  const second = await it.upload(admin, 'wzór.pdf');
  const params = { id, file: second };
  const attach = (as: Someone) => it.call(contract.articleFiles.attach, { as, params });
  const detach = (as: Someone) => it.call(contract.articleFiles.detach, { as, params });
  expect((await attach(user)).status).toBe(403);
  expect((await attach(manager)).status).toBe(404);
  expect((await attach(admin)).status).toBe(200);
  expect((await read()).files).toMatchObject([{ id: first }, { fileName: 'wzór.pdf' }]);
  expect((await detach(user)).status).toBe(403);
  expect((await detach(manager)).status).toBe(200);
  expect((await detach(manager)).status).toBe(404);
  const third = await it.upload(manager, 'nowy.pdf');
  expect((await patch({ files: [third] })).status).toBe(200);
  expect((await read()).files).toMatchObject([{ id: third }]);
  const open = () =>
    it.app.inject({
      url: `/api/media/download/id/${third}/x`,
      headers: { 'access-token': reception.token },
    });
  expect((await open()).statusCode).toBe(200);
  await remove(manager);
  expect((await open()).statusCode).toBe(404);
});

test('of two editors none loses work [KNO-25]', async () => {
  const { version } = await read();
  await patch({ description: '<p>Nowa treść</p>' }, admin);
  const stale = { 'if-match': `"${version}"` };
  const answer = await patch({ description: '<p>Inna</p>' }, manager, stale);
  expect(answer.json.conflicts).toEqual({
    description: { theirs: '<p>Nowa treść</p>', yours: '<p>Inna</p>' },
  });
  expect((await patch({ name: 'Nowa nazwa' }, manager, stale)).status).toBe(200);
});

test('types and departments in use are archived, not torn out [KNO-26]', async () => {
  const { create: addType, remove: dropType } = dictionaryCalls.knowledgeBaseType;
  const { create: addDepartment, remove: dropDepartment } = dictionaryCalls.department;
  const own = (await it.call(addType, { as: admin, body: { name: 'Wzory' } })).data.id;
  const place = (
    await it.call(addDepartment, { as: admin, body: { name: 'Kadry', color: '#123456' } })
  ).data.id;
  await patch({ type: own, department: place });
  for (const [call, one] of [
    [dropType, own],
    [dropDepartment, place],
  ] as const) {
    const answer = await it.call(call, { as: admin, params: { id: one } });
    expect(answer.data).toEqual({ archived: true });
  }
  expect(await read()).toMatchObject({ type: { name: 'Wzory' }, department: { name: 'Kadry' } });
  expect((await patch({ type: own, name: 'Dalej' })).status).toBe(200);
  expect((await create({ type: own })).errors?.type).toContain('zarchiwizowana');
});

test('the list takes every filter and sort, and names in it follow their records [KNO-10, KNO-12, KNO-13]', async () => {
  expect(
    (await list({ filter: { type: [type], department: [department] } })).count,
  ).toBeGreaterThan(0);
  expect((await list({ filter: { type: [999_999] } })).count).toBe(0);
  expect((await list()).list[0].id).toBe(id);
  const [own, place] = [
    await item('knowledgeBaseType', 'Wzory pism'),
    await item('department', 'Archiwum'),
  ];
  expect((await patch({ type: own, department: place })).status).toBe(200);
  const { version } = await read();
  const rename = { name: 'Żżrób' };
  await it.db.updateTable('department').set(rename).where('id', '=', place).execute();
  await it.db.updateTable('knowledgeBaseType').set(rename).where('id', '=', own).execute();
  for (const sort of ['type', 'department']) {
    expect((await list({ sort, order: 'desc' })).list[0][sort].name).toBe('Żżrób');
  }
  expect((await read()).version).toBe(version);
  for (const query of [{ sort: 'x' }, { filter: { x: 1 } }]) {
    const answer = await it.call(contract.listArticles, { as: user, query: query as never });
    expect(answer.status).toBe(400);
  }
});
