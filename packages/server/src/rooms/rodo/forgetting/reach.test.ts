import { warsawDay } from '@zaplecze/contract/kit/values/time';
import * as clients from '@zaplecze/contract/rooms/clients/calls';
import { clientHistory } from '@zaplecze/contract/rooms/history/calls';
import { removeIssue } from '@zaplecze/contract/rooms/issues/calls';
import { createReception } from '@zaplecze/contract/rooms/reception/calls';
import { listConsents } from '@zaplecze/contract/rooms/rodo/registers/calls';
import { clientStory } from '@zaplecze/contract/rooms/story/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetDeletedContacts } from '../rodo.queries.ts';
import { reachApp, removedWords } from './reach.fixture.ts';

/* How far anonymising a contact person reaches; into the history: former.test.ts. */

let it: Awaited<ReturnType<typeof reachApp>>;
beforeAll(async () => {
  it = await reachApp();
});
afterAll(() => it.close());

test('it reaches issues and guests of no client, typed companies, the knowledge base, documents, file names, what was searched for in downloads, and what was deleted [ROD-08]', async () => {
  const { id, client, firm, lastName, plain, phone } = await it.known();
  const loose = await it.issue({ name: `Oddzwonić: ${plain} Zenobia`, description: phone });
  const lost = await it.issue({ name: `Pani ZENOBIA ${lastName}`, client });
  expect((await it.call(removeIssue, { as: it.manager, params: { id: lost } })).status).toBe(200);
  const lostLoose = await it.issue({ name: `Zenobia ${lastName}` });
  await it.call(removeIssue, { as: it.manager, params: { id: lostLoose } });
  for (const more of [{ clientName: firm.toUpperCase() }, { clientName: `Zenobia ${plain}` }]) {
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
  expect((await it.left([plain])).map((row) => row.split(':')[0])).toContain('listExport');
  expect((await it.anonymize(id)).status).toBe(200);
  expect(await it.left([plain, phone, phone.replaceAll(' ', '')])).toEqual([]);
  expect((await it.readIssue(loose)).name).toBe(`Oddzwonić: ${removedWords}`);
});

test('what it cannot decide it lists with the words around; only what is confirmed goes, from its history too [ROD-09]', async () => {
  const { id, client, lastName, plain } = await it.known();
  const yes = await it.issue({ name: `Pismo do ${lastName}`, client });
  const no = await it.issue({ name: `Ulica ${plain}`, client });
  const { doubts } = await it.dataOf(id);
  expect(doubts).toContainEqual({
    key: `issue/${yes}/name`,
    label: 'Zgłoszenie',
    excerpt: `Pismo do ${lastName}`,
  });
  expect(doubts.map(({ key }: { key: string }) => key)).toContain(`issue/${no}/name`);
  // What is certain is not asked about; a key that was not listed takes nothing along.
  const other = await it.issue({ name: 'Zupełnie inna sprawa' });
  await it.anonymize(id, [`issue/${yes}/name`, `issue/${other}/name`, 'person/1/lastName', 'x']);
  expect([(await it.readIssue(yes)).name, (await it.readIssue(no)).name]).toEqual([
    `Pismo do ${removedWords}`,
    `Ulica ${plain}`,
  ]);
  const { rows } = await sql<{ text: string }>`select changes::text as text from history
    where entity = 'issue' and "entityId" = ${yes}`.execute(it.db);
  expect(rows.some(({ text }) => text.includes(lastName))).toBe(false);
});

test('a namesake’s name in texts about no client is asked about, not taken [ROD-10]', async () => {
  const one = await it.known();
  const client = await it.createClient({
    persons: [{ ...it.person, firstName: one.firstName, lastName: one.lastName, phone: one.phone }],
  });
  const loose = await it.issue({ name: `Zenobia ${one.lastName}`, description: one.phone });
  const own = await it.issue({ name: `Zenobia ${one.lastName}`, client: one.client });
  const { doubts } = await it.dataOf(one.id);
  expect(doubts).toContainEqual({
    key: `issue/${loose}/name`,
    label: 'Zgłoszenie',
    excerpt: `Zenobia ${one.lastName}`,
  });
  await it.anonymize(one.id);
  expect(await it.readIssue(loose)).toMatchObject({
    name: `Zenobia ${one.lastName}`,
    description: one.phone,
  });
  expect((await it.readIssue(own)).name).toBe(removedWords);
  expect((await it.readClient(client)).persons[0]?.lastName).toBe(one.lastName);
});

test('each number of a field tells of its person, with the extension or without, and one that others have too does not [ROD-07, ROD-11]', async () => {
  const { id, client } = await it.known();
  const other = await it.known();
  const phone = '22 111 20 30 wew. 12, 600 400 500';
  const change = { as: it.user, params: { id }, body: { phone: `${phone}, 501 700 900` } };
  expect((await it.call(clients.updateContact, change)).status).toBe(200);
  await it.call(clients.updateContact, {
    as: it.user,
    params: { id: other.id },
    body: { phone: '501-700-900 wew. 3, 502 000 111' },
  });
  const about = async (name: string) => await it.issue({ client, description: name });
  const [own, inner, shared] = [
    await about('Oddzwonić: 600-400-500'),
    await about('Na centralę 221112030'),
    await it.issue({ description: 'Dzwonić 501700900' }),
  ];
  expect((await it.anonymize(id)).status).toBe(200);
  expect((await it.readIssue(own)).description).toBe(`Oddzwonić: ${removedWords}`);
  expect((await it.readIssue(inner)).description).toBe(`Na centralę ${removedWords}`);
  expect((await it.readIssue(shared)).description).toBe('Dzwonić 501700900');
});

test('a contact who is deleted leaves a name in the history, and no telephone or e-mail [ROD-13]', async () => {
  const { id, client, lastName, phone, email } = await it.known();
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
  const other = await it.known();
  await it.patchClient(other.client, { persons: [it.person] });
  const after = await it.call(clientHistory, { as: it.user, params: { id: other.client } });
  expect(JSON.stringify(after.data)).not.toContain(other.phone);
  // A day later nobody at all finds them.
  await sql`update history set at = at - interval '25 hours'`.execute(it.db);
  await forgetDeletedContacts(it.db);
  expect(await it.left([phone, email, 'Tylko rano', other.phone, other.email])).toEqual([]);
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
  expect((await it.anonymize(persons[0]?.id ?? 0)).status).toBe(200);
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
  expect((await it.anonymize(person?.id ?? 0)).status).toBe(200);
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
