import { getClient } from '@zaplecze/contract/rooms/clients/calls';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { customFieldHistory } from '@zaplecze/contract/rooms/history/calls';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { waitingJobs } from '../../../../test/waiting-jobs.ts';
import { formulasApp } from './formulas.fixture.ts';
import { workAllOut } from './formulas.jobs.ts';
import { workPortion } from './formulas.queries.ts';

/* Formulas as administrators write them, and what becomes of values when they change. */

const app = await formulasApp();
const { it, admin, user, create, read, field, definition, describe, patch, parts } = app;
const { amount, months } = parts;
afterAll(() => it.close());

const tried = async (formula: unknown, more: object = {}) =>
  await it.call(contract.tryFormula, {
    as: admin,
    body: { record: 'client', kind: 'decimal', sees: 'everyone', formula, ...more } as never,
  });

test.each([
  ['[Wartość umowy] +', 'Znak 18: wzór się urywa, brakuje liczby albo pola'],
  ['([Wartość umowy] + 1', 'Znak 21: brakuje nawiasu „)”'],
  ['[Wartość umowy] 2', 'Znak 17: „2” tu nie pasuje'],
  ['[Wartość] × 2', 'Znak 1: nie ma pola „Wartość”'],
  [
    'wartość × 2',
    'Znak 1: nie znamy słowa „wartość”; pole stoi w nawiasach kwadratowych: [Nazwa pola]',
  ],
  [
    '1.5 × [Wartość umowy]',
    'Znak 2: „.” nic tu nie znaczy: ułamek to 1,5, a wartości w nawiasie oddziela średnik',
  ],
  ['[Początek] + [Koniec]', 'Znak 12: „+” dodaje liczby albo dni do dnia, a tu są: dzień i dzień'],
  ['[Koniec] − 7', 'Znak 1: wychodzi dzień, a to pole to liczba'],
  ['[Wartość umowy] > 1', 'Znak 1: wychodzi „tak” albo „nie”; napisz na przykład jeżeli(…; 1; 0)'],
  ['2 + 2', 'Znak 1: wzór liczy się z pól tego rekordu, a nie ma w nim żadnego'],
  ['jeżeli([Wartość umowy]; 1; 2)', 'Znak 8: tu stoi warunek, na przykład [Kwota] > 100'],
  ['min([Wartość umowy])', 'Znak 1: pisze się: min(a; b), wartości oddziela średnik'],
])(
  'what is wrong with %s is told under it, with the sign where it is [CUS-193]',
  async (formula, words) => {
    expect((await tried(formula)).data).toEqual({ message: words, example: null });
    const refused = await describe({ formula });
    expect([refused.status, refused.errors]).toEqual([400, { formula: words }]);
  },
);

test('a formula counts with numbers, amounts, days and switches that people fill, and has a field to be shown in [CUS-193]', async () => {
  const text = await field('text', { label: 'Uwagi' });
  const worked = await field('decimal', { label: 'Podwójnie', formula: '[Wartość umowy] × 2' });
  const gone = await field('decimal', { label: 'Dawne' });
  await gone.change({ archived: true });
  const wordsOf = async (formula: string) => (await tried(formula)).data.message;
  expect(await wordsOf('[Uwagi]')).toMatch('„Uwagi” to tekst; liczy się z liczb');
  expect(await wordsOf(`[${worked.key}]`)).toMatch('„Podwójnie” też jest wyliczane');
  expect(await wordsOf('[Dawne]')).toMatch('pole „Dawne” jest zarchiwizowane');
  expect((await describe({ kind: 'text', formula: '[Wartość umowy]' })).errors).toEqual({
    formula: 'Wyliczać można liczbę, kwotę albo dzień',
  });
  const asked = await describe({
    formula: '[Wartość umowy]',
    required: true,
    unique: true,
    initial: 5,
  });
  expect(Object.keys(asked.errors ?? {})).toEqual(['required', 'unique', 'initial']);
  expect((await text.change({ formula: '[Wartość umowy]' })).errors).toEqual({
    formula: 'To pole wypełniają ludzie: wzór ma tylko pole wyliczane',
  });
  // What it follows from stays in it, so it follows from no other that follows from it.
  expect((await worked.change({ formula: '[Podwójnie]' })).errors).toEqual({
    formula: 'Znak 1: „Podwójnie” też jest wyliczane; liczy się z pól, które ktoś wypełnia',
  });
  expect((await worked.change({ formula: null })).status).toBe(400);
  expect((await worked.change({ formula: '' })).errors?.formula).toMatch('Wpisz wzór');
});

test('while it is written, a record that has its fields shows what it comes to [CUS-193]', async () => {
  const twice = await field('money', { label: 'Dwa razy', formula: '[Wartość umowy] × 2' });
  await create({ name: 'Przykład', custom: { [amount.key]: 100, [months.key]: 8 } });
  const { data } = await tried('[Wartość umowy] / [Liczba miesięcy]');
  expect(data).toMatchObject({
    message: null,
    example: { name: 'Przykład', value: 12.5, why: null },
  });
  expect((await tried('[Wartość umowy] / 0')).data.example).toMatchObject({
    value: null,
    why: 'zero',
  });
  const form = await it.call(contract.workOutCustom, {
    as: user,
    body: { record: 'client', custom: { [amount.key]: '1 250,50', [months.key]: 'kilka' } },
  });
  expect(form.data.list).toContainEqual({ key: twice.key, value: 2501, why: null });
  expect((await it.call(contract.tryFormula, { as: user, body: {} as never })).status).toBe(403);
});

test('it names its fields by keys: a new label breaks nothing, and it is shown by it [CUS-194]', async () => {
  const part = await field('decimal', { label: 'Stara nazwa' });
  const worked = await field('decimal', { label: 'Z nazwy', formula: '[stara NAZWA] + 1' });
  expect((await definition(worked.id)).formula).toBe(`[${part.key}] + 1`);
  await part.change({ label: 'Nowa nazwa' });
  const id = await create({ custom: { [part.key]: 5 } });
  expect((await read(id)).custom[worked.key]).toBe(6);
  expect((await worked.change({ formula: '[Nowa nazwa] + 2' })).status).toBe(200);
  expect((await definition(worked.id)).formula).toBe(`[${part.key}] + 2`);
  const { data } = await it.call(customFieldHistory, {
    as: admin,
    params: { id: worked.id },
    query: {},
  });
  expect(JSON.stringify(data.list)).toContain('[Nowa nazwa] + 2');
  // Of two that are called alike the key tells.
  const twin = await field('decimal', { label: 'Nowa nazwa' });
  expect((await worked.change({ formula: '[Nowa nazwa] + 3' })).errors).toEqual({
    formula: `Znak 1: pól „Nowa nazwa” jest kilka, wpisz klucz: [${part.key}] albo [${twin.key}]`,
  });
});

test('it is seen by nobody who does not see all that it is worked out of [CUS-195]', async () => {
  const secret = await field('money', { label: 'Koszt', sees: 'manager', edits: 'manager' });
  await field('decimal', { label: 'Na recepcji', sees: 'reception' });
  const formula = '[Wartość umowy] − [Koszt]';
  expect((await describe({ formula, sees: 'everyone' })).errors).toEqual({
    sees: 'Wynik zdradziłby, z czego jest wyliczony: „Koszt” widzą kierownicy. Zawęź to, kto widzi to pole.',
  });
  expect((await tried(formula)).data.message).toMatch('Wynik zdradziłby');
  const margin = await field('money', { label: 'Marża', formula, sees: 'manager' });
  // Of reception and managers neither sees all that the other does.
  expect((await margin.change({ formula: '[Koszt] + [Na recepcji]' })).errors?.sees).toMatch(
    '„Na recepcji” widzą pracownicy recepcji',
  );
  expect((await margin.change({ sees: 'everyone' })).errors?.sees).toMatch('Wynik zdradziłby');
  expect((await amount.change({ sees: 'admin' })).errors?.sees).toMatch('„Marża”: najpierw zawęź');
  expect((await margin.change({ sees: 'admin' })).status).toBe(200);
  const id = await create({ custom: { [amount.key]: 100 } });
  await patch(id, { [secret.key]: 40 }, admin);
  const whole = await it.call(getClient, { as: admin, params: { id } });
  expect(whole.data.client.custom[margin.key]).toBe(60);
  expect(margin.key in (await read(id)).custom).toBe(false);
  const body = { record: 'client', custom: { [amount.key]: 1, [secret.key]: 1 } } as const;
  const seen = await it.call(contract.workOutCustom, { as: user, body });
  expect(JSON.stringify(seen.data)).not.toContain(margin.key);
  // What is personal stays so in what follows from it.
  await secret.change({ personal: true });
  expect((await definition(margin.id)).personal).toBe(true);
});

test('what a formula counts with is not deleted and keeps its kind, and before it is archived the formulas are told [CUS-196]', async () => {
  const part = await field('decimal', { label: 'Podstawa' });
  const worked = await field('decimal', {
    label: 'Z podstawy',
    formula: 'jeżeli([Podstawa] > 1; 2; 3)',
  });
  const removed = await it.call(contract.removeCustomField, { as: admin, params: { id: part.id } });
  expect([removed.status, removed.json.message]).toEqual([
    409,
    'Z pola „Podstawa” wylicza się „Z podstawy”. Najpierw zmień ten wzór albo usuń tamto pole.',
  ]);
  const turned = await it.call(contract.changeCustomKind, {
    ...{ as: admin, params: { id: part.id }, body: { kind: 'text' } },
  });
  expect([turned.status, turned.errors]).toEqual([
    400,
    { kind: 'Z pola „Podstawa” wylicza się „Z podstawy”: jego rodzaj zostaje.' },
  ]);
  const uses = await it.call(contract.customFieldUses, { as: admin, params: { id: part.id } });
  expect(uses.data.formulas).toEqual([{ id: worked.id, name: 'Z podstawy' }]);
  const id = await create({ custom: { [part.key]: 5 } });
  expect((await read(id)).custom[worked.key]).toBe(2);
  await part.change({ archived: true });
  await workAllOut(it.db, worked.id);
  expect((await read(id)).custom).toEqual({});
  await part.change({ archived: false });
  await workAllOut(it.db, worked.id);
  expect((await read(id)).custom[worked.key]).toBe(2);
});

test('a changed formula works all records out anew in portions, beside what people do, and goes on where it stopped [CUS-197]', async () => {
  const part = await field('decimal', { label: 'Sztuk' });
  const worked = await field('decimal', { label: 'Razy', formula: '[Sztuk] × 2' });
  const ids: number[] = [];
  for (const count of [1, 2, 3, 4, 5]) ids.push(await create({ custom: { [part.key]: count } }));
  await workAllOut(it.db, worked.id);
  const values = async () =>
    Promise.all(ids.map(async (id) => (await read(id)).custom[worked.key] ?? null));
  expect((await worked.change({ formula: '[Sztuk] × 10' })).status).toBe(200);
  const job = { task: 'customFields:workOut', payload: { field: worked.id } };
  expect(await waitingJobs(it.db)).toContainEqual(expect.objectContaining(job));
  expect((await definition(worked.id)).work).toEqual({ done: 0, total: 0 });
  const portion = () => it.db.transaction().execute((tx) => workPortion(tx, worked.id, 2));
  expect(await portion()).toBe(true);
  expect(await values()).toEqual([10, 20, 6, 8, 10]);
  expect((await definition(worked.id)).work).toEqual({ done: 2, total: 5 });
  // Saved meanwhile, it is of the new formula at once.
  await patch(ids[4] ?? 0, { [part.key]: 7 });
  expect(await values()).toEqual([10, 20, 6, 8, 70]);
  // The server was killed; the job comes back.
  await workAllOut(it.db, worked.id);
  expect(await values()).toEqual([10, 20, 30, 40, 70]);
  expect((await definition(worked.id)).work).toBe(null);
  expect(await portion()).toBe(false);
});

test('two administrators who change its formula and its label keep both; of two formulas they are asked by the labels of now [CUS-198, CUS-255]', async () => {
  const worked = await field('decimal', { label: 'Wspólne', formula: '[Wartość umowy] × 2' });
  const opened = { 'if-match': `"${(await definition(worked.id)).version}"` };
  const change = (body: object) =>
    it.call(contract.updateCustomField, {
      as: admin,
      params: { id: worked.id },
      body,
      headers: opened,
    });
  expect((await change({ formula: '[Wartość umowy] × 3' })).status).toBe(200);
  expect((await change({ label: 'Wspólne 2' })).status).toBe(200);
  expect(await definition(worked.id)).toMatchObject({
    ...{ label: 'Wspólne 2', formula: `[${amount.key}] × 3` },
  });
  expect((await change({ formula: '[Wartość umowy] × 3' })).status).toBe(200);
  const both = await change({ formula: '[Wartość umowy] × 4' });
  expect(both.status).toBe(409);
  expect(both.errors).toEqual({ formula: 'Ktoś w międzyczasie zmienił to pole' });
  // Both are told as they are written, whatever the field was called when the form was opened.
  const [theirs, yours] = ['[Wartość umowy] × 3', '[Wartość umowy] × 4'];
  expect(both.json).toMatchObject({
    conflicts: { formula: { theirs, yours } },
    about: { formula: { words: { theirs: { value: theirs }, yours: { value: yours } } } },
    ...{ merged: { formula: theirs }, current: { formula: theirs } },
  });
  expect((await change({ label: 'Wspólne 3', formula: yours })).json).toMatchObject({
    about: { formula: { words: { theirs: { value: theirs }, yours: { value: yours } } } },
  });
});

test.each([
  [
    'names that every object has',
    '[__proto__] + [constructor] + [toString]',
    'nie ma pola „__proto__”',
  ],
  ['a call of the language beneath', 'constructor(1)', 'nie ma działania „constructor”'],
  [
    'brackets in brackets',
    `${'('.repeat(10_000)}1${')'.repeat(10_000)}`,
    'Wzór może mieć najwyżej',
  ],
  [
    'more than 200 signs',
    `[Wartość umowy]${' + 1'.repeat(60)}`,
    'Wzór może mieć najwyżej 200 znaków',
  ],
  ['a text of a megabyte', 'a'.repeat(900_000), 'Najwyżej'],
  ['a sign of nothing', '[Wartość umowy] + §', 'nic tu nie znaczy'],
])('a formula with %s is refused in words [CUS-200]', async (_, formula, words) => {
  const refused = await describe({ formula });
  expect(refused.status).toBe(400);
  expect(refused.errors?.formula).toContain(words);
  const trial = await tried(formula);
  expect(trial.errors?.formula ?? trial.data.message).toContain(words);
});

test('as deep and as large as a formula may be, it is worked out [CUS-200]', async () => {
  const deep = `${'('.repeat(99)}[Wartość umowy]${')'.repeat(99)}`;
  const worked = await field('decimal', { label: 'Głęboko', formula: deep });
  const large = await field('decimal', {
    label: 'Ogromnie',
    formula: `[Wartość umowy] × ${'9'.repeat(150)} ÷ ${'9'.repeat(40)}`,
  });
  const id = await create({ custom: { [amount.key]: 999_999_999 } });
  const { custom } = await read(id);
  expect([custom[worked.key], large.key in custom]).toEqual([999_999_999, false]);
  const form = await it.call(contract.workOutCustom, {
    as: user,
    body: { record: 'client', custom: { [amount.key]: 999_999_999 } },
  });
  expect(form.data.list).toContainEqual({ key: large.key, value: null, why: 'large' });
  const rows = await sql<{
    n: number;
  }>`select count(*)::int as n from "customPart" where field = ${large.id}`.execute(it.db);
  expect(rows.rows[0]?.n).toBe(1);
});
