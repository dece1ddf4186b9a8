import { afterAll, expect, test } from 'vitest';
import { formulasApp } from './formulas.fixture.ts';

const { it, create, read, field, parts, patch } = await formulasApp();
const { amount, months, since } = parts;
afterAll(() => it.close());

test.each([
  ['decimal', '0,1 + 0,2 + 0 × [Liczba miesięcy]', {}, 0.3],
  ['decimal', '[Wartość umowy] ÷ [Liczba miesięcy] × 12', { amount: 1000, months: 3 }, 4000],
  ['decimal', '[Wartość umowy] ÷ [Liczba miesięcy]', { amount: 100, months: 3 }, 33.3333],
  ['money', '[Wartość umowy] ÷ [Liczba miesięcy]', { amount: 200, months: 3 }, 66.67],
  ['money', '[Wartość umowy] × -1,005', { amount: 1 }, -1.01],
  ['decimal', 'zaokr([Wartość umowy] / 7; 1)', { amount: 10 }, 1.4],
  ['decimal', 'min([Wartość umowy]; 50; [Liczba miesięcy])', { amount: 70, months: 60 }, 50],
  ['decimal', 'max([Wartość umowy]; 50; [Liczba miesięcy])', { amount: 70, months: 60 }, 70],
  ['decimal', 'dni([Początek]; [Koniec])', { since: '2028-02-01', until: '2028-03-01' }, 29],
  ['decimal', '[Koniec] − [Początek] + 1', { since: '2027-01-01', until: '2027-12-31' }, 365],
  ['day', '[Koniec] − 14', { until: '2027-01-10' }, '2026-12-27'],
  ['day', 'max([Początek]; [Koniec])', { since: '2027-05-01', until: '2027-04-01' }, '2027-05-01'],
  ['decimal', 'jeżeli([Ryczałt]; 1; [Wartość umowy] / 0)', { flat: true }, 1],
  ['decimal', 'jeżeli([Wartość umowy] >= 100; 5; 10)', { amount: 99.99 }, 10],
  ['decimal', 'jeżeli([Wartość umowy] / 3 × 3 = [Wartość umowy]; 1; 0)', { amount: 1 }, 1],
  ['decimal', '(2 + [Liczba miesięcy]) × -(3 - 1)', { months: 1 }, -6],
])(
  'a field %s of %s is worked out as it is written [CUS-190]',
  async (kind, formula, given, result) => {
    const { key, change } = await field(kind, { label: 'Wynik', formula });
    const custom = Object.fromEntries(
      Object.entries({ months: 1, ...given }).map(([name, value]) => [
        parts[name as keyof typeof parts].key,
        value,
      ]),
    );
    const id = await create({ custom });
    expect((await read(id)).custom[key]).toBe(result);
    await change({ archived: true });
  },
);

test('a missing part, a division by nothing and a number that is too large leave it empty, and nothing is refused [CUS-191]', async () => {
  const per = await field('decimal', {
    label: 'Na miesiąc',
    formula: '[Wartość umowy] / [Liczba miesięcy]',
  });
  const huge = await field('decimal', { label: 'Dużo', formula: '[Wartość umowy] × 999999999' });
  const late = await field('day', {
    label: 'Kiedyś',
    formula: '[Początek] + [Wartość umowy] × 1000',
  });
  const id = await create({
    custom: { [amount.key]: 999_999_999, [months.key]: 0, [since.key]: '2027-01-01' },
  });
  const { custom } = await read(id);
  expect([per.key in custom, huge.key in custom, late.key in custom]).toEqual([
    false,
    false,
    false,
  ]);
  expect((await patch(id, { [amount.key]: 100, [months.key]: 8 })).status).toBe(200);
  expect((await read(id)).custom).toMatchObject({ [per.key]: 12.5, [huge.key]: 99_999_999_900 });
  expect((await patch(id, { [months.key]: null })).status).toBe(200);
  expect(per.key in (await read(id)).custom).toBe(false);
});
