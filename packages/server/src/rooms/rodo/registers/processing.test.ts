import * as clients from '@zaplecze/contract/rooms/clients/calls';
import { clientHistory } from '@zaplecze/contract/rooms/history/calls';
import { anonymizePerson } from '@zaplecze/contract/rooms/rodo/calls';
import { setProcessing } from '@zaplecze/contract/rooms/rodo/cases/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { casesApp } from '../cases/cases.fixture.ts';

let it: Awaited<ReturnType<typeof casesApp>>;
beforeAll(async () => {
  it = await casesApp();
});
afterAll(() => it.close());

const refusalOf = (name: string) =>
  `Przetwarzanie danych tej osoby (${name}) jest ograniczone. Najpierw zdejmij ograniczenie w sprawie RODO.`;

let number = 0;
/** A client of two contact persons, the first of whom is restricted, with a consent of hers. */
async function restricted() {
  number += 1;
  const lastName = `Ostrożna${'abcdefgh'[number]}`;
  const file = await it.upload(it.user, 'zgoda.pdf', '%PDF-1.4 podpis');
  const client = await it.createClient({
    name: `Firma ${lastName}`,
    persons: [
      { firstName: 'Iga', lastName, phone: '700 100 200', email: null },
      { ...it.person, lastName: `Swobodny${'abcdefgh'[number]}` },
    ],
    agreements: [{ type: it.ids.consent, file, given: '2026-01-02', person: -1, channel: 'paper' }],
  });
  const { persons, agreements } = await it.readClient(client);
  const id = persons[0]?.id ?? 0;
  const set = (body: object) => it.call(setProcessing, { as: it.admin, params: { id }, body });
  expect((await set({ restricted: true })).status).toBe(200);
  return { client, id, lastName, set, agreement: agreements[0]?.id ?? 0, file };
}

test('a restricted contact person is marked, is no new choice and in no download; nothing of them changes [ROD-30]', async () => {
  const { client, id, lastName, set } = await restricted();
  const whole = await it.readClient(client);
  expect(whole.persons[0]?.restricted).not.toBeNull();
  expect(whole.agreements[0]?.channel).toBe('paper');
  const list = await it.call(clients.listClients, { as: it.user, query: { search: lastName } });
  expect(list.data.list.list[0].persons[0]).toMatchObject({ restricted: true, phone: null });
  const download = await it.app.inject({
    url: `/api/client/list/export?format=csv&search=${encodeURIComponent(lastName)}`,
    headers: { 'access-token': it.user.token },
  });
  expect(download.body).toContain('Swobodny');
  expect(download.body).not.toContain('700 100 200');
  const refused = refusalOf(`Iga ${lastName}`);
  const own = { as: it.user, params: { id } };
  const answers = [
    await it.call(clients.updateContact, { ...own, body: { phone: '700 100 201' } }),
    await it.call(clients.removeContact, own),
    await it.call(anonymizePerson, { as: it.manager, params: { id }, body: {} }),
  ];
  expect(answers.map(({ status, message }) => [status, message])).toEqual(
    answers.map(() => [409, refused]),
  );
  const file = await it.upload(it.user);
  const consent = await it.call(clients.createAgreement, {
    as: it.user,
    body: { client, type: it.ids.consent, file, person: id },
  });
  expect(consent.errors).toEqual({ person: refused });
  // The client's form neither holds nor takes away the person.
  const insisting = await it.patchClient(client, {
    persons: [{ id, firstName: 'Iga', lastName: 'Inna', phone: '700 100 200' }],
  });
  expect(insisting.errors).toEqual({ 'persons.0.firstName': refused });
  const { id: free } = whole.persons[1] ?? { id: 0 };
  expect((await it.patchClient(client, { persons: [{ ...it.person, id: free }] })).status).toBe(
    200,
  );
  expect((await it.readClient(client)).persons.map((one) => one.id)).toEqual([id, free]);
  expect((await set({ restricted: false })).data.restricted).toBeNull();
  expect(
    (await it.call(clients.updateContact, { ...own, body: { phone: '700 100 201' } })).status,
  ).toBe(200);
});

test('restriction and objection stand in the client’s history and in the protocol of the request [ROD-32]', async () => {
  const { client, id, set } = await restricted();
  const request = await it.request({ kind: 'objection', name: 'Iga' });
  expect((await set({ objected: true, case: request })).data.objected).not.toBeNull();
  expect((await it.read(request)).steps.at(-1)?.text).toBe(
    `Osoba kontaktowa nr ${id}: zapisano sprzeciw wobec marketingu.`,
  );
  const { data } = await it.call(clientHistory, { as: it.user, params: { id: client } });
  const fields = JSON.stringify(data);
  expect(fields).toContain('"restricted"');
  expect(fields).toContain('"objected"');
  expect((await set({ objected: false, case: 987_654 })).status).toBe(404);
  expect((await it.readClient(client)).persons[0]?.objected).not.toBeNull();
  expect((await set({})).status).toBe(400);
  // Anonymised from a request, it stands there by number alone.
  await set({ restricted: false });
  const gone = await it.call(anonymizePerson, {
    ...{ as: it.admin, params: { id } },
    body: { case: request },
  });
  expect(gone.status).toBe(200);
  expect((await it.read(request)).steps.at(-1)?.text).toBe(
    `Zanonimizowano osobę kontaktową nr ${id}.`,
  );
});
