import { removeClient } from '@zaplecze/contract/rooms/clients/calls';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import * as contract from '@zaplecze/contract/rooms/documents/calls';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';

let it: TestApp;
let admin: Someone;
let manager: Someone;
let uploader: Someone;
let stranger: Someone;
let client: number;
let agreement: number;
let annex: number;
let id: number;

beforeAll(async () => {
  it = await testApp();
  [admin, manager, uploader, stranger] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_MANAGER'),
    it.signIn(),
    it.signIn('ROLE_RECEPTION'),
  ]);
  [agreement, annex] = [await makeType('Umowa'), await makeType('Aneks')];
  client = await makeClient('Żagiel');
});
afterAll(() => it.close());

async function makeType(name: string): Promise<number> {
  const row = it.db.insertInto('documentType').values({ name }).returning('id');
  return (await row.executeTakeFirstOrThrow()).id;
}
async function makeClient(name: string): Promise<number> {
  const address = { phone: '600700800', email: 'a@b.pl', city: 'Łódź', street: 'Długa 1' };
  const invoice = { fvName: name, fvPhone: '600700800', fvEmail: 'a@b.pl', nip: '5260250995' };
  const row = {
    ...{ name, ...address, postalCode: '90-001', province: 10, status: 1 },
    ...{ ...invoice, fvCity: 'Łódź', fvStreet: 'Długa 1', fvPostalCode: '90-001', fvProvince: 10 },
  };
  return (await it.db.insertInto('client').values(row).returning('id').executeTakeFirstOrThrow())
    .id;
}

const create = async (more: object = {}, as: Someone | null = uploader, name = 'umowa.pdf') => {
  const file = as ? await it.upload(as, name) : 1;
  const body = { type: agreement, client, description: 'Na rok', file, ...more };
  return it.call(contract.createDocument, { as, body });
};
const read = async (one = id, as = stranger): Promise<contract.Document> =>
  (await it.call(contract.getDocument, { as, params: { id: one } })).data.document;
const patch = (body: object, as: Someone | null = uploader, headers = {}) =>
  it.call(contract.updateDocument, { as, params: { id }, body, headers });
const remove = (as: Someone | null, one = id) =>
  it.call(contract.removeDocument, { as, params: { id: one } });
const list = async (query: object = {}, as = stranger) =>
  (await it.call(contract.listDocuments, { as, query: query as never })).data.list;
const download = (file: number, as: Someone) =>
  it.app.inject({
    url: `/api/media/download/id/${file}/x`,
    headers: { 'access-token': as.token },
  });

beforeEach(async () => {
  id = (await create()).data.id;
});

test('everybody adds, reads and downloads a document; its uploader is its last modifier at first [DOC-01, DOC-23, DOC-24]', async () => {
  const found = await read();
  expect(found).toMatchObject({
    filename: 'umowa.pdf',
    type: { id: agreement, name: 'Umowa' },
    client: { id: client, name: 'Żagiel' },
    description: 'Na rok',
    status: { id: 1, name: 'Aktualny' },
    user: { id: uploader.id },
    createdBy: { id: uploader.id },
    versions: [{ current: true, createdBy: { id: uploader.id } }],
    may: { edit: false, delete: false },
  });
  expect((await download(found.file.id, stranger)).body).toBe('%PDF-1.4 treść');
});

test.each([
  [{ type: undefined }, { type: 'Typ jest wymagany' }],
  [{ type: null }, { type: 'Typ jest wymagany' }],
  [{ type: 999_999 }, { type: 'Typ jest wymagany' }],
  [{ file: undefined }, { file: 'Plik jest wymagany' }],
  [{ file: '' }, { file: 'Plik jest wymagany' }],
  [{ file: 999_999 }, { file: 'Plik jest wymagany' }],
  [{ client: 999_999 }, { client: 'Nie ma takiego klienta' }],
  [{ createdBy: 1 }, { createdBy: 'Nieznane pole' }],
])('adding %j is refused: %j [DOC-20]', async (more, errors) => {
  const answer = await create(more);
  expect([answer.status, answer.errors]).toEqual([400, errors]);
});

test.each([
  [{ type: null }, { type: 'Typ jest wymagany' }],
  [{ file: null }, { file: 'Plik jest wymagany' }],
  [{ status: 2 }, { status: 'Status jest wymagany' }],
])('changing %j is refused: %j [DOC-20, DOC-23]', async (body, errors) => {
  const answer = await patch(body);
  expect([answer.status, answer.errors]).toEqual([400, errors]);
});

test('both empty fields are told at once, and a document needs no client [DOC-20, DOC-21]', async () => {
  const answer = await it.call(contract.createDocument, { as: uploader, body: {} });
  expect(answer.errors).toEqual({ type: 'Typ jest wymagany', file: 'Plik jest wymagany' });
  for (const none of [null, '', undefined]) {
    const { data } = await create({ client: none });
    expect((await read(data.id)).client).toBeNull();
  }
});

test('somebody else’s upload, or one that hangs elsewhere, is no file of a new document [DOC-22]', async () => {
  const foreign = await it.upload(stranger);
  expect((await create({ file: foreign })).errors).toEqual({ file: 'Plik jest wymagany' });
  const used = (await read()).file.id;
  expect((await create({ file: used })).errors).toEqual({ file: 'Plik jest wymagany' });
  expect((await patch({ file: foreign })).errors).toEqual({ file: 'Plik jest wymagany' });
});

const photo = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#0B6E75' } })
    .jpeg()
    .toBuffer();

test('the file may come as encoded content [DOC-22, FIL-02]', async () => {
  const file = `data:application/pdf;base64,${Buffer.from('%PDF-1.7 x').toString('base64')}`;
  const found = await read((await create({ file })).data.id);
  expect(found.filename).toBe('plik.pdf');
  expect((await download(found.file.id, stranger)).body).toBe('%PDF-1.7 x');
});

test.each([
  ['text/plain', 'plik.txt', 'treść'],
  ['image/jpeg', 'plik.jpg', await photo()],
  [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'plik.docx',
    zipSync({ '[Content_Types].xml': strToU8('<Types/>') }),
  ],
  ['application/x-unknown', 'plik.bin', 'treść'],
])('encoded content of %s is kept as %s [DOC-22]', async (type, filename, content) => {
  const file = `data:${type};base64,${Buffer.from(content).toString('base64')}`;
  expect((await read((await create({ file })).data.id)).filename).toBe(filename);
});

test('admin, manager and uploader edit and delete; others are refused, and so is nobody [DOC-02, DOC-23]', async () => {
  expect((await patch({ description: 'Inny' }, stranger)).status).toBe(403);
  expect((await patch({ description: 'Inny' }, null)).status).toBe(401);
  expect((await remove(stranger)).status).toBe(403);
  expect((await read()).description).toBe('Na rok');
  for (const as of [admin, manager, uploader]) {
    expect((await read(id, as)).may).toEqual({ edit: true, delete: true });
    expect((await patch({ description: as.name, type: annex, status: 0 }, as)).status).toBe(200);
    expect(await read()).toMatchObject({ description: as.name, user: { id: as.id } });
    const own = (await create()).data.id;
    expect((await remove(as, own)).status).toBe(200);
    expect((await it.call(contract.getDocument, { as, params: { id: own } })).status).toBe(404);
  }
  expect((await remove(manager, 999_999)).status).toBe(404);
});

test('the right to edit stays with who added it when another person has changed it [DOC-03]', async () => {
  await patch({ description: 'Kierownika' }, manager);
  expect((await read(id, uploader)).may.edit).toBe(true);
  expect((await patch({ description: 'Moja' })).status).toBe(200);
});

test('a replaced file stays as a version, and can be taken back [DOC-30, DOC-31, DOC-33]', async () => {
  const first = (await read()).file.id;
  const second = await it.upload(manager, 'umowa po zmianach.pdf', '%PDF-1.4 druga');
  await patch({ file: second }, manager);
  const found = await read();
  expect(found.filename).toBe('umowa po zmianach.pdf');
  expect(found.versions).toMatchObject([
    { file: { id: second }, createdBy: { id: manager.id }, current: true },
    { file: { id: first }, createdBy: { id: uploader.id }, current: false },
  ]);
  expect((await download(first, stranger)).body).toBe('%PDF-1.4 treść');
  expect((await patch({ file: first })).status).toBe(200);
  expect(await read()).toMatchObject({ filename: 'umowa.pdf', file: { id: first } });
  await remove(uploader);
  for (const file of [first, second]) {
    expect((await download(file, uploader)).statusCode).toBe(404);
  }
});

test('of two editors the second is asked when both replaced the file [DOC-32]', async () => {
  const { version } = await read();
  await patch({ file: await it.upload(manager, 'a.pdf') }, manager);
  const stale = { 'if-match': `"${version}"` };
  const answer = await patch({ file: await it.upload(uploader, 'b.pdf') }, uploader, stale);
  expect([answer.status, Object.keys(answer.json.conflicts)]).toEqual([409, ['file']]);
  expect((await patch({ type: annex }, uploader, stale)).status).toBe(200);
});

test('documents outlive their client and then have none [DOC-27]', async () => {
  const gone = await makeClient('Znikający');
  id = (await create({ client: gone })).data.id;
  expect((await it.call(removeClient, { as: manager, params: { id: gone } })).status).toBe(200);
  expect((await read()).client).toBeNull();
  expect((await list({ search: 'znikajacy' })).count).toBe(0);
});

test('a document type in use is archived: kept where it is, not to be chosen anew [DOC-26]', async () => {
  const { create: add, remove: drop } = dictionaryCalls.documentType;
  const { data } = await it.call(add, { as: admin, body: { name: 'Notatka', color: '#123456' } });
  const type = data.id;
  await patch({ type });
  expect((await it.call(drop, { as: admin, params: { id: type } })).data).toEqual({
    archived: true,
  });
  expect((await read()).type.name).toBe('Notatka');
  expect((await patch({ type, description: 'Dalej' })).status).toBe(200);
  expect((await create({ type })).errors?.type).toContain('zarchiwizowana');
});

test('the list takes every filter, sort and search [DOC-10, DOC-12, DOC-13]', async () => {
  await create({ client: null, type: annex, description: 'Źródło prawdy' }, stranger, 'Ąkt.pdf');
  for (const filter of [
    { type: [annex] },
    { client: [client] },
    { user: [stranger.id] },
    { status: [1] },
    { type: [annex], user: [stranger.id] },
  ]) {
    expect((await list({ filter })).count).toBeGreaterThan(0);
  }
  for (const filter of [{ type: [999_999] }, { client: [999_999] }, { user: [admin.id] }]) {
    expect((await list({ filter })).count).toBe(0);
  }
  for (const search of ['zrodlo', 'akt', 'ąk', 'a', 'zagiel umowa']) {
    expect((await list({ search })).count).toBeGreaterThan(0);
  }
  expect((await list({ search: 'czegoś takiego nie ma' })).count).toBe(0);
  const dates = (await list()).list.map((row: contract.DocumentRow) => row.modified);
  expect(dates).toEqual([...dates].sort().reverse());
  const names = (await list({ sort: 'filename', order: 'asc' })).list.map(
    (row: contract.DocumentRow) => row.filename,
  );
  expect(names.indexOf('Ąkt.pdf')).toBeLessThan(names.indexOf('umowa.pdf'));
  for (const query of [{ sort: 'x' }, { filter: { x: 1 } }, { perPage: 101 }]) {
    const answer = await it.call(contract.listDocuments, { as: stranger, query: query as never });
    expect(answer.status).toBe(400);
  }
});

test('names in the list follow the records they stand for, without touching the document [DOC-11, DOC-14]', async () => {
  const [ownClient, ownType] = [await makeClient('Kotwica'), await makeType('Pełnomocnictwo')];
  const author = await it.signIn();
  id = (await create({ client: ownClient, type: ownType }, author)).data.id;
  const { version } = await read();
  const first = async (sort: string) =>
    (await list({ sort, order: 'desc', perPage: 1 })).list[0] as contract.DocumentRow;
  await it.db.updateTable('client').set({ name: 'Żżagiel' }).where('id', '=', ownClient).execute();
  expect((await first('client')).client?.name).toBe('Żżagiel');
  expect((await list({ search: 'zzagiel' })).count).toBeGreaterThan(0);
  await it.db
    .updateTable('documentType')
    .set({ name: 'Żmowa' })
    .where('id', '=', ownType)
    .execute();
  expect((await first('type')).type.name).toBe('Żmowa');
  await it.db.updateTable('person').set({ lastName: 'Żżak' }).where('id', '=', author.id).execute();
  expect((await first('modifiedBy')).user?.id).toBe(author.id);
  expect((await read()).version).toBe(version);
});
