import { changeMany } from '@zaplecze/contract/rooms/bulk/calls';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { customFieldHistory } from '@zaplecze/contract/rooms/history/calls';
import { removeOffer } from '@zaplecze/contract/rooms/offers/calls';
import { afterAll, expect, test } from 'vitest';
import { workAllOut } from './formulas.jobs.ts';
import { workPortion } from './formulas.queries.ts';
import { offerFormulasApp } from './offer-formulas.fixture.ts';

/* Formulas over fields that stand in code, of offers; of every kind of record: columns.test.ts. */

const {
  it,
  admin,
  manager,
  seller,
  discount,
  field,
  definitions,
  made,
  patch,
  read,
  list,
  resultOf,
  told,
  lines,
} = await offerFormulasApp();
afterAll(() => it.close());

const price = await field(
  'money',
  { label: 'Po rabacie', formula: '[Wartość netto] × (100 − [Rabat]) ÷ 100' },
  'offer',
);
const reminder = await field('day', { label: 'Przypomnij', formula: '[Ważna do] − 14' }, 'offer');

const tried = async (formula: string, kind = 'decimal') =>
  (
    await it.call(contract.tryFormula, {
      as: admin,
      body: { record: 'offer', kind, sees: 'everyone', formula } as never,
    })
  ).data;

test('it follows own fields and those that stand in code, of a new record and a changed one, and is told once [CUS-270, CUS-271]', async () => {
  const id = await made({ value: 1000, custom: { [discount.key]: 10 } });
  expect(await resultOf(id, price.key)).toBe(900);
  expect((await patch(id, { value: '2 000,50' })).status).toBe(200);
  expect(await resultOf(id, price.key)).toBe(1800.45);
  expect((await patch(id, { custom: { [discount.key]: 50 } })).status).toBe(200);
  expect(await resultOf(id, price.key)).toBe(1000.25);
  expect((await patch(id, { value: 300, custom: { [discount.key]: 20 } })).status).toBe(200);
  expect(await resultOf(id, price.key)).toBe(240);
  expect(await told(id, 'Po rabacie')).toEqual([
    [1000.25, 240],
    [1800.45, 1000.25],
    [900, 1800.45],
    [null, 900],
  ]);
  // Both parts at once give what there was.
  await patch(id, { value: 480, custom: { [discount.key]: 50 } });
  expect(await resultOf(id, price.key)).toBe(240);
  expect(await lines(id, price.key)).toBe(4);
  await patch(id, { value: null });
  expect(await resultOf(id, price.key)).toBe(null);
});

test('a change of many works it out, and taking that back too; lists are ordered, filtered and summed by it [CUS-271]', async () => {
  const id = await made({ value: 100, validTo: '2027-03-31', custom: { [discount.key]: 0 } });
  expect(await resultOf(id, reminder.key)).toBe('2027-03-17');
  const change = (body: object) =>
    it.call(changeMany, {
      as: seller,
      body: { kind: 'offer', values: {}, targets: [{ params: { id } }], ...body },
    });
  const { data } = await change({ values: { validTo: '2027-04-30' } });
  expect(await resultOf(id, reminder.key)).toBe('2027-04-16');
  const [{ before, version }] = data.done;
  await change({ targets: [{ params: { id }, values: before, version }] });
  expect(await resultOf(id, reminder.key)).toBe('2027-03-17');
  await made({ value: 900, validTo: '2027-03-31', custom: { [discount.key]: 0 } });
  const names = { price: `custom.${price.key}`, reminder: `custom.${reminder.key}` };
  const day = '2027-03-17';
  const found = await list({
    filter: { [`${names.reminder}.from`]: day, [`${names.reminder}.to`]: day },
    ...{ sort: names.price, order: 'desc', sums: 1, sumsOf: names.price },
  });
  expect(found.list.map((one: { value: number }) => one.value)).toEqual([900, 100]);
  expect(found.sums).toMatchObject({ [names.price]: 1000 });
});

test('a record whose formula counts with its fields is deleted as any other [CUS-271]', async () => {
  const id = await made({ value: 100, custom: { [discount.key]: 5 } });
  const gone = await it.call(removeOffer, { as: admin, params: { id } });
  expect(gone.status).toBe(200);
});

test('it names them by their labels, is kept by their keys, and is told in words; of two that are called alike the key tells [CUS-273]', async () => {
  const worked = await field('money', { label: 'Ćwierć', formula: '[wartość NETTO] ÷ 4' }, 'offer');
  const kept = (await definitions()).find(({ id }) => id === worked.id);
  expect(kept?.formula).toBe('[offer.value] ÷ 4');
  await worked.change({ formula: '[offer.value] ÷ 3' });
  const { data } = await it.call(customFieldHistory, {
    as: admin,
    params: { id: worked.id },
    query: {},
  });
  expect(JSON.stringify(data.list)).toContain('[Wartość netto] ÷ 3');
  const own = await field('money', { label: 'Wartość netto' }, 'offer');
  expect((await tried('[Wartość netto] ÷ 4')).message).toBe(
    `Znak 1: pól „Wartość netto” jest kilka, wpisz klucz: [${own.key}] albo [offer.value]`,
  );
  expect((await tried('[offer.value] ÷ 4')).message).toBe(null);
  await own.change({ label: 'Inaczej' });
  // What does not count is no field of a formula, nor is one of another kind of record.
  expect((await tried('[Nazwa] ÷ 4')).message).toBe(
    'Znak 1: „Nazwa” nie liczy się we wzorach; liczy się z liczb, kwot, dni i pól „tak lub nie”',
  );
  for (const name of ['offer.name', 'offer.id', 'project.plannedValue', 'offer.__proto__'])
    expect((await tried(`[${name}] ÷ 4`)).message).toBe(`Znak 1: nie ma pola „${name}”`);
  expect((await tried('[Data utworzenia] × 2')).message).toBe(
    'Znak 19: „×” liczy na liczbach, a tu są: dzień i liczba',
  );
});

test('while it is written a record that has its fields shows what it comes to, and a form as they are typed [CUS-274]', async () => {
  const id = await made({ name: 'Przykład', value: 90_000, validTo: '2028-02-29' });
  expect((await tried('[Wartość netto] ÷ 4', 'money')).example).toEqual({
    ...{ name: 'Przykład', value: 22_500, why: null },
  });
  expect((await tried('[Ważna do] + 1', 'day')).example).toMatchObject({ value: '2028-03-01' });
  const form = async (fields: object) =>
    (
      await it.call(contract.workOutCustom, {
        as: seller,
        body: { record: 'offer', custom: { [discount.key]: '25' }, fields } as never,
      })
    ).data.list;
  const of = (answer: { key: string }[], key: string) => answer.find((one) => one.key === key);
  const typed = await form({ value: '1 000,40', validTo: '2027-01-10' });
  expect(of(typed, price.key)).toEqual({ key: price.key, value: 750.3, why: null });
  expect(of(typed, reminder.key)).toMatchObject({ value: '2026-12-27' });
  const wrong = await form({ value: 'tysiąc', validTo: 'jutro', name: 'cokolwiek' });
  expect(of(wrong, price.key)).toMatchObject({ value: null, why: 'missing' });
  expect(of(await form({}), reminder.key)).toMatchObject({ value: null });
  expect(await resultOf(id, price.key)).toBe(null);
});

test('a formula that is made or changed works all records out, in portions, and goes on where it stopped [CUS-275]', async () => {
  const ids = [await made({ value: 1 }), await made({ value: 2 }), await made({})];
  const worked = await field(
    'decimal',
    { label: 'Razy', formula: '[Wartość netto] × 10' },
    'offer',
  );
  const values = () => Promise.all(ids.map((id) => resultOf(id, worked.key)));
  expect(await values()).toEqual([null, null, null]);
  await workAllOut(it.db, worked.id);
  expect(await values()).toEqual([10, 20, null]);
  const definition = async () => (await definitions()).find(({ id }) => id === worked.id);
  await worked.change({ formula: '[Wartość netto] × 100 + 0 × [Rabat]' });
  await worked.change({ formula: '[Wartość netto] × 100' });
  const all = await it.db.selectFrom('offer').select('id').execute();
  const portion = () => it.db.transaction().execute((tx) => workPortion(tx, worked.id, 2));
  expect(await portion()).toBe(true);
  expect((await definition())?.work).toEqual({ done: 2, total: all.length });
  // Saved meanwhile, it is of the new formula at once.
  await patch(ids[2] ?? 0, { value: 7 });
  expect((await values())[2]).toBe(700);
  await workAllOut(it.db, worked.id);
  expect(await values()).toEqual([100, 200, 700]);
  expect((await definition())?.work).toBe(null);
  // A column that it counts with no more is not followed any more.
  await worked.change({ formula: '[Rabat] + 1' });
  await workAllOut(it.db, worked.id);
  await patch(ids[0] ?? 0, { value: 5 });
  expect(await values()).toEqual([null, null, null]);
});

test('who sees it is within who sees its own parts, whatever else it counts with [CUS-272]', async () => {
  const cost = await field('money', { label: 'Koszt', sees: 'manager', edits: 'manager' }, 'offer');
  const formula = '[Wartość netto] − [Koszt]';
  expect((await tried(formula, 'money')).message).toMatch('„Koszt” widzą kierownicy');
  const margin = await field('money', { label: 'Marża', formula, sees: 'manager' }, 'offer');
  const id = await made({ value: 100, custom: { [cost.key]: 60 } });
  expect(await resultOf(id, margin.key)).toBe(null);
  expect((await read(id, manager)).custom[margin.key]).toBe(40);
  expect(JSON.stringify(await list())).not.toContain(margin.key);
});
