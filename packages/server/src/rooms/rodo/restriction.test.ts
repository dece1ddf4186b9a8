import * as clients from '@zaplecze/contract/rooms/clients/calls';
import { mergeClients, splitClient } from '@zaplecze/contract/rooms/clients/merging/calls';
import { anonymizePerson } from '@zaplecze/contract/rooms/rodo/calls';
import { setProcessing } from '@zaplecze/contract/rooms/rodo/cases/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesApp } from './cases/cases.fixture.ts';

let it: Awaited<ReturnType<typeof casesApp>>;
beforeAll(async () => {
  it = await casesApp();
});
afterAll(() => it.close());

const refusal = (name: string) =>
  `Przetwarzanie danych tej osoby (${name}) jest ograniczone. Najpierw zdejmij ograniczenie w sprawie RODO.`;

const restrict = async (id: number, restricted = true) =>
  expect(
    (await it.call(setProcessing, { as: it.admin, params: { id }, body: { restricted } })).status,
  ).toBe(200);

let number = 0;
/** A client of a restricted contact person who gave a consent. */
async function held() {
  number += 1;
  const lastName = `Ostrożna${'abcdefghijklmnop'[number]}`;
  const file = await it.upload(it.user, 'zgoda.pdf', '%PDF-1.4 podpis');
  const person = { firstName: 'Iga', lastName, phone: `700 100 2${10 + number}`, email: null };
  const consent = { type: it.ids.consent, file, given: '2026-01-02', channel: 'paper' };
  const client = await it.createClient({
    name: `Firma ${lastName}`,
    persons: [person, { ...it.person, lastName: `Inny${'abcdefghijklmnop'[number]}` }],
    agreements: [{ ...consent, person: -1 }],
  });
  const { persons, agreements } = await it.readClient(client);
  const [id = 0, other = 0] = persons.map((one) => one.id);
  const agreement = agreements[0]?.id ?? 0;
  await restrict(id);
  const form = { ...consent, id: agreement, person: id };
  return { client, id, other, agreement, form, person, name: `Iga ${lastName}` };
}

/** Every row of the person and their consents, as the database has them. */
async function rowsOf({ id, agreement }: { id: number; agreement: number }) {
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(p) as row from "clientPerson" p where p.id = ${id}
    union all select to_jsonb(a) from "clientAgreement" a where a.id = ${agreement}
    union all select to_jsonb(f) from file f join "clientAgreement" a on a.file = f.id where a.id = ${agreement}`.execute(
    it.db,
  );
  return rows;
}

type Held = Awaited<ReturnType<typeof held>>;
type Path = (one: Held) => Promise<{ status: number; message?: string | undefined }>;

const paths: Record<string, Path> = {
  'deleting the client': ({ client }) =>
    it.call(clients.removeClient, { as: it.manager, params: { id: client } }),
  'deleting the person': ({ id }) =>
    it.call(clients.removeContact, { as: it.user, params: { id } }),
  'changing the person': ({ id }) =>
    it.call(clients.updateContact, { as: it.user, params: { id }, body: { phone: '700 999 888' } }),
  'deleting the consent': ({ agreement }) =>
    it.call(clients.removeAgreement, { as: it.user, params: { id: agreement } }),
  'another file of the consent': async ({ agreement }) =>
    it.call(clients.updateAgreement, {
      ...{ as: it.user, params: { id: agreement } },
      body: { file: await it.upload(it.user, 'inna.pdf', '%PDF-1.4 inny') },
    }),
  'another type, day, person or way of the consent': async ({ agreement, other }) => {
    const bodies = [
      { given: '2026-01-03' },
      { channel: 'email' },
      { person: null },
      { person: other },
      { given: null, withdrawn: '2026-02-03' },
    ];
    const answers = [];
    for (const body of bodies)
      answers.push(
        await it.call(clients.updateAgreement, { as: it.user, params: { id: agreement }, body }),
      );
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 409));
    return answers[0] as { status: number };
  },
  'a form of the client without its consents': ({ client }) =>
    it.patchClient(client, { agreements: [] }),
  'a form of the client with the consent changed': ({ client, form }) =>
    it.patchClient(client, { agreements: [{ ...form, channel: 'email' }] }),
  'a form of the client that gives the consent to somebody else': ({ client, form, other }) =>
    it.patchClient(client, { agreements: [{ ...form, person: other }] }),
  'making the client a part of another': async ({ client }) => {
    const stays = await it.createClient({ name: 'Ta, która zostaje' });
    return it.call(mergeClients, {
      ...{ as: it.manager, params: { id: stays } },
      body: { client, take: [] },
    });
  },
  'making the person anonymous': ({ id }) =>
    it.call(anonymizePerson, { as: it.admin, params: { id }, body: {} }),
  'making the person anonymous for a request of another kind': async ({ id, name }) =>
    it.call(anonymizePerson, {
      ...{ as: it.admin, params: { id } },
      body: { case: await it.request({ kind: 'restriction', name }) },
    }),
  'making the person anonymous as somebody else asks': async ({ id }) =>
    it.call(anonymizePerson, {
      ...{ as: it.admin, params: { id } },
      body: { case: await it.request({ name: 'Zenon Obcy' }) },
    }),
  'taking the person out of texts for a request of another kind': async ({ name, client }) => {
    await it.guest(name, { client });
    const answer = await it.erase(await it.request({ kind: 'objection', name }));
    expect(answer.message).toContain(`(${name} (`);
    return { status: answer.status, message: refusal(name) };
  },
};

describe('what hangs on a restricted person changes by no path', () => {
  test.each(Object.entries(paths))('%s is refused by name [ROD-30]', async (_, path) => {
    const one = await held();
    const before = await rowsOf(one);
    expect(before).toHaveLength(3);
    const { status, message } = await path(one);
    expect([status, message]).toEqual([409, refusal(one.name)]);
    expect(await rowsOf(one)).toEqual(before);
  });

  test('a merging is not taken back over a person who was restricted since [ROD-30]', async () => {
    const one = await held();
    await restrict(one.id, false);
    const stays = await it.createClient({ name: 'Większa' });
    const body = { client: one.client, take: [] };
    const merged = await it.call(mergeClients, { as: it.manager, params: { id: stays }, body });
    expect(merged.status).toBe(200);
    await restrict(one.id);
    const back = { as: it.manager, params: { id: one.client }, body: {} };
    const refused = await it.call(splitClient, back);
    expect([refused.status, refused.message]).toEqual([409, refusal(one.name)]);
    await restrict(one.id, false);
    expect((await it.call(splitClient, back)).status).toBe(200);
  });

  test('a new consent in the person’s name is refused on its field [ROD-30]', async () => {
    const { client, id, name } = await held();
    const file = await it.upload(it.user);
    const consent = { type: it.ids.consent, file, person: id };
    const one = { as: it.user, body: { client, ...consent } };
    expect((await it.call(clients.createAgreement, one)).errors).toEqual({ person: refusal(name) });
  });

  test('the database itself keeps the rows, whoever asks it [ROD-30]', async () => {
    const one = await held();
    const asked = [
      sql`update "clientPerson" set description = 'x' where id = ${one.id}`,
      sql`delete from "clientPerson" where id = ${one.id}`,
      sql`delete from client where id = ${one.client}`,
      sql`update "clientAgreement" set wording = null where id = ${one.agreement}`,
      sql`insert into "clientAgreement" (client, type, person) values (${one.client}, ${it.ids.consent}, ${one.id})`,
      sql`update "clientAgreement" set person = ${one.id} where person is distinct from ${one.id}`,
      sql`delete from file where id = ${one.form.file}`,
      sql`update file set "attachedTo" = null, "attachedId" = null where id = ${one.form.file}`,
      sql`update file set "fileName" = 'x' where id = ${one.form.file}`,
    ];
    await sql`insert into "clientAgreement" (client, type) values (${one.client}, ${it.ids.consent})`.execute(
      it.db,
    );
    for (const query of asked)
      await expect(query.execute(it.db)).rejects.toMatchObject({ code: 'RODO1' });
  });
});

test('what the law leaves is done: a consent withdrawn, also earlier than said; an objection; the end of it [ROD-31]', async () => {
  const { client, id, agreement, form } = await held();
  const change = (body: object) =>
    it.call(clients.updateAgreement, { as: it.user, params: { id: agreement }, body });
  expect((await change({ withdrawn: '2026-02-03' })).status).toBe(200);
  expect((await change({ withdrawn: '2026-02-04' })).status).toBe(409);
  expect((await change({ withdrawn: null })).status).toBe(409);
  const earlier = { agreements: [{ ...form, withdrawn: '2026-02-01' }] };
  expect((await it.patchClient(client, earlier)).status).toBe(200);
  const set = (body: object) => it.call(setProcessing, { as: it.admin, params: { id }, body });
  expect((await set({ objected: true })).status).toBe(200);
  expect((await set({ restricted: false })).status).toBe(200);
  expect((await change({ withdrawn: null })).status).toBe(200);
});

test('a restricted person who asks to be forgotten is made anonymous as their open request says [ROD-40]', async () => {
  const { client, id, agreement, name } = await held();
  const request = await it.request({ kind: 'erasure', name });
  const done = await it.call(anonymizePerson, {
    ...{ as: it.admin, params: { id } },
    body: { case: request },
  });
  expect([done.status, done.message]).toEqual([200, undefined]);
  const { persons, agreements } = await it.readClient(client);
  expect(persons[0]).toMatchObject({ lastName: 'zanonimizowana', restricted: null, phone: null });
  expect(agreements[0]).toMatchObject({ id: agreement, file: null, endReason: 'anonymized' });
});

test('somebody else’s right to be forgotten reaches what was written about a restricted person [ROD-40]', async () => {
  const { client, id, other, name } = await held();
  const { persons } = await it.readClient(client);
  const named = `${persons[1]?.firstName} ${persons[1]?.lastName}`;
  await restrict(id, false);
  await it.call(clients.updateContact, {
    ...{ as: it.user, params: { id } },
    body: { description: `Zastępuje ją ${named}` },
  });
  await restrict(id);
  const gone = await it.call(anonymizePerson, { as: it.admin, params: { id: other }, body: {} });
  expect([gone.status, name]).toEqual([200, name]);
  expect((await it.readClient(client)).persons[0]?.description).toBe(
    'Zastępuje ją [dane usunięte]',
  );
});
