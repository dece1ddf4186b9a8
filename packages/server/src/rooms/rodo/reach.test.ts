import { warsawDay } from '@zaplecze/contract/kit/values/time';
import * as clients from '@zaplecze/contract/rooms/clients/calls';
import {
  clientHistory,
  type HistoryChange,
  issueHistory,
} from '@zaplecze/contract/rooms/history/calls';
import {
  createIssue,
  getIssue,
  removeIssue,
  updateIssue,
} from '@zaplecze/contract/rooms/issues/calls';
import { createReception } from '@zaplecze/contract/rooms/reception/calls';
import { anonymizePerson, personalData } from '@zaplecze/contract/rooms/rodo/calls';
import * as cases from '@zaplecze/contract/rooms/rodo/cases/calls';
import { listConsents } from '@zaplecze/contract/rooms/rodo/registers/calls';
import {
  clientStory,
  createClientNote,
  updateClientNote,
} from '@zaplecze/contract/rooms/story/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doubtfulPatternsOf } from '../../kit/records/personal-doubts.ts';
import { type Pattern, patternsOf } from '../../kit/records/personal-patterns.ts';
import { historyApp } from '../history/history.fixture.ts';
import { rowsWith } from './rodo.fixture.ts';
import { forgetDeletedContacts } from './rodo.queries.ts';

let it: Awaited<ReturnType<typeof historyApp>>;
beforeAll(async () => {
  it = await historyApp();
});
afterAll(() => it.close());

const scrub = async (text: string, patterns: Pattern[]) => {
  const { rows } = await sql<{
    rest: string;
  }>`select scrub(${text}, ${patterns.map(({ exact }) => exact)}::text[]) as rest`.execute(it.db);
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

test('each number of a field tells of its person, with the extension or without, and one that others have too does not [ROD-07, ROD-11]', async () => {
  const { id, client } = await known();
  const other = await known();
  const phone = '22 111 20 30 wew. 12, 600 400 500';
  const change = { as: it.user, params: { id }, body: { phone: `${phone}, 501 700 900` } };
  expect((await it.call(clients.updateContact, change)).status).toBe(200);
  await it.call(clients.updateContact, {
    as: it.user,
    params: { id: other.id },
    body: { phone: '501-700-900 wew. 3, 502 000 111' },
  });
  const about = async (name: string) => await issue({ client, description: name });
  const [own, inner, shared] = [
    await about('Oddzwonić: 600-400-500'),
    await about('Na centralę 221112030'),
    await issue({ description: 'Dzwonić 501700900' }),
  ];
  expect((await anonymize(id)).status).toBe(200);
  expect((await read(own)).description).toBe(`Oddzwonić: ${gone}`);
  expect((await read(inner)).description).toBe(`Na centralę ${gone}`);
  expect((await read(shared)).description).toBe('Dzwonić 501700900');
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

describe('what only the history knows', () => {
  test('a signature on a line of its own in former words goes like any other [ROD-08]', async () => {
    const { id, client, firstName, lastName, email } = await known();
    const signed = [
      `Pozdrawiam\n${email}`,
      `Dzień dobry,\n${firstName}\n${lastName}`,
      `\t${email}`,
    ];
    for (const text of signed) {
      const note = await it.call(createClientNote, {
        ...{ as: it.user, params: { id: client } },
        body: { text },
      });
      await it.call(updateClientNote, {
        ...{ as: it.user, params: { id: note.data.id } },
        body: { text: 'Załatwione' },
      });
    }
    expect((await anonymize(id)).status).toBe(200);
    expect(await left([email, lastName])).toEqual([]);
  });

  test('the surname in former words of a note and in a deleted issue is asked about, and goes when confirmed [ROD-43]', async () => {
    const { id, client, lastName, plain } = await known();
    const note = await it.call(createClientNote, {
      ...{ as: it.user, params: { id: client } },
      body: { text: `Pan od ${lastName}, wrócić do tematu` },
    });
    expect(note.status).toBe(200);
    await it.call(updateClientNote, {
      ...{ as: it.user, params: { id: note.data.id } },
      body: { text: 'Wrócić do tematu' },
    });
    const lost = await issue({ name: `Pismo: ${plain}`, client });
    await it.call(removeIssue, { as: it.manager, params: { id: lost } });
    const { doubts } = await data(id);
    const keys = doubts.map(({ key }: { key: string }) => key);
    const former = [`history/clientNote/${note.data.id}`, `history/issue/${lost}`];
    expect(keys).toEqual(expect.arrayContaining(former));
    expect(doubts.find(({ key }: { key: string }) => key === former[1])).toMatchObject({
      label: `Historia: zgłoszenie nr ${lost}`,
      excerpt: expect.stringContaining(`Pismo: ${plain}`),
    });
    expect((await anonymize(id, keys)).status).toBe(200);
    expect(await left([plain])).toEqual([]);
  });

  test('a contact who was deleted is found by name in a request, and forgotten in the history of the client [ROD-44]', async () => {
    const { id, client, lastName, firstName } = await known();
    await it.call(clients.createContact, { as: it.user, body: { client, ...it.person } });
    const own = { as: it.user, params: { id } };
    await it.call(clients.updateContact, { ...own, body: { lastName: `${lastName}-Nowa` } });
    expect((await it.call(clients.removeContact, own)).status).toBe(200);
    const told = async () =>
      JSON.stringify((await it.call(clientHistory, { as: it.user, params: { id: client } })).data);
    expect(await told()).toContain(lastName);
    const { data: made } = await it.call(cases.createCase, {
      as: it.admin,
      body: {
        ...{ kind: 'erasure', name: `${firstName} ${lastName}`, channel: 'email' },
        ...{ received: warsawDay(), handler: it.admin.id },
      },
    });
    const params = { id: made.id };
    const { data: found } = await it.call(cases.casePlaces, { as: it.admin, params });
    const place = found.groups
      .flatMap((group: cases.FoundGroup) => group.places)
      .find(({ key }: { key: string }) => key === `history/clientPerson/${id}`);
    expect(place).toMatchObject({ certain: true, title: `Historia: osoba kontaktowa nr ${id}` });
    const body = { confirmed: [place.key] };
    expect((await it.call(cases.eraseCase, { as: it.admin, params, body })).status).toBe(200);
    expect(await told()).not.toContain(lastName);
    expect(await told()).not.toContain(firstName);
    expect(await told()).toContain('Osoba zanonimizowana');
    const close = { status: 'done', outcome: 'Usunięto.' };
    await it.call(cases.closeCase, { as: it.admin, params, body: close });
    expect((await left([lastName])).filter((row) => !row.startsWith('notification'))).toEqual([]);
  });
});

test('the history tells what was removed as removed, and a changed formatting alone as that [HIS-23]', async () => {
  const { id, client, phone, firstName, lastName } = await known();
  await it.call(clients.updateContact, {
    ...{ as: it.user, params: { id } },
    body: { phone: '22 999 11 22', description: 'Tylko rano' },
  });
  const named = await issue({ name: `Oddzwonić: ${firstName} ${lastName}`, client });
  const text = { name: `Oddzwonić: ${lastName} ${firstName}` };
  await it.call(updateIssue, { as: it.user, params: { id: named }, body: text });
  expect((await anonymize(id)).status).toBe(200);
  const ofClient = await it.call(clientHistory, { as: it.user, params: { id: client } });
  const ofIssue = await it.call(issueHistory, { as: it.manager, params: { id: named } });
  const fields = [...ofClient.data.list, ...ofIssue.data.list]
    .flatMap(({ entries }: HistoryChange) => entries)
    .filter(({ action }) => action === 'update')
    .flatMap((entry) => entry.fields.map((field) => ({ entity: entry.entity, ...field })));
  const gone = 'usunięto dane osobowe';
  for (const field of ['phone', 'description'])
    expect(fields).toContainEqual({ entity: 'clientPerson', field, before: gone, after: gone });
  expect(fields).toContainEqual({ entity: 'issue', field: 'name', before: gone, after: gone });
  expect(JSON.stringify(fields)).not.toContain('formatowanie');
  expect(JSON.stringify(fields)).not.toContain(phone);
});

test('a consent ends with its person: on the page, in the register, in filters, with the day and why [ROD-45]', async () => {
  const file = await it.upload(it.user, 'zgoda.pdf', '%PDF-1.4 podpis');
  const consent = { type: it.ids.consent, file, given: '2026-01-02', person: -1 };
  const second = await it.upload(it.user, 'dawna.pdf', '%PDF-1.4 podpis');
  const other = await it.createClient({
    name: 'Zgodna',
    persons: [{ ...it.person, firstName: 'Zenobia', lastName: 'Zgodna' }],
    agreements: [consent, { ...consent, file: second, withdrawn: '2026-02-03' }],
  });
  const { persons } = await it.readClient(other);
  const holding = async () => {
    const query = { filter: { agreement: [it.ids.consent] } };
    const { data: list } = await it.call(clients.listClients, { as: it.user, query } as never);
    return (list.list.list as { id: number }[]).map((row) => row.id);
  };
  expect(await holding()).toContain(other);
  expect((await anonymize(persons[0]?.id ?? 0)).status).toBe(200);
  expect(await holding()).not.toContain(other);
  const ended = { withdrawn: warsawDay(), endReason: 'anonymized' };
  // One that was withdrawn before keeps its day.
  expect((await it.readClient(other)).agreements).toMatchObject([
    ended,
    { withdrawn: '2026-02-03', endReason: null },
  ]);
  const register = await it.call(listConsents, {
    as: it.manager,
    query: { filter: { client: other } } as never,
  });
  expect(register.data.list.list).toContainEqual(
    expect.objectContaining({ ...ended, state: 'withdrawn' }),
  );
  const told = await it.call(clientHistory, { as: it.user, params: { id: other } });
  expect(JSON.stringify(told.data)).toContain('"after":"Anonimizacja osoby"');
  // Nobody withdrew it: neither the filter nor the story says so.
  const last = await it.createClient({
    name: 'Zgodna dotąd',
    persons: [{ ...it.person, firstName: 'Zenobia', lastName: 'Dotądzgodna' }],
    agreements: [{ ...consent, file: await it.upload(it.user, 'ostatnia.pdf', '%PDF-1.4 podpis') }],
  });
  const [person] = (await it.readClient(last)).persons;
  expect((await anonymize(person?.id ?? 0)).status).toBe(200);
  const query = { filter: { withdrawn: [it.ids.consent] } };
  const withdrawn = await it.call(clients.listClients, { as: it.user, query } as never);
  const found = (withdrawn.data.list.list as { id: number }[]).map((row) => row.id);
  expect(found).toContain(other);
  expect(found).not.toContain(last);
  const ids = { as: it.user, params: { id: other } };
  const events: { kind: string; by: unknown }[] = (await it.call(clientStory, ids)).data.list;
  const ends = events.filter(({ kind }) => /^consent(Ended|Withdrawn)$/.test(kind));
  expect(ends.map(({ kind, by }) => [kind, by !== null])).toEqual([
    ['consentEnded', false],
    ['consentWithdrawn', true],
  ]);
});
