import * as clients from '@zaplecze/contract/rooms/clients/calls';
import type { CustomDefinition } from '@zaplecze/contract/rooms/custom-fields/calls';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import * as issues from '@zaplecze/contract/rooms/issues/calls';
import { afterAll, expect, test } from 'vitest';
import { mergingCalls, twoClients } from '../clients/merging/merging.fixture.ts';
import { choices, customFieldsApp } from './custom-fields.fixture.ts';

/* What a field begins with, and fields of which no two records have the same value. */

const { it, admin, manager, user, create, read, whole, field, definitions, change } =
  await customFieldsApp();
afterAll(() => it.close());

const patch = (id: number, custom: object) =>
  it.call(clients.updateClient, { as: user, params: { id }, body: { custom } });
const adding = (custom: object) =>
  it.call(clients.createClient, { as: user, body: whole({ custom }) });
const definition = async (id: number) =>
  (await definitions()).find((one) => one.id === id) as CustomDefinition;

test.each([
  ['text', ' do  ustalenia ', 'do ustalenia'],
  ['decimal', '12,50', 12.5],
  ['money', 100, 100],
  ['day', '2026-01-31', '2026-01-31'],
  ['flag', false, false],
])(
  'a field of the kind %s begins with %s in the forms of new records [CUS-150]',
  async (kind, initial, kept) => {
    const { id, key } = await field(kind, { initial });
    expect((await definition(id)).initial).toBe(kept);
    // Whoever fills the form has read it there; a program says by itself what it means.
    expect((await read(await create())).custom).not.toHaveProperty(key);
    expect((await change(id, { initial: null })).status).toBe(200);
    expect((await definition(id)).initial).toBeNull();
  },
);

test.each([
  ['decimal', 'dużo'],
  ['day', '2026-02-30'],
  ['flag', 'może'],
  ['nip', '5260250995'],
  ['pesel', '44051401359'],
  ['person', 1],
])(
  'a field of the kind %s refuses to begin with %s, in words on it [CUS-150]',
  async (kind, initial) => {
    const body = { record: 'client', kind, label: 'Początek', initial } as never;
    const refused = await it.call(contract.createCustomField, { as: admin, body });
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, ['initial']]);
  },
);

test('a list says with which of its choices records begin, a choice of one with one at most [CUS-150]', async () => {
  const options = [
    { name: 'Ryczałt', color: '#1971C2' },
    { name: 'Skala', color: '#2F9E44', initial: true },
  ];
  const { id } = await field('choice', { options });
  expect((await definition(id)).options).toMatchObject([{ initial: false }, { initial: true }]);
  const both = (await definition(id)).options.map(({ archived: _, ...one }) => ({
    ...one,
    initial: true,
  }));
  expect((await change(id, { options: both })).errors).toEqual({
    options: 'Na początek może stać jedna pozycja',
  });
});

test.each([
  ['text', 'Umowa 12/2026', ' umowa  12/2026'],
  ['text', 'A–1', 'a-1'],
  ['decimal', '12,50', 12.5],
  ['email', 'Biuro@firma.pl', 'biuro@FIRMA.pl'],
  ['account', '61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
  ['pesel', '44051401359', '44051401359'],
])(
  'a unique field of the kind %s takes %s once, however it is typed, and names who has it [CUS-151]',
  async (kind, one, same) => {
    const { key } = await field(kind, { label: 'Numer', unique: true });
    const first = await create({ name: 'Pierwszy', custom: { [key]: one } });
    const refused = await adding({ [key]: same });
    expect([refused.status, refused.errors]).toEqual([
      400,
      { [`custom.${key}`]: 'Numer: tę wartość ma już klient „Pierwszy”' },
    ]);
    // Its own value is no other one's.
    expect((await patch(first, { [key]: same })).status).toBe(200);
    expect((await patch(first, { [key]: null })).status).toBe(200);
    expect((await adding({ [key]: same })).status).toBe(200);
  },
);

test.each(['long', 'flag', 'money', 'day', 'choice', 'person'])(
  'a field of the kind %s cannot be unique: records may well have the same [CUS-151]',
  async (kind) => {
    const body = { record: 'client', kind, label: 'Raz', unique: true, ...choices('A') } as never;
    const refused = await it.call(contract.createCustomField, { as: admin, body });
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, ['unique']]);
  },
);

test('of many who save the same at one moment one does [CUS-151]', async () => {
  const { key } = await field('text', { unique: true });
  const ids = await Promise.all(Array.from({ length: 8 }, () => create()));
  const answers = await Promise.all(ids.map((id) => patch(id, { [key]: 'Jedyny' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, errors } of answers.filter((one) => one.status !== 200))
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [`custom.${key}`]]);
});

test('a field whose values repeat is made unique by nobody before they are mended, and the message shows which [CUS-152]', async () => {
  const { id, key } = await field('text', { label: 'Teczka' });
  const [one] = [
    await create({ custom: { [key]: 'T-1' } }),
    await create({ custom: { [key]: 'T-1' } }),
  ];
  await create({ custom: { [key]: 'T-2' } });
  const refused = await change(id, { unique: true });
  expect(refused.status).toBe(400);
  expect(refused.errors?.unique?.replaceAll('\u00a0', ' ')).toBe(
    'Powtarza się 1 wartość: „T-1” (2 rekordy). Popraw je, a potem włącz.',
  );
  await patch(one, { [key]: 'T-3' });
  expect((await change(id, { unique: true })).status).toBe(200);
  expect((await adding({ [key]: 'T-2' })).status).toBe(400);
  expect((await change(id, { unique: false })).status).toBe(200);
  expect((await adding({ [key]: 'T-2' })).status).toBe(200);
});

test('values that are being written while a field becomes unique are not missed [CUS-152]', async () => {
  const { id, key } = await field('text');
  const ids = await Promise.all(Array.from({ length: 6 }, () => create()));
  const [made, ...answers] = await Promise.all([
    change(id, { unique: true }),
    ...ids.map((one) => patch(one, { [key]: 'Ten sam' })),
  ]);
  for (const { status } of [made, ...answers]) expect([200, 400]).toContain(status);
  const saved = answers.filter(({ status }) => status === 200).length;
  // Either it is unique, and one has the value at most, or it was refused since several had.
  expect(made.status === 200 ? saved <= 1 : saved > 1).toBe(true);
});

test('who may not see the other record is not told which it is [CUS-151]', async () => {
  const { key } = await field('text', { label: 'Sprawa', unique: true }, 'issue');
  const adding = (as: typeof user, name: string) =>
    it.call(issues.createIssue, {
      as,
      body: {
        ...{ name, description: 'Opis', type: 1, users: [as.id], dateRealization: '2026-11-25' },
        custom: { [key]: 'US-1' },
      } as never,
    });
  const stranger = await it.signIn();
  expect((await adding(user, 'Wezwanie')).status).toBe(200);
  const words = async (as: typeof user) => (await adding(as, 'Drugie')).errors?.[`custom.${key}`];
  expect(await words(user)).toBe('Sprawa: tę wartość ma już zgłoszenie „Wezwanie”');
  expect(await words(manager)).toBe('Sprawa: tę wartość ma już zgłoszenie „Wezwanie”');
  expect(await words(stranger)).toBe('Sprawa: tę wartość ma już inny rekord');
});

test('two clients made one and parted again keep what is unique [CUS-151]', async () => {
  const { key } = await field('text', { unique: true });
  const [stays, goes] = await twoClients({ create });
  await patch(goes, { [key]: 'Przechodzi' });
  const { merge, split } = await mergingCalls(it);
  expect((await merge(stays, goes)).status).toBe(200);
  expect((await adding({ [key]: 'Przechodzi' })).status).toBe(400);
  expect((await split(goes)).status).toBe(200);
  expect((await read(goes)).custom).toEqual({ [key]: 'Przechodzi' });
  expect((await adding({ [key]: 'przechodzi' })).errors?.[`custom.${key}`]).toContain(
    'tę wartość ma już',
  );
});
