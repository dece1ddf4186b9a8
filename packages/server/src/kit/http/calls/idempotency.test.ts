import {
  createClient,
  createContact,
  getClient,
  quickAddClient,
  updateClient,
} from '@zaplecze/contract/rooms/clients/calls';
import { createComment } from '@zaplecze/contract/rooms/comments/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';

let it: TestApp;
let user: Someone;

beforeAll(async () => {
  it = await testApp();
  user = await it.signIn('ROLE_MANAGER');
});
afterAll(() => it.close());

const headers = (key: string) => ({ 'idempotency-key': key });
const place = { street: 'Prosta 1', postalCode: '90-001', city: 'Łódź', province: 10 };
const company = { ...place, nip: '7250001204', email: 'biuro@example.pl', phone: '600100200' };
const add = (name: string, key: string) =>
  it.call(quickAddClient, { as: user, body: { ...company, name }, headers: headers(key) });
const count = async (name: string) =>
  (await it.db.selectFrom('client').select('id').where('name', '=', name).execute()).length;

test('the same key with another body is 422 and nothing is written; the same body gets the first answer [OPE-180]', async () => {
  const first = await add('Pierwsza', 'k1');
  expect(first.status).toBe(200);
  expect((await add('Pierwsza', 'k1')).data).toEqual(first.data);
  const other = await add('Druga', 'k1');
  expect(other.status).toBe(422);
  expect(other.message).toContain('Wcześniejsza próba z tym samym kluczem została zapisana');
  expect(other.message).toContain('Tej nie zapisano');
  expect([await count('Pierwsza'), await count('Druga')]).toEqual([1, 0]);
});

test('a key that cannot be kept is refused in words, for it would write twice [OPE-180]', async () => {
  for (const key of ['k'.repeat(101), ' ']) {
    const refused = await add('Podwójna', key);
    expect(refused).toMatchObject({
      status: 400,
      message: 'Idempotency-Key ma od 1 do 100 znaków',
    });
  }
  expect(await count('Podwójna')).toBe(0);
});

test('what is written otherwise and means the same is the same body [OPE-180]', async () => {
  const send = (payload: string) =>
    it.app.inject({
      method: 'POST',
      url: '/api/client/quick/create',
      headers: {
        'access-token': user.token,
        'content-type': 'application/json',
        ...headers('spacje'),
      },
      payload,
    });
  const fields = Object.entries({ ...company, name: 'Spacje' });
  const one = await send(JSON.stringify(Object.fromEntries(fields)));
  const two = await send(JSON.stringify(Object.fromEntries(fields.reverse()), null, 2));
  expect([one.statusCode, two.statusCode, two.body]).toEqual([200, 200, one.body]);
  expect(await count('Spacje')).toBe(1);
});

test('a change and a removal know their key too [OPE-180]', async () => {
  const { id } = (await add('Zmieniana', 'k2')).data as { id: number };
  const rename = (name: string) =>
    it.call(updateClient, { as: user, params: { id }, body: { name }, headers: headers('zmiana') });
  expect((await rename('Zmieniona')).status).toBe(200);
  expect((await rename('Zmieniona')).status).toBe(200);
  expect((await rename('Inaczej')).status).toBe(422);
  const read = await it.call(getClient, { as: user, params: { id } });
  expect((read.data as { client: { name: string } }).client.name).toBe('Zmieniona');
  const other = await it.call(createContact, { as: user, body: {}, headers: headers('zmiana') });
  expect(other.status).toBe(409);
});

test('what was refused leaves its key free for what was put right [OPE-180]', async () => {
  const make = (body: object) =>
    it.call(createClient, { as: user, body: body as never, headers: headers('poprawiony') });
  expect((await make({})).status).toBe(400);
  expect((await make({ name: 'Nadal nie' })).status).toBe(400);
  const talk = (text: string) =>
    it.call(createComment, { as: user, body: { text }, headers: headers('poprawiony') });
  expect((await talk('Słowo')).status).toBe(200);
});

test('two at once with one key and other bodies: one is written, the other is told [OPE-180]', async () => {
  const answers = await Promise.all([add('Naraz A', 'naraz'), add('Naraz B', 'naraz')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await count('Naraz A')) + (await count('Naraz B'))).toBe(1);
});

test('an upload with the same key is stored once; another file with it is refused and leaves nothing [OPE-180]', async () => {
  const send = async (content: string) => {
    const boundary = 'granica';
    const answer = await it.app.inject({
      method: 'POST',
      url: '/api/media/upload',
      headers: {
        'access-token': user.token,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...headers('plik'),
      },
      payload: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${content}\r\n--${boundary}--\r\n`,
    });
    return { status: answer.statusCode, id: JSON.parse(answer.body).data?.file.id };
  };
  const first = await send('Treść');
  expect(first.status).toBe(200);
  expect(await send('Treść')).toEqual(first);
  expect((await send('Inna treść')).status).toBe(422);
  const files = await it.db.selectFrom('file').select('id').execute();
  expect(files.map(({ id }) => id)).toEqual([first.id]);
});
