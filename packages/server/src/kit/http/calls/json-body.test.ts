import { createIssue } from '@zaplecze/contract/rooms/issues/calls';
import { login } from '@zaplecze/contract/rooms/session/calls';
import { afterAll, expect, test } from 'vitest';
import { type Someone, testApp } from '../../../../test/http.ts';

const it = await testApp();
afterAll(() => it.close());
const worker = await it.signIn('ROLE_USER');

const send = async (url: string, payload: string, as?: Someone) =>
  await it.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { 'content-type': 'application/json', ...(as && { 'access-token': as.token }) },
    payload,
  });
const fields = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 1])));

test('of fields that do not exist the first are named, of how many there may be [OPE-190]', async () => {
  const answer = await send(createIssue.path, fields(15_000), worker);
  expect(answer.statusCode).toBe(400);
  const { errors } = answer.json();
  const unknown = Object.entries(errors).filter(([, words]) => words === 'Nieznane pole');
  expect(unknown.map(([name]) => name)).toEqual(Array.from({ length: 10 }, (_, at) => `f${at}`));
  const long = await send(createIssue.path, JSON.stringify({ ['x'.repeat(500_000)]: 1 }), worker);
  expect(long.statusCode).toBe(400);
  expect(long.body.length).toBeLessThan(2_000);
});

test('a body of too many members or too deep is refused in words before it is read [OPE-190]', async () => {
  const refused = async (payload: string) => {
    const { statusCode, body } = await send(createIssue.path, payload, worker);
    return [statusCode, JSON.parse(body).message];
  };
  const many = 'Przesłano zbyt wiele danych w jednym zapisie. Podziel je na mniejsze.';
  const deep = 'Dane są zbyt zagnieżdżone';
  expect(await refused(fields(80_000))).toEqual([400, many]);
  expect(await refused(`{"description":[${'"",'.repeat(30_000)}""]}`)).toEqual([400, many]);
  expect(await refused(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)).toEqual([400, deep]);
  expect(await refused(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)).toEqual([400, deep]);
  // Commas and brackets within a text are words of a person, also behind a quote of theirs.
  const words = `{"description":"\\"${',[{'.repeat(30_000)}\\\\"}`;
  const answer = await send(createIssue.path, words, worker);
  expect(answer.json().errors.description).toMatch(/^Najwyżej/);
});

test('strangers send no more than their forms hold [OPE-190]', async () => {
  const body = { username: 'admin', password: 'x'.repeat(200_000) };
  const answer = await send(login.path, JSON.stringify(body));
  expect(answer.statusCode).toBe(413);
  expect(answer.json().message).toBe('Przesłane dane są za duże');
});

test('what is no JSON is refused, and so are names that objects have by themselves [OPE-190]', async () => {
  for (const payload of ['', '{', '"a', '{"a":"\\', '{"__proto__":{"admin":true}}', '\u00ff']) {
    const { statusCode, body } = await send(createIssue.path, payload, worker);
    expect([payload, statusCode]).toEqual([payload, 400]);
    expect(JSON.parse(body).message).toBe('Nieprawidłowe żądanie');
  }
});
