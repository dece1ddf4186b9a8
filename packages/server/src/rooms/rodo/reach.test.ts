import * as clients from '@zaplecze/contract/clients';
import { clientHistory } from '@zaplecze/contract/history';
import { createIssue, getIssue, removeIssue } from '@zaplecze/contract/issues';
import { createReception } from '@zaplecze/contract/reception';
import { anonymizePerson, personalData } from '@zaplecze/contract/rodo';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doubtfulPatternsOf, patternsOf } from '../../kit/records/personal-patterns.ts';
import { historyApp } from '../history/history.fixture.ts';
import { rowsWith } from './rodo.fixture.ts';
import { forgetDeletedContacts } from './rodo.queries.ts';

let it: Awaited<ReturnType<typeof historyApp>>;
beforeAll(async () => {
  it = await historyApp();
});
afterAll(() => it.close());

const scrub = async (text: string, patterns: string[]) => {
  const { rows } = await sql<{
    rest: string;
  }>`select scrub(${text}, ${patterns}::text[]) as rest`.execute(it.db);
  return rows[0]?.rest;
};
const gone = '[dane usunięte]';

describe('what names somebody for certain', () => {
  const known = {
    names: [{ first: 'Łucja', last: 'Żółkiewska-Dąb' }],
    phones: ['22 123 45 67', '+48 600-700-800', '+49 30 901820'],
    emails: ['lucja.z@poczta.example'],
  };
  test.each([
    ['ŁUCJA ŻÓŁKIEWSKA-DĄB prosi', `${gone} prosi`],
    ['lucja zolkiewska dab', gone],
    ['Żółkiewska - Dąb  Łucja', gone],
    ['Zolkiewska-Dab, Lucja', gone],
    ['umowa_Łucja_Żółkiewska-Dąb.pdf', `umowa_${gone}.pdf`],
    ['tel. (22) 123-45-67.', `tel. ${gone}.`],
    ['(0-22) 123 45 67', gone],
    ['221234567', gone],
    ['0048 22 123 45 67', gone],
    ['+48(22)1234567', gone],
    ['600.700.800 albo 600/700/800', `${gone} albo ${gone}`],
    ['+48 600-700-800', gone],
    ['48600700800', gone],
    ['0049 30 90 18 20', gone],
    ['Lucja.Z@poczta.EXAMPLE', gone],
    // Somebody or something else.
    ['16007008001', '16007008001'],
    ['Łucjan Żółkiewska-Dąbrowski', 'Łucjan Żółkiewska-Dąbrowski'],
    ['xlucja.z@poczta.example', 'xlucja.z@poczta.example'],
  ])('%j becomes %j [ROD-07]', async (text, rest) => {
    expect(await scrub(text, patternsOf(known))).toBe(rest);
  });

  test.each([
    ['pan Kowalski', true],
    ['dla Kowalskiego', true],
    ['z Kowalskimi', true],
    ['Jan K. dzwonił', true],
    ['kowalskie', true],
    ['Kowalczyk', false],
    ['Jan dzwonił', false],
  ])('of Jan Kowalski %j is perhaps a mention: %s [ROD-09]', async (text, is) => {
    const names = [{ first: 'Jan', last: 'Kowalski' }];
    expect((await scrub(text, doubtfulPatternsOf({ names }))) !== text).toBe(is);
  });
});

let numbers = 0;
/** A client whose one contact nobody else is called like. */
async function known() {
  numbers += 1;
  const lastName = `Gżegżółka${'abcdefghij'[numbers]}`;
  const phone = `22 555 00 ${10 + numbers}`;
  const person = { firstName: 'Zenobia', lastName, phone, email: `zg${numbers}@poczta.example` };
  const client = await it.createClient({ name: `Firma ${numbers} sp. z o.o.`, persons: [person] });
  const id = (await it.readClient(client)).persons[0]?.id ?? 0;
  return { ...person, client, id, plain: `Gzegzolka${'abcdefghij'[numbers]}` };
}
const issue = async (body: object) => {
  const whole = {
    name: 'Sprawa',
    client: null,
    users: [it.manager.id],
    description: 'Bez uwag',
    type: 1,
    dateRealization: null,
  };
  return (await it.call(createIssue, { as: it.user, body: { ...whole, ...body } })).data
    .id as number;
};
const read = async (id: number) =>
  (await it.call(getIssue, { as: it.manager, params: { id } })).data.issue;
const data = async (id: number) =>
  (await it.call(personalData, { as: it.manager, params: { id } })).data;
const anonymize = (id: number, confirmed?: string[]) =>
  it.call(anonymizePerson, {
    as: it.manager,
    params: { id },
    body: confirmed ? { confirmed } : {},
  });

const left = (words: string[]) => rowsWith(it.db, words);

test('it reaches issues and guests of no client, typed companies, the knowledge base, documents, file names, what was searched for in downloads, and what was deleted [ROD-08]', async () => {
  const { id, client, lastName, plain, phone } = await known();
  const loose = await issue({ name: `Oddzwonić: ${plain} Zenobia`, description: phone });
  const lost = await issue({ name: `Pani ZENOBIA ${lastName}`, client });
  expect((await it.call(removeIssue, { as: it.manager, params: { id: lost } })).status).toBe(200);
  const lostLoose = await issue({ name: `Zenobia ${lastName}` });
  await it.call(removeIssue, { as: it.manager, params: { id: lostLoose } });
  for (const more of [{ clientName: 'FIRMA 1 SP. Z O.O.' }, { clientName: `Zenobia ${plain}` }]) {
    const guest = { category: 'guest', fullName: `${lastName} Zenobia`, user: it.manager.id };
    const body = { ...guest, ...more, operationDate: '2026-11-20 10:00' };
    expect((await it.call(createReception, { as: it.admin, body })).status).toBe(200);
  }
  const article = { name: 'Kontakty', description: `<p>Pytać: Zenobia&nbsp;${lastName}</p>` };
  const { rows: types } = await sql<{ id: number }>`insert into "knowledgeBaseType" (name)
    values ('Ogólne') returning id`.execute(it.db);
  await it.db
    .insertInto('knowledgeBase')
    .values({ ...article, type: types[0]?.id, department: it.ids.department } as never)
    .execute();
  const { rows: kinds } = await sql<{ id: number }>`insert into "documentType" (name)
    values ('Pismo') returning id`.execute(it.db);
  const file = await it.upload(it.user, `pełnomocnictwo_${plain}_Zenobia.pdf`);
  const paper = { description: `Podpisuje Zenobia ${lastName}, 0048 ${phone}`, file };
  const { id: document } = await it.db
    .insertInto('document')
    .values({ ...paper, type: kinds[0]?.id } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update file set "attachedTo" = 'document', "attachedId" = ${document}
    where id = ${file}`.execute(it.db);
  const search = encodeURIComponent(`Zenobia ${lastName}`);
  const download = await it.app.inject({
    url: `/api/client/list/export?format=csv&search=${search}`,
    headers: { 'access-token': it.manager.token },
  });
  expect(download.statusCode).toBe(200);
  expect((await left([plain])).map((row) => row.split(':')[0])).toContain('listExport');
  expect((await anonymize(id)).status).toBe(200);
  expect(await left([plain, phone, phone.replaceAll(' ', '')])).toEqual([]);
  expect((await read(loose)).name).toBe(`Oddzwonić: ${gone}`);
});

test('what it cannot decide it lists with the words around; only what is confirmed goes, from its history too [ROD-09]', async () => {
  const { id, client, lastName, plain } = await known();
  const yes = await issue({ name: `Pismo do ${lastName}`, client });
  const no = await issue({ name: `Ulica ${plain}`, client });
  const { doubts } = await data(id);
  expect(doubts).toContainEqual({
    key: `issue/${yes}/name`,
    label: 'Zgłoszenie',
    excerpt: `Pismo do ${lastName}`,
  });
  expect(doubts.map(({ key }: { key: string }) => key)).toContain(`issue/${no}/name`);
  // What is certain is not asked about; a key that was not listed takes nothing along.
  const other = await issue({ name: 'Zupełnie inna sprawa' });
  await anonymize(id, [`issue/${yes}/name`, `issue/${other}/name`, 'person/1/lastName', 'x']);
  expect([(await read(yes)).name, (await read(no)).name]).toEqual([
    `Pismo do ${gone}`,
    `Ulica ${plain}`,
  ]);
  const { rows } = await sql<{ text: string }>`select changes::text as text from history
    where entity = 'issue' and "entityId" = ${yes}`.execute(it.db);
  expect(rows.some(({ text }) => text.includes(lastName))).toBe(false);
});

test('a namesake’s name in texts about no client is asked about, not taken [ROD-10]', async () => {
  const one = await known();
  const client = await it.createClient({
    persons: [{ ...it.person, firstName: one.firstName, lastName: one.lastName, phone: one.phone }],
  });
  const loose = await issue({ name: `Zenobia ${one.lastName}`, description: one.phone });
  const own = await issue({ name: `Zenobia ${one.lastName}`, client: one.client });
  const { doubts } = await data(one.id);
  expect(doubts).toContainEqual({
    key: `issue/${loose}/name`,
    label: 'Zgłoszenie',
    excerpt: `Zenobia ${one.lastName}`,
  });
  await anonymize(one.id);
  expect(await read(loose)).toMatchObject({
    name: `Zenobia ${one.lastName}`,
    description: one.phone,
  });
  expect((await read(own)).name).toBe(gone);
  expect((await it.readClient(client)).persons[0]?.lastName).toBe(one.lastName);
});

test('a contact who is deleted leaves a name in the history, and no telephone or e-mail [ROD-13]', async () => {
  const { id, client, lastName, phone, email } = await known();
  await it.call(clients.createContact, { as: it.user, body: { client, ...it.person } });
  await it.call(clients.updateContact, {
    as: it.user,
    params: { id },
    body: { phone: '22 999 88 77', description: 'Tylko rano' },
  });
  expect((await it.call(clients.removeContact, { as: it.user, params: { id } })).status).toBe(200);
  const history = await it.call(clientHistory, { as: it.user, params: { id: client } });
  const told = JSON.stringify(history.data);
  expect(told).toContain(lastName);
  for (const word of [phone, '22 999 88 77', email, 'Tylko rano']) expect(told).not.toContain(word);
  // Nor when the form of the client takes the person away, or the client goes as a whole.
  const other = await known();
  await it.patchClient(other.client, { persons: [it.person] });
  const after = await it.call(clientHistory, { as: it.user, params: { id: other.client } });
  expect(JSON.stringify(after.data)).not.toContain(other.phone);
  // A day later nobody at all finds them.
  await sql`update history set at = at - interval '25 hours'`.execute(it.db);
  await forgetDeletedContacts(it.db);
  expect(await left([phone, email, 'Tylko rano', other.phone, other.email])).toEqual([]);
});
