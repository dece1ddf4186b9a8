import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import * as clients from '@zaplecze/contract/rooms/clients/calls';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { setProcessing } from '@zaplecze/contract/rooms/rodo/cases/calls';
import * as registers from '@zaplecze/contract/rooms/rodo/registers/calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { casesApp } from '../cases/cases.fixture.ts';

let it: Awaited<ReturnType<typeof casesApp>>;
beforeEach(async () => {
  it = await casesApp();
});
afterEach(() => it.close());

/** A client whose one contact person gave a consent; gives the person's id. */
async function consenting(
  lastName: string,
  consent: object = {},
  person: object = {},
): Promise<number> {
  const file = await it.upload(it.user, 'zgoda.pdf', '%PDF-1.4 podpis');
  const client = await it.createClient({
    name: `Firma ${lastName}`,
    persons: [
      { firstName: 'Ewa', lastName, phone: null, email: `${lastName}@firma.example`, ...person },
    ],
    agreements: [{ type: it.ids.consent, file, person: -1, given: '2026-01-02', ...consent }],
  });
  return (await it.readClient(client)).persons[0]?.id ?? 0;
}
const find = async (query: Record<string, unknown> = {}) =>
  (await it.call(registers.listConsents, { as: it.manager, query })).data.list;

test('the register tells who holds which consent, by which wording, how given and with which file [ROD-33, ROD-34]', async () => {
  await consenting('Nowak', { channel: 'form' });
  const type = it.ids.consent;
  const change = { description: 'Zgadzam się na oferty i zaproszenia.' };
  await it.call(dictionaryCalls.agreementType.update, {
    ...{ as: it.admin, params: { id: type } },
    body: change,
  });
  // Another name is no other wording.
  await it.call(dictionaryCalls.agreementType.update, {
    ...{ as: it.admin, params: { id: type } },
    body: { name: 'Marketing i oferty' },
  });
  await consenting('Zalewska', { channel: 'phone', withdrawn: warsawDay() });
  const { list, count } = await find({ sort: 'person', order: 'asc' });
  expect(count).toBe(2);
  expect(list).toMatchObject([
    {
      ...{ person: { name: 'Ewa Nowak' }, client: { name: 'Firma Nowak' }, channel: 'form' },
      ...{ state: 'valid', wordingVersion: 1, wording: 'Zgadzam się na oferty.' },
      file: { fileName: 'zgoda.pdf' },
    },
    {
      ...{ person: { name: 'Ewa Zalewska' }, channel: 'phone', state: 'withdrawn' },
      ...{ wordingVersion: 2, wording: change.description },
    },
  ]);
  const versions = await it.call(registers.listWordings, { as: it.manager, params: { id: type } });
  expect(
    versions.data.list.map((one: { version: number; text: string }) => [one.version, one.text]),
  ).toEqual([
    [2, change.description],
    [1, 'Zgadzam się na oferty.'],
  ]);
  expect((await find({ filter: { state: 'valid' } })).count).toBe(1);
  expect((await find({ filter: { channel: 'phone' } })).count).toBe(1);
  expect((await find({ filter: { dateFrom: '2026-01-03' } })).count).toBe(0);
  expect((await find({ search: 'zalewska ewa' })).count).toBe(1);
  const file = await it.app.inject({
    url: '/api/clientAgreement/list/export?format=csv',
    headers: { 'access-token': it.manager.token },
  });
  expect(file.body).toContain('Formularz');
});

test('a marketing list has those whose consent holds today, each once; who is left out and why is told [ROD-35, ROD-36]', async () => {
  const before = (
    await it.call(registers.countMarketing, {
      ...{ as: it.manager, params: { id: it.ids.consent } },
    })
  ).data.count;
  const [today, tomorrow] = [warsawDay(), addDays(warsawDay(), 1)];
  const good = await consenting('Dobra', { given: today });
  await consenting('Jutrzejsza', { given: tomorrow });
  await consenting('Cofnięta', { withdrawn: today });
  const held = await consenting('Wstrzymana');
  const against = await consenting('Przeciwna');
  await consenting('Niczyja', { person: null });
  const set = (id: number, body: object) =>
    it.call(setProcessing, { as: it.admin, params: { id }, body });
  await set(held, { restricted: true });
  await set(against, { objected: true });
  // The same consent given twice by one person makes one row.
  const { client } = await it.db
    .selectFrom('clientPerson')
    .select('client')
    .where('id', '=', good)
    .executeTakeFirstOrThrow();
  const file = await it.upload(it.user);
  const again = { client, type: it.ids.consent, file, person: good, given: '2026-03-01' };
  expect((await it.call(clients.createAgreement, { as: it.user, body: again })).status).toBe(200);
  const { data } = await it.call(registers.countMarketing, {
    ...{ as: it.manager, params: { id: it.ids.consent } },
  });
  expect(data.count).toBe(before + 1);
  const reasons = Object.fromEntries(
    data.left.map(({ why, count }: { why: string; count: number }) => [why, count]),
  );
  expect(reasons).toMatchObject({
    'zgoda jeszcze nie obowiązuje': 1,
    'przetwarzanie ograniczone': 1,
    'sprzeciw wobec marketingu': 1,
    'nie wskazano osoby, która ją wyraziła': 1,
  });
  const path = `/api/clientAgreement/marketing/${it.ids.consent}/export?format=csv&purpose=Szkolenie`;
  const list = await it.open(path, it.manager);
  expect(list.body).toContain('Dobra');
  for (const name of ['Jutrzejsza', 'Cofnięta', 'Wstrzymana', 'Przeciwna', 'Niczyja']) {
    expect(list.body).not.toContain(name);
  }
  const told = await it.call(registers.listDisclosures, { as: it.admin });
  expect(told.data.list.list[0]).toMatchObject({
    ...{ kind: 'marketing', what: 'Lista marketingowa: Marketing', purpose: 'Szkolenie' },
    ...{ rows: before + 1, by: { id: it.manager.id }, automatic: true },
    ground: expect.stringContaining('art. 6 ust. 1 lit. a'),
  });
  expect(
    (await it.call(registers.countMarketing, { as: it.manager, params: { id: 98_765 } })).status,
  ).toBe(404);
});
