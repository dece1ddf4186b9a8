import { updateClient } from '@zaplecze/contract/rooms/clients/calls';
import type { CustomDefinition } from '@zaplecze/contract/rooms/custom-fields/calls';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { starterFields, startersFor } from '@zaplecze/contract/rooms/custom-fields/starters';
import { customFieldHistory, type HistoryChange } from '@zaplecze/contract/rooms/history/calls';
import { createView } from '@zaplecze/contract/rooms/views/calls';
import { afterAll, expect, test } from 'vitest';
import { pdfWords } from '../../../test/pdf-text.ts';
import { choices, customFieldsApp } from './custom-fields.fixture.ts';

/* The description of a field: whose data it holds, two administrators, its history, hostile ones. */

const { it, admin, manager, service, create, field, definitions, change } = await customFieldsApp();
afterAll(() => it.close());

const definition = async (id: number) =>
  (await definitions()).find((one) => one.id === id) as CustomDefinition;
const opened = (version: number) => ({ 'if-match': String(version) });

test.each(['pesel', 'account', 'phone', 'email'])(
  'a field of the kind %s is of people, whatever is said, and cannot be unmarked [CUS-160]',
  async (kind) => {
    const { id } = await field(kind, { personal: false });
    expect((await definition(id)).personal).toBe(true);
    const refused = await change(id, { personal: false });
    expect([refused.status, refused.errors?.personal]).toEqual([
      400,
      expect.stringMatching(/: to zawsze dane osobowe, oznaczenia nie można zdjąć$/),
    ]);
  },
);

test('personal fields stand with their purpose in the records of processing activities [CUS-161]', async () => {
  await field('pesel', { label: 'PESEL właściciela', purpose: 'zgłoszenie do ZUS' });
  await field('text', { label: 'Imię kontaktowe', personal: true });
  await field('text', { label: 'Numer zwykły' });
  const url = '/api/processingActivity/document/export';
  const pdf = await it.app.inject({ url, headers: { 'access-token': admin.token } });
  const text = await pdfWords(pdf.rawPayload);
  expect(text).toContain('Klienci: PESEL właściciela');
  expect(text).toContain('zgłoszenie do ZUS');
  expect(text).toContain('cel nieopisany');
  expect(text).not.toContain('Numer zwykły');
});

test('of two administrators each keeps what they changed, options and conditions too [CUS-165]', async () => {
  const { id } = await field('choice', { label: 'Forma', ...choices('A', 'B') });
  const { version, options } = await definition(id);
  const sent = options.map(({ id: one, name, color }) => ({ id: one, name, color }));
  const [one = sent[0], two = sent[1]] = sent;
  expect(
    (
      await change(
        id,
        {
          help: 'Pierwszy',
          options: [{ ...one, name: 'A1' }, two],
          only: { projectType: [service] },
        },
        opened(version),
      )
    ).status,
  ).toBe(200);
  const second = await change(
    id,
    { section: 'Drugi', options: [one, { ...two, name: 'B2' }], only: {} },
    opened(version),
  );
  expect(second.status).toBe(200);
  expect(await definition(id)).toMatchObject({
    ...{ help: 'Pierwszy', section: 'Drugi', only: { projectType: [service] } },
    options: [{ name: 'A1' }, { name: 'B2' }],
  });
});

test('what both changed differently is asked, in words [CUS-165]', async () => {
  const { id, version } = await field('text', { label: 'Numer' });
  expect((await change(id, { label: 'Numer umowy' }, opened(version))).status).toBe(200);
  const asked = await change(id, { label: 'Numer teczki' }, opened(version));
  expect([asked.status, Object.keys(asked.errors ?? {})]).toEqual([409, ['label']]);
  expect((await definition(id)).label).toBe('Numer umowy');
});

test('the history of a description tells in words who changed what, its options and conditions too; to administrators alone [CUS-166]', async () => {
  const { id } = await field('choice', { label: 'Forma', ...choices('Ryczałt') }, 'issue');
  const { options } = await definition(id);
  await change(id, { sees: 'manager', requiredFrom: 9, only: { issueType: [6] } });
  await change(id, { options: [{ id: options[0]?.id, name: 'Liniowy', color: '#1971C2' }] });
  const answer = await it.call(customFieldHistory, { as: admin, params: { id } });
  const entries = answer.data.list.flatMap((one: HistoryChange) => one.entries);
  const told = JSON.stringify(entries);
  for (const words of ['wszyscy', 'kierownicy', 'Zrealizowane', 'Umowy', 'Ryczałt', 'Liniowy'])
    expect(told).toContain(words);
  expect((await it.call(customFieldHistory, { as: manager, params: { id } })).status).toBe(403);
});

test.each([
  [
    'an option too many',
    {
      kind: 'choice',
      options: Array.from({ length: 301 }, (_, at) => ({ name: `P${at}`, color: '#1971C2' })),
    },
    'options',
  ],
  ['a label of a megabyte', { label: 'a'.repeat(1_000_000) }, 'label'],
  ['a help of a megabyte', { help: 'a'.repeat(1_000_000) }, 'help'],
  ['a beginning of a megabyte', { initial: 'a'.repeat(1_000_000) }, 'initial'],
  [
    'a condition of a thousand services',
    { only: { projectType: Array.from({ length: 1_000 }, (_, at) => at + 1) } },
    'only.projectType',
  ],
  ['the key of every object', { key: '__proto__' }, 'key'],
] as const)('%s is refused in words on its field [CUS-170]', async (_, more, name) => {
  const body = { record: 'client', kind: 'text', label: 'Wrogie', ...more } as never;
  const refused = await it.call(contract.createCustomField, { as: admin, body });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.errors ?? {})).toEqual([name]);
  expect(Object.values(refused.errors ?? {})[0]?.length).toBeGreaterThan(5);
});

test('ten thousand options are refused before they are read one by one [CUS-170]', async () => {
  const { options } = choices(...Array.from({ length: 10_000 }, (_, at) => `P${at}`));
  const body = { record: 'client', kind: 'choice', label: 'Wrogie', options } as never;
  const refused = await it.call(contract.createCustomField, { as: admin, body });
  expect([refused.status, refused.message]).toEqual([
    400,
    'Przesłano zbyt wiele danych w jednym zapisie. Podziel je na mniejsze.',
  ]);
});

test('a condition that names nothing is refused, and nothing is left of the field [CUS-170]', async () => {
  const before = (await definitions()).length;
  const body = {
    record: 'client',
    kind: 'text',
    label: 'Znikąd',
    only: { projectType: [999_999] },
  } as never;
  const refused = await it.call(contract.createCustomField, { as: admin, body });
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, ['only.projectType']]);
  expect(await definitions()).toHaveLength(before);
});

test('values with names that every object has are refused as unknown fields [CUS-170]', async () => {
  const id = await create();
  for (const key of ['constructor', 'toString', 'hasOwnProperty']) {
    const refused = await it.call(updateClient, {
      as: admin,
      params: { id },
      body: { custom: { [key]: 'x' } },
    });
    expect([refused.status, refused.errors]).toEqual([
      400,
      { [`custom.${key}`]: 'Nie ma takiego pola' },
    ]);
  }
});

test('each field of the starter catalogue is made as it stands, with its choices, and offered no more [CUS-175]', async () => {
  const empty = { help: null, section: null, unit: null, purpose: null };
  for (const starter of starterFields) {
    const body = { ...empty, ...starter } as never;
    expect((await it.call(contract.createCustomField, { as: admin, body })).status).toBe(200);
  }
  const made = await definitions();
  expect(made.find(({ key }) => key === 'okresVat')?.options.map(({ name }) => name)).toEqual([
    ...['Miesięczny', 'Kwartalny', 'Zwolniony'],
  ]);
  expect(startersFor('client', made)).toEqual([]);
  expect(startersFor('client', [])).toHaveLength(starterFields.length);
  // One that was deleted is offered again, and taken under another key.
  const vat = made.find(({ key }) => key === 'okresVat');
  await it.call(contract.removeCustomField, { as: admin, params: { id: vat?.id ?? 0 } });
  const [again] = startersFor('client', await definitions());
  expect(again?.key).toBe('okresVat');
  const body = { ...empty, ...again } as never;
  expect((await it.call(contract.createCustomField, { as: admin, body })).status).toBe(200);
  expect(startersFor('client', await definitions())).toEqual([]);
});

test('before a field is archived it is told which views and how many records lean on it; to administrators alone [CUS-180]', async () => {
  const { id, key } = await field('text', { label: 'Teczka' });
  await field('text', { label: 'Teczka druga', key: `${key}2` });
  await create({ custom: { [key]: 'T-1' } });
  const view = (list: string, name: string, state: string) =>
    it.call(createView, { as: manager, body: { list, name, state, shared: 'nobody' } as never });
  const uses = [
    await view('clients', 'Według teczek', `sort=custom.${key}&order=asc`),
    await view('clients', 'Bez teczki', `filter%5Bcustom.${key}.empty%5D=1`),
    await view('clients', 'Inne pole', `sort=custom.${key}2`),
    await view('projects', 'Inne rekordy', `sort=custom.${key}`),
  ];
  expect(uses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { data } = await it.call(contract.customFieldUses, { as: admin, params: { id } });
  expect(data).toMatchObject({ records: 1, views: 2 });
  expect(data.list.map(({ name }: { name: string }) => name)).toEqual([
    'Bez teczki',
    'Według teczek',
  ]);
  const refused = await it.call(contract.customFieldUses, { as: manager, params: { id } });
  expect(refused.status).toBe(403);
});
