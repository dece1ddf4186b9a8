import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientsApp, contactBody } from '../clients.fixture.ts';

let app: Awaited<ReturnType<typeof clientsApp>>;
beforeAll(async () => {
  app = await clientsApp();
});
afterAll(() => app.it.close());

type Card = { [name: string]: string[] };

/** The cards of a file as a program that reads vCard has them: the values of each property. */
function read(file: string): Card[] {
  const parsed = ICAL.parse(file) as unknown[];
  const all = (typeof parsed[0] === 'string' ? [parsed] : parsed) as [string, unknown[][]][];
  return all.map(([, properties]) => {
    const card: Card = {};
    for (const [name, , , ...values] of properties)
      card[String(name)] = [...(card[String(name)] ?? []), values.flat().map(String).join('|')];
    return card;
  });
}
const get = (path: string, headers: Record<string, string> = {}) =>
  app.it.app.inject({
    url: `/api${path}`,
    headers: { 'access-token': app.user.token, ...headers },
  });

test('a client and its contact persons are downloaded as cards, each telephone apart with its country [CLI-231]', async () => {
  const id = await app.create({
    name: 'Drukarnia „Żagiel”; Sklep, Hurt',
    phone: '22 123 45 67 wew. 12, +49 30 901820',
    persons: [contactBody],
  });
  const answer = await get(`/client/vcard/${id}`);
  expect(answer.headers['content-type']).toBe('text/vcard; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="drukarnia.*\.vcf"$/,
  );
  const [firm, person, ...more] = read(answer.body);
  expect(more).toEqual([]);
  expect(firm).toMatchObject({
    version: ['3.0'],
    fn: ['Drukarnia „Żagiel”; Sklep, Hurt'],
    org: ['Drukarnia „Żagiel”; Sklep, Hurt'],
    tel: ['+48221234567;ext=12', '+4930901820'],
    email: ['biuro@zarowki.pl'],
    adr: ['||Piotrkowska 1|Łódź||90-001|'],
  });
  expect(person).toMatchObject({
    fn: ['Jan Kowalski'],
    n: ['Kowalski|Jan|||'],
    org: ['Drukarnia „Żagiel”; Sklep, Hurt'],
    tel: ['+48600700800'],
  });
  expect(answer.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(read((await get(`/client/vcard/${id}`)).body)[0]?.uid).toEqual(firm?.uid);
});

test('a card of long names has no line of more than 75 bytes [CLI-231]', async () => {
  const id = await app.create({ name: `${'x'.repeat(160)} ${'zażółć '.repeat(5)}`.trim() });
  const { body } = await get(`/client/vcard/${id}`);
  expect(body.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test('one contact person has a card of their own; nobody gets one without signing in [CLI-231]', async () => {
  const id = await app.create();
  const [contact] = (await app.read(id)).persons;
  const path = `/clientPerson/${contact?.id}/vcard`;
  expect(read((await get(path)).body)).toMatchObject([{ fn: ['Jan Kowalski'] }]);
  expect((await app.it.app.inject({ url: `/api${path}` })).statusCode).toBe(401);
  expect((await get('/clientPerson/99999/vcard')).statusCode).toBe(404);
});

test('who was made anonymous or may only be kept goes to no address book [CLI-231]', async () => {
  const id = await app.create({ persons: [contactBody, { ...contactBody, firstName: 'Ewa' }] });
  const [jan, ewa] = (await app.read(id)).persons;
  const set = (contact: number | undefined, column: 'restricted' | 'anonymized') =>
    app.it.db
      .updateTable('clientPerson')
      .set({ [column]: sql`now()` })
      .where('id', '=', contact ?? 0)
      .execute();
  await set(jan?.id, 'restricted');
  await set(ewa?.id, 'anonymized');
  expect(read((await get(`/client/vcard/${id}`)).body)).toHaveLength(1);
  expect((await get(`/clientPerson/${jan?.id}/vcard`)).statusCode).toBe(409);
  expect((await get(`/clientPerson/${ewa?.id}/vcard`)).statusCode).toBe(409);
});
