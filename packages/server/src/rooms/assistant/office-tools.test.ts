import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { createDocument } from '@zaplecze/contract/rooms/documents/calls';
import { createArticle } from '@zaplecze/contract/rooms/knowledge/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { clientBody } from '../clients/clients.fixture.ts';
import { inWarsaw } from './answers.ts';
import { fullAssistant } from './assistant.fixture.ts';

let it: TestApp;
let url: URL;
let manager: Someone;
let client: number;
/** A type of articles. */
let article: number;
let department: number;

beforeAll(async () => {
  it = await testApp();
  url = new URL('/api/mcp', await it.app.listen({ host: '127.0.0.1', port: 0 }));
  manager = await it.signIn('ROLE_MANAGER');
  const row = it.db.insertInto('client').values(clientBody({ name: 'Żagiel sp. z o.o.' }));
  client = (await row.returning('id').executeTakeFirstOrThrow()).id;
  const type = it.db.insertInto('knowledgeBaseType').values({ name: 'Procedury' });
  article = (await type.returning('id').executeTakeFirstOrThrow()).id;
  const part = it.db.insertInto('department').values({ name: 'Podatki' });
  department = (await part.returning('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => it.close());

test('an argument or a status that there is not is refused, and says which [MAC-171]', async () => {
  const { peer, use } = await fullAssistant(it, url, manager);
  for (const [name, input, word] of [
    ['list_clients', { szukaj: 'zagiel' }, 'szukaj'],
    ['list_issues', { status: [777] }, 'status'],
    ['what_burns', { klient: client }, 'klient'],
    ['list_clients', { cursor: 'dalej' }, 'nextCursor'],
  ] as const) {
    const { isError, text } = await use(name, input);
    expect([name, isError]).toEqual([name, true]);
    expect(text).toContain(word);
  }
  const { tools } = await peer.listTools();
  for (const { name, inputSchema, outputSchema, description, annotations } of tools) {
    expect([name, inputSchema.additionalProperties]).toEqual([name, false]);
    expect([name, outputSchema?.type]).toEqual([name, 'object']);
    if (annotations?.readOnlyHint) continue;
    expect([name, description]).toEqual([name, expect.stringContaining('po zgodzie (confirm)')]);
  }
  expect(peer.getServerCapabilities()?.tools).toEqual({ listChanged: false });
});

test('what is there goes on from a cursor to its end, each row once [MAC-172]', async () => {
  const names = Array.from({ length: 45 }, (_, at) => `Regaty ${String(at).padStart(2, '0')}`);
  await it.db
    .insertInto('client')
    .values(names.map((name) => clientBody({ name })))
    .execute();
  const { use } = await fullAssistant(it, url, manager);
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await use('list_clients', { search: 'regaty', ...(cursor && { cursor }) });
    found.push(...data.clients.list.list.map(({ name }: { name: string }) => name));
    cursor = data.nextCursor;
  } while (cursor);
  expect(found.toSorted()).toEqual(names);
});

test('a list that the API gives whole is told by pages as well, with its count; an empty one is a list [MAC-172]', async () => {
  const people = Array.from({ length: 60 }, (_, at) => ({
    ...{ username: `zeglarz-${at}`, firstName: 'Żeglarz', lastName: `Nr${at}` },
    email: `zeglarz-${at}@example.pl`,
  }));
  await it.db.insertInto('person').values(people).execute();
  const { use } = await fullAssistant(it, url, manager);
  const first = (await use('list_people', { search: 'zeglarz' })).data;
  const { nextCursor: cursor } = first;
  const second = (await use('list_people', { search: 'zeglarz', cursor })).data;
  const found = [...first.people.list, ...second.people.list].map(({ lastName }) => lastName);
  expect(found.toSorted()).toEqual(people.map(({ lastName }) => lastName).toSorted());
  expect([first.people.count, second.nextCursor]).toEqual([60, undefined]);
  expect((await use('list_people', { search: 'nikogo' })).data).toEqual({
    people: { list: [], count: 0 },
  });
});

test('who is asked for consent is told the record by its name and what it is now; of none nothing is asked [MAC-63, MAC-176]', async () => {
  const { use } = await fullAssistant(it, url, manager);
  const note = { text: 'Prosi o fakturę' };
  expect((await use('add_client_note', { ...note, client })).data.about).toEqual({
    client: { name: 'Żagiel sp. z o.o.' },
  });
  const none = await use('add_client_note', { ...note, client: 2_000_000_000 });
  expect([none.isError, none.text]).toEqual([true, 'Nie znaleziono']);
  const nobody = await use('change_issue_status', { id: 2_000_000_000, status: 2 });
  expect([nobody.isError, nobody.text]).toEqual([true, 'Nie znaleziono']);
});

test('what is too long is shortened within its texts: the answer stays whole JSON and says so [MAC-172]', async () => {
  const description = `<p>${'Zdanie o procedurze. '.repeat(4_500)}</p>`;
  const { use } = await fullAssistant(it, url, manager);
  const body = { name: 'Długi wpis', description, type: article, department };
  const made = await it.call(createArticle, { as: manager, body });
  expect(made.status).toBe(200);
  const { text, data } = await use('get_article', { id: made.data.id });
  expect(text.length).toBeLessThanOrEqual(60_000);
  expect(JSON.parse(text)).toEqual(data);
  expect(data.shortened).toContain('skrócone');
  expect(data.article.knowledgeBase.name).toBe('Długi wpis');
});

test.each([
  ['2026-11-27T01:02:03.000Z', '2026-11-27T02:02:03+01:00'],
  ['2026-07-01T22:30:00Z', '2026-07-02T00:30:00+02:00'],
  ['2026-10-25T00:59:59Z', '2026-10-25T02:59:59+02:00'],
  ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00+01:00'],
  ['2026-11-27', '2026-11-27'],
  ['Termin 2026-11-27T01:02:03Z', 'Termin 2026-11-27T01:02:03Z'],
])('%s is told as %s, in Warsaw’s time with its offset [MAC-173]', (utc, told) => {
  expect(inWarsaw(utc)).toBe(told);
});

test('articles and documents are resources: listed, found by number, read whole [MAC-174]', async () => {
  const made = await it.call(createArticle, {
    as: manager,
    body: {
      name: 'Jak wystawić korektę',
      description: '<p>Najpierw sprawdź numer faktury.</p>',
      type: article,
      department,
    },
  });
  const file = await it.upload(manager, 'umowa.txt', 'Treść umowy');
  const type = await it.db
    .insertInto('documentType')
    .values({ name: 'Umowa' } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const document = await it.call(createDocument, {
    as: manager,
    body: { type: type.id, file, client },
  });
  expect([made.status, document.status]).toEqual([200, 200]);
  const { peer } = await fullAssistant(it, url, manager);
  const { resourceTemplates } = await peer.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    'zaplecze://article/{id}',
    'zaplecze://document/{id}',
  ]);
  const uri = `zaplecze://article/${made.data.id}`;
  const { resources } = await peer.listResources();
  expect(resources).toContainEqual(expect.objectContaining({ uri, name: 'Jak wystawić korektę' }));
  const read = await peer.readResource({ uri });
  expect(JSON.stringify(read.contents)).toContain('Najpierw sprawdź numer faktury.');
  const { contents } = await peer.readResource({ uri: `zaplecze://document/${document.data.id}` });
  const blob = contents.find((one): one is typeof one & { blob: string } => 'blob' in one)?.blob;
  expect(Buffer.from(blob ?? '', 'base64').toString()).toBe('Treść umowy');
  await expect(peer.readResource({ uri: 'zaplecze://article/2000000000' })).rejects.toThrow(
    'Nie znaleziono',
  );
});

test('a note is written after a confirmation alone, and stands in the client’s story [MAC-63, MAC-170]', async () => {
  const { use } = await fullAssistant(it, url, manager);
  const input = { client, text: 'Prosi o telefon w piątek', contact: true };
  const asked = await use('add_client_note', input);
  expect(asked.data).toMatchObject({ wouldDo: 'Notatka o kliencie', with: input });
  const story = async () => (await use('client_story', { client })).text;
  expect(await story()).not.toContain('Prosi o telefon');
  expect((await use('add_client_note', { ...input, confirm: true })).isError).toBe(false);
  expect(await story()).toContain('Prosi o telefon w piątek');
});

test('an absence is asked for by type and days, and is found in the calendar [MAC-170]', async () => {
  const { use } = await fullAssistant(it, url, manager);
  await it.db.insertInto('calendarType').values({ name: 'Szkolenie' }).execute();
  const { text } = await use('list_absence_types');
  const [, found] = /"id":(\d+),"name":"Szkolenie"/.exec(text) ?? [];
  const day = warsawDay();
  const input = { type: Number(found), dateFrom: day, dateTo: day };
  expect((await use('request_absence', input)).data.asks).toContain('Niczego nie zapisano');
  const made = await use('request_absence', { ...input, confirm: true });
  expect([made.isError, made.text]).toEqual([false, expect.stringContaining('"id"')]);
  const range = { dateFrom: day, dateTo: day, user: manager.id };
  const { calendar } = (await use('list_absences', range)).data;
  expect(calendar.list).toHaveLength(1);
});
