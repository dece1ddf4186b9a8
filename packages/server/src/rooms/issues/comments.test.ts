import { updateComment } from '@zaplecze/contract/rooms/comments/calls';
import * as contract from '@zaplecze/contract/rooms/issues/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { issueApp } from './issues.fixture.ts';

let app: Awaited<ReturnType<typeof issueApp>>;
let issue: number;
let address: string;
beforeAll(async () => {
  app = await issueApp();
  // Long addresses meet the limits of a real server, not of inject().
  address = await app.it.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.it.close());
beforeEach(async () => {
  issue = await app.made();
});

const write = (text: unknown, as = app.doer) =>
  app.it.call(contract.commentIssue, { as, params: { id: issue }, body: { text } });

const writeByPath = async (text: string, as = app.doer) => {
  const answer = await fetch(`${address}/api/issue/comment/${issue}/${encodeURIComponent(text)}`, {
    method: 'POST',
    headers: { 'access-token': as.token },
  });
  return { status: answer.status, json: (await answer.json()) as { errors?: unknown } };
};
const texts = async () => (await app.read(issue)).comments.map(({ text }) => text);

test('who takes part comments; others do not [ISS-40]', async () => {
  expect((await write('Zamówiłem część')).status).toBe(200);
  expect((await write('Dobrze', app.orderer)).status).toBe(200);
  expect((await write('Ja też', app.stranger)).status).toBe(403);
  expect((await write('')).errors).toEqual({ text: 'Pole komentarz nie może być puste' });
  expect(await texts()).toEqual(['Zamówiłem część', 'Dobrze']);
});

test('only an edited comment says so, and who edited it [ISS-42]', async () => {
  const params = { id: (await write('Zamówiłem część')).data.id };
  const edited = async () => (await app.read(issue)).comments[0]?.edited;
  expect(await edited()).toBeNull();
  await app.it.call(updateComment, { as: app.manager, params, body: { text: 'Zamówione' } });
  expect(await edited()).toMatchObject({ by: { id: app.manager.id, name: app.manager.name } });
});

test('a comment is told to the orderer, to those who do it and to who wrote before [ISS-52]', async () => {
  await write('Pierwszy', app.manager);
  const before = (await app.told(app.manager)).length;
  await write('Drugi', app.orderer);
  const words = `Nowy komentarz do zgłoszenia Nie działa drukarka: ${app.orderer.name}`;
  expect((await app.told(app.manager)).length).toBe(before + 1);
  for (const as of [app.manager, app.doer]) expect((await app.told(as))[0]).toBe(words);
  expect(await app.told(app.orderer)).not.toContain(words);
});

test('a word said with a change of status is told to who wrote before and hears nothing else [ISS-52]', async () => {
  await write('Pierwszy', app.manager);
  await app.patch(issue, { status: 9 }, app.doer);
  const before = await app.told(app.manager);
  const back = { status: 2, comment: 'Nadal zacina' };
  expect((await app.patch(issue, back, app.orderer)).status).toBe(200);
  expect(await app.told(app.manager)).toEqual([
    `Nowy komentarz do zgłoszenia Nie działa drukarka: ${app.orderer.name}`,
    ...before,
  ]);
  expect((await app.told(app.doer))[0]).toContain('zwrócone do poprawy');
});

test('the author edits the comment through the comments’ own calls [ISS-42]', async () => {
  const { id } = (await write('Zamowilem')).data;
  const edit = { params: { id }, body: { text: 'Zamówiłem' } };
  expect((await app.it.call(updateComment, { as: app.orderer, ...edit })).status).toBe(403);
  expect((await app.it.call(updateComment, { as: app.doer, ...edit })).status).toBe(200);
  expect(await texts()).toEqual(['Zamówiłem']);
});

test.each([
  ['a sentence of any characters', '100% pewne? Tak; patrz a/b\\c #1 & "żółć" + 2%2F3 %zz'],
  ['several lines', 'Po pierwsze\nPo drugie'],
  ['4,000 letters', 'ż'.repeat(4000)],
  ['4,000 pictograms', '🙂'.repeat(4000)],
  ['4,000 slashes', '/'.repeat(4000)],
])('the text may stand in the address: %s [ISS-41]', async (_, text) => {
  expect((await writeByPath(text)).status).toBe(200);
  expect(await texts()).toEqual([text]);
});

test('nor does a stranger comment by the address [ISS-40]', async () => {
  expect((await writeByPath('Ja też', app.stranger)).status).toBe(403);
  expect(await texts()).toEqual([]);
});

test('an address may not carry more than 4,000 characters, nor none [ISS-40, ISS-41]', async () => {
  const long = await writeByPath('ż'.repeat(4001));
  expect([long.status, long.json.errors]).toEqual([400, { text: 'Najwyżej 4000 znaków' }]);
  const empty = await writeByPath(' ');
  expect([empty.status, empty.json.errors]).toEqual([
    400,
    { text: 'Pole komentarz nie może być puste' },
  ]);
});
