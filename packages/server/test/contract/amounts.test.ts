import { quantity } from '@zaplecze/contract/kit/fields/number-fields';
import {
  perUnit,
  sumOfHundredths,
  timesPrice,
  toHundredths,
} from '@zaplecze/contract/kit/values/amounts';
import { recordFields } from '@zaplecze/contract/rooms/fields';
import { saveSetting } from '@zaplecze/contract/rooms/people/calls';
import { beyondOffer, unitValueOf } from '@zaplecze/contract/rooms/projects/value';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { routes } from '../../src/rooms/house.ts';
import { schemasOf } from '../mounted-schemas.ts';

test.each([
  [1.005, 1.01],
  [33.335, 33.34],
  [1.115, 1.12],
  [0.005, 0.01],
  [0.0049, 0],
  [1e-7, 0],
  [12, 12],
  [-1.005, -1.01],
  [999_999_999.995, 1_000_000_000],
])('%d is %d to the hundredth, half up as it is written [SHE-75]', (value, kept) => {
  expect(toHundredths(value)).toBe(kept);
});

test('sums, products and quotients come to whole grosze, and seven units of an offer say what is missing [SHE-75, PRO-44]', () => {
  expect(sumOfHundredths([0.1, 0.2])).toBe(0.3);
  // As the parts are shown: 0,01 and 0,01.
  expect(sumOfHundredths([0.005, 0.005])).toBe(0.02);
  expect(timesPrice(1.15, 0.7)).toBe(0.81);
  expect(timesPrice(999_999.99, 999_999_999)).toBe(999_999_989_000_000);
  expect(perUnit(0.05, 2)).toBe(0.03);
  const unit = unitValueOf(4800, 7);
  expect(unit).toBe(685.71);
  expect(beyondOffer(timesPrice(7, unit), 4800)).toBe(-0.03);
  expect(beyondOffer(4800, 4800)).toBe(0);
});

/** The names of all fields that hold an amount; settings of one's own hold anything as their value. */
const amounts = new Set(
  Object.values(recordFields).flatMap((fields) =>
    Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'money' ? [name] : [])),
  ),
);

const shapeOf = (schema: z.ZodType | undefined): [string, z.ZodType][] =>
  Object.entries((schema as { shape?: Record<string, z.ZodType> } | undefined)?.shape ?? {});

const fields = routes.flatMap(({ endpoint }) =>
  shapeOf(schemasOf(endpoint).body).flatMap(([name, schema]) =>
    amounts.has(name) && endpoint !== saveSetting
      ? [[`${endpoint.method} ${endpoint.path}`, name, schema] as const]
      : [],
  ),
);

test('calls take amounts of offers, services and projects', () => {
  expect(new Set(fields.map(([, name]) => name))).toEqual(
    new Set(['value', 'usualValue', 'unitValue']),
  );
});

test.each(fields)('%s takes %s as it is written, to the grosz [SHE-75]', (_, __, schema) => {
  const written = [
    ...['1234,50', '1234.50', '1 234,50 zł', '1.234,50', 1234.5, '1,005', 1.005],
    ...['33,335', 33.335, '1\u202f234,5 PLN', '0.005', '1,234.50', '1.000.000', '1,000,000'],
    ...['12,500', 12.5, '12.50', '1234.567'],
  ];
  expect(written.map((value) => schema.safeParse(value).data)).toEqual([
    ...[1234.5, 1234.5, 1234.5, 1234.5, 1234.5, 1.01, 1.01],
    ...[33.34, 33.34, 1234.5, 0.01, 1234.5, 1_000_000, 1_000_000],
    ...[12.5, 12.5, 12.5, 1234.57],
  ]);
  const wrong = [
    'sto',
    '1.2.3,4',
    '1.23.456,7',
    '1,2,3',
    '-',
    '12.500',
    '0x10',
    '1e3',
    true,
    [5],
    {},
    '-1',
    -0.01,
    '1000000000',
  ];
  expect(wrong.map((value) => schema.safeParse(value).success)).toEqual(wrong.map(() => false));
  const words = (value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
  expect(['12.500', '-5', '-', 'sto'].map(words)).toEqual([
    'Nie wiadomo, co znaczy kropka: wpisz „12 500” albo „12,50”',
    ...['Kwota nie może być ujemna', 'Kwota nie może być ujemna', 'Nieprawidłowa kwota'],
  ]);
});

test('units have two decimals at most: what has more is refused in words, never cut [PRO-295]', () => {
  const units = quantity();
  const taken = ['0,33', 0.33, '1 234,50', '0,330', 7, '', null, '999 999 999', 1.15];
  expect(taken.map((value) => units.parse(value))).toEqual([
    ...[0.33, 0.33, 1234.5, 0.33, 7, 0, 0, 999_999_999, 1.15],
  ]);
  const words = (value: unknown) => units.safeParse(value).error?.issues[0]?.message;
  const cut = 'Podaj najwyżej dwa miejsca po przecinku';
  expect(['0,333', 0.333, 1.005, '-1', 'sto', '1000000000', '12.500', true].map(words)).toEqual([
    ...[cut, cut, cut, 'Liczba nie może być ujemna', 'Nieprawidłowa liczba', 'Liczba jest za duża'],
    ...['Nie wiadomo, co znaczy kropka: wpisz „12 500” albo „12,50”', 'Nieprawidłowa liczba'],
  ]);
});
