import { exportTicket } from '@zaplecze/contract/kit/calls/export';
import * as clients from '@zaplecze/contract/rooms/clients/calls';
import { createComment } from '@zaplecze/contract/rooms/comments/calls';
import { clientHistory } from '@zaplecze/contract/rooms/history/calls';
import { createIssue, getIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { createReception } from '@zaplecze/contract/rooms/reception/calls';
import { anonymizePerson, exportPerson, personalData } from '@zaplecze/contract/rooms/rodo/calls';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { historyApp } from '../history/history.fixture.ts';

let it: Awaited<ReturnType<typeof historyApp>>;
beforeAll(async () => {
  it = await historyApp();
});
afterAll(() => it.close());

const unusual = {
  firstName: 'Świętopełk',
  lastName: 'Brzęczyszczykiewicz',
  phone: '511 222 333',
  email: 'swietopelk@poczta.example',
  description: 'Dzwonić po dwunastej.',
};
const former = { phone: '599 888 777' };

/** A client of the unusual person: named in an issue, a guest, a comment, a consent, the history. */
async function known() {
  const file = await it.upload(it.user, 'zgoda na oferty.pdf', '%PDF-1.4 podpis');
  const client = await it.createClient({
    persons: [{ ...unusual, ...former }, it.person],
    agreements: [{ type: it.ids.consent, file, given: '2026-01-02' }],
  });
  const { persons, agreements } = await it.readClient(client);
  const person = persons[0]?.id ?? 0;
  const agreement = agreements[0]?.id ?? 0;
  const as = it.user;
  await it.call(clients.updateContact, {
    as,
    params: { id: person },
    body: { phone: unusual.phone, position: it.ids.position },
  });
  await it.call(clients.updateAgreement, { as, params: { id: agreement }, body: { person } });
  const body = {
    name: 'Oddzwonić: Świętopełk Brzęczyszczykiewicz',
    users: [it.manager.id],
    client,
    description: 'brzęczyszczykiewicz ŚWIĘTOPEŁK czeka, tel. +48 511-222-333.',
    type: 1,
    dateRealization: null,
  };
  const issue = (await it.call(createIssue, { as, body })).data.id as number;
  const text = { description: `Numer już inny: ${former.phone}, ${unusual.email}.` };
  await it.call(updateIssue, { as, params: { id: issue }, body: text });
  const guest = { category: 'guest', fullName: 'Świętopełk Brzęczyszczykiewicz', client };
  const visit = { ...guest, user: it.manager.id, operationDate: '2026-11-20 10:00' };
  expect((await it.call(createReception, { as: it.admin, body: visit })).status).toBe(200);
  return { client, person, agreement, issue, file };
}

/** How often something stands anywhere in the database, whatever the letter case. */
async function found(words: string[]): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(it.db);
  const hits: string[] = [];
  for (const { schema, name } of rows) {
    const { rows: lines } = await sql<{ line: string }>`select to_jsonb(x)::text as line
      from ${sql.table(`${schema}.${name}`)} x`.execute(it.db);
    for (const { line } of lines)
      if (words.some((word) => line.toLowerCase().includes(word.toLowerCase())))
        hits.push(`${name}: ${line}`);
  }
  return hits;
}
const traces = [
  'Świętopełk',
  'swietopelk',
  'Brzęczyszczykiewicz',
  'brzeczyszczykiewicz',
  '511 222 333',
  '511-222-333',
  '599 888 777',
  'po dwunastej',
];

const anonymize = (id: number, as: Someone | null = it.manager) =>
  it.call(anonymizePerson, { as, params: { id } });
const archive = async (id: number, as: Someone) => {
  const path = `/api/clientPerson/${id}/export?format=zip`;
  const signed = (await it.call(exportTicket, { as, body: { path } })).data.path as string;
  const answer = await it.app.inject({ method: 'GET', url: signed });
  return { answer, files: answer.statusCode === 200 ? unzipSync(answer.rawPayload) : {} };
};
const historyOf = async (client: number) =>
  JSON.stringify((await it.call(clientHistory, { as: it.user, params: { id: client } })).data);

describe('the export', () => {
  test('is one archive: a Polish document, the same as data, and the files of consents [ROD-02, ROD-03]', async () => {
    const { client, person, agreement, issue } = await known();
    const { answer, files } = await archive(person, it.manager);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(/dane-osobowe-\d+-[\d-]+\.zip/);
    expect(Object.keys(files)).toEqual([
      'dane-osobowe.html',
      'dane-osobowe.json',
      `zgody/${agreement}-zgoda na oferty.pdf`,
    ]);
    expect(strFromU8(files[`zgody/${agreement}-zgoda na oferty.pdf`] as Uint8Array)).toBe(
      '%PDF-1.4 podpis',
    );
    const page = strFromU8(files['dane-osobowe.html'] as Uint8Array);
    // Dates are written as everywhere.
    expect(page).toMatch(/\d\d\.\d\d\.20\d\d/);
    expect(page).not.toMatch(/\d (?:sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru)[a-z]* 20\d\d/);
    for (const words of ['Świętopełk', '511 222 333', 'Marketing', 'Zgadzam się na oferty.'])
      expect(page).toContain(words);
    expect(page).toContain('Telefon: 599 888 777 → 511 222 333');
    const data = JSON.parse(strFromU8(files['dane-osobowe.json'] as Uint8Array));
    expect(data.person).toMatchObject({ lastName: unusual.lastName, position: 'Prezes' });
    const labels = data.mentions.map((one: { label: string }) => one.label);
    expect(new Set(labels)).toEqual(new Set(['Zgłoszenie', 'Recepcja', 'Powiadomienie']));
    expect(data.mentions).toContainEqual(expect.objectContaining({ id: issue, field: 'name' }));
    expect(await historyOf(client)).toContain('"action":"export"');
  });

  test('is for managers and administrators [ROD-01]', async () => {
    const { person } = await known();
    for (const as of [it.user, it.stranger]) {
      expect((await archive(person, as)).answer.statusCode).toBe(403);
      expect((await anonymize(person, as)).status).toBe(403);
      expect((await it.call(personalData, { as, params: { id: person } })).status).toBe(403);
    }
    expect((await archive(person, it.admin)).answer.statusCode).toBe(200);
    const missing = { as: it.admin, params: { id: 2_000_000_000 } };
    expect((await it.call(exportPerson, missing)).status).toBe(404);
  });
});

describe('making a person anonymous', () => {
  test('says before what will be gone [ROD-04]', async () => {
    const { person } = await known();
    const { data } = await it.call(personalData, { as: it.manager, params: { id: person } });
    expect(data).toMatchObject({ name: 'Świętopełk Brzęczyszczykiewicz', agreements: 1 });
    expect(data.mentions).toContainEqual({ label: 'Zgłoszenie', count: 2 });
  });

  test('leaves no trace anywhere in the database; records stay countable [ROD-05, ROD-06]', async () => {
    const all = [await known(), await known()];
    const comment = { text: 'Świętopełk Brzęczyszczykiewicz prosi o fakturę.' };
    await it.call(createComment, { as: it.user, body: comment });
    await sql`update comment set "attachedTo" = 'issue', "attachedId" = ${all[0]?.issue}`.execute(
      it.db,
    );
    // Those of the tests before have the same name: each is asked for by themselves.
    const { rows } = await sql<{ id: number }>`select id from "clientPerson"
      where "lastName" = ${unusual.lastName}`.execute(it.db);
    expect(await found(traces)).not.toEqual([]);
    for (const { id } of rows) expect((await anonymize(id)).status).toBe(200);
    expect(await found(traces)).toEqual([]);
    const { client, person, agreement, issue } = all[0] as (typeof all)[0];
    const read = await it.readClient(client);
    expect(read.persons).toHaveLength(2);
    expect(read.persons[0]).toMatchObject({
      id: person,
      firstName: 'Osoba',
      lastName: 'zanonimizowana',
      phone: null,
      email: null,
      position: null,
      anonymized: expect.any(String),
    });
    expect(read.agreements).toMatchObject([
      { id: agreement, given: '2026-01-02', file: null, wording: null, person: { id: person } },
    ]);
    const params = { id: issue };
    expect((await it.call(getIssue, { as: it.user, params })).data.issue.name).toBe(
      'Oddzwonić: [dane usunięte]',
    );
    const list = await it.call(clients.listClients, {
      as: it.user,
      query: { search: 'brzeczyszczykiewicz' },
    });
    expect(list.data.list.count).toBe(0);
    const told = await historyOf(client);
    expect(told).toContain('"action":"anonymize"');
    expect(told).toContain('[dane usunięte]');
  });

  test('removes the files of consents from the storage [ROD-06]', async () => {
    const { person, file } = await known();
    await anonymize(person);
    const left = await it.db
      .selectFrom('file')
      .select('id')
      .where('id', '=', file)
      .executeTakeFirst();
    expect(left).toBeUndefined();
    const { rows } = await sql<{ count: number }>`select count(*) from graphile_worker.jobs
      where task_identifier = 'files.removeContents'`.execute(it.db);
    expect(rows[0]?.count).toBeGreaterThan(0);
  });

  test('keeps what is the company’s own or another person’s [ROD-11]', async () => {
    const client = await it.createClient({
      persons: [{ ...unusual, phone: '600700801' }, { ...it.person }],
    });
    const [person] = (await it.readClient(client)).persons;
    await anonymize(person?.id ?? 0);
    expect(await it.readClient(client)).toMatchObject({
      phone: '600700801',
      persons: [{ firstName: 'Osoba' }, { phone: it.person.phone }],
    });
  });

  test('is done once, and nothing brings the data back [ROD-12]', async () => {
    const { client, person, agreement } = await known();
    const { version, persons } = await it.readClient(client);
    await anonymize(person);
    expect((await anonymize(person)).status).toBe(409);
    const as = it.user;
    const own = { as, params: { id: person } };
    const back = await it.call(clients.updateContact, { ...own, body: { phone: unusual.phone } });
    expect([back.status, back.message]).toEqual([409, 'Ta osoba została zanonimizowana']);
    expect((await it.call(clients.removeContact, own)).status).toBe(409);
    const consent = { as, params: { id: agreement } };
    expect((await it.call(clients.removeAgreement, consent)).status).toBe(409);
    const {
      position: _,
      client: _client,
      version: _version,
      anonymized: _a,
      restricted: _r,
      objected: _o,
      ...former
    } = persons[0] as clients.Client['persons'][number];
    const list = { persons: [former, { ...it.person, id: persons[1]?.id }] };
    // A form that was opened before: who is anonymous is not brought back by it.
    const stale = await it.patchClient(client, list, as, { 'if-match': `"${version}"` });
    expect(stale.errors).toEqual({ 'persons.0.firstName': 'Ta osoba została zanonimizowana' });
    expect(JSON.stringify(stale.json)).not.toContain(unusual.lastName);
    const insisting = await it.patchClient(client, list);
    expect(insisting.errors).toEqual({ 'persons.0.firstName': 'Ta osoba została zanonimizowana' });
    expect((await it.patchClient(client, { persons: [it.person] })).status).toBe(200);
    const after = await it.readClient(client);
    expect(after.persons.map(({ firstName }) => firstName)).toEqual(['Osoba', 'Jan']);
    expect(after.agreements).toHaveLength(1);
  });

  test('a form of the client keeps consents of people who are anonymous [ROD-12]', async () => {
    const { client, person } = await known();
    await anonymize(person);
    expect((await it.patchClient(client, { agreements: [] })).status).toBe(200);
    expect((await it.readClient(client)).agreements).toHaveLength(1);
  });
});
