import * as z from 'zod';
import { bareAmount, isAmbiguousAmount, isBareNumber, toHundredths } from '../values/amounts.ts';
import '../calls/messages.ts';

/** The text of a number that is typed, before its form is asked. */
export const typedNumber = (error: string) =>
  z.string({ error }).max(100, { error, abort: true }).overwrite(bareAmount);

type NumberError = string | ((issue: { input?: unknown }) => string);

/** A number with decimals, typed with a comma or a point: a number to the hundredth, half up; null for none. */
function decimal(
  error: NumberError,
  typed: z.ZodType<string> = typedNumber('Nieprawidłowa liczba'),
) {
  const number = typed.refine((bare) => bare === '' || isBareNumber(bare), { error });
  return z.union([z.number(), number, z.null()], { error }).transform((value) => {
    return value === null || value === '' ? null : toHundredths(Number(value));
  });
}

/** Hours of work with two decimals, as a number or typed with a comma; '' and null clear them. */
export function hours() {
  const error = 'Podaj liczbę godzin';
  return decimal(error).refine((value) => value === null || (value >= 0 && value <= 10_000), {
    error,
  });
}

/** '12.500' tells what it may be: '12 500' and '12,50'. */
const bothOf = (text: string) => {
  const bare = bareAmount(text);
  const rounded = toHundredths(Number(bare)).toFixed(2).replace('.', ',');
  return `„${bare.replace('.', ' ')}” albo „${rounded}”`;
};

const wrongAmount = ({ input }: { input?: unknown }) => {
  if (typeof input !== 'string') return 'Nieprawidłowa kwota';
  if (isAmbiguousAmount(input)) return `Nie wiadomo, co znaczy kropka: wpisz ${bothOf(input)}`;
  return bareAmount(input).startsWith('-') ? 'Kwota nie może być ujemna' : 'Nieprawidłowa kwota';
};

const typedAmount = z
  .string({ error: wrongAmount })
  .max(100, { error: 'Nieprawidłowa kwota', abort: true })
  .refine((text) => !isAmbiguousAmount(text), { error: wrongAmount, abort: true })
  .overwrite(bareAmount);

const most = 999_999_999;

/** Amounts of zlotys with two decimals; the database holds numeric(14,2). */
const amount = () =>
  decimal(wrongAmount, typedAmount)
    .refine((value) => value === null || value >= 0, { error: 'Kwota nie może być ujemna' })
    .refine((value) => value === null || value <= most, { error: 'Kwota jest za duża' });

/** An amount that is always known: '' and null are 0. */
export const money = () => amount().transform((value) => value ?? 0);

/** The same where none need be known; '' and null clear it. */
export const optionalMoney = () => amount().optional();

const wrongQuantity = ({ input }: { input?: unknown }) => {
  if (typeof input === 'string' && isAmbiguousAmount(input)) return wrongAmount({ input });
  const bare = typeof input === 'string' ? bareAmount(input) : String(input);
  if (!isBareNumber(bare)) return 'Nieprawidłowa liczba';
  if (bare.startsWith('-')) return 'Liczba nie może być ujemna';
  return Number(bare) > most ? 'Liczba jest za duża' : 'Podaj najwyżej dwa miejsca po przecinku';
};

/**
 * How many units, with two decimals at most; the database holds numeric(14,2). More decimals are refused, not cut: a third of
 * something is not 0,33 of it. '' and null are 0.
 */
export const quantity = () =>
  z
    .union([z.number(), z.string().max(100, { abort: true }), z.null()], { error: wrongQuantity })
    .refine(
      (value) => {
        if (value === null || value === '') return true;
        if (typeof value === 'string' && isAmbiguousAmount(value)) return false;
        const bare = bareAmount(String(value));
        const number = Number(bare);
        return isBareNumber(bare) && number >= 0 && number <= most && isHundredths(bare);
      },
      { error: wrongQuantity },
    )
    .transform((value) => (value === null || value === '' ? 0 : Number(bareAmount(String(value)))));

/** Whether what a number is written with has two decimals at most; 0,330 has. */
const isHundredths = (bare: string) => toHundredths(Number(bare)) === Number(bare);

const wholeNumber = (most: number, error: string) =>
  z
    .union([z.number(), typedNumber(error).regex(/^\d{0,9}$/, { error }), z.null()], { error })
    .transform((value) => (value === null || value === '' ? null : Number(value)))
    .refine((value) => value === null || (Number.isInteger(value) && value >= 1 && value <= most), {
      error,
    });

/** A whole number from 1 to `most`; '' and null clear it. */
export const optionalCount = (most = 999_999_999, error = 'Podaj liczbę całkowitą') =>
  wholeNumber(most, error).optional();

/** The same where one must be known; `missing` is told of none too. */
export const count = (most = 999_999_999, missing = 'Podaj liczbę całkowitą') =>
  wholeNumber(most, missing).refine((value) => value !== null, { error: missing });

const wrongDecimal = ({ input }: { input?: unknown }) => {
  if (typeof input === 'string' && isAmbiguousAmount(input)) return wrongAmount({ input });
  const bare = typeof input === 'string' ? bareAmount(input) : String(input);
  if (!isBareNumber(bare)) return 'Podaj liczbę';
  return Math.abs(Number(bare)) > most
    ? 'Liczba jest za duża'
    : 'Podaj najwyżej cztery miejsca po przecinku';
};

const isTenThousandths = (bare: string) => /^-?\d*(?:\.\d{0,4}0*)?$/.test(bare);

/** Any number with at most four decimals, below zero too; '' and null are none. More decimals are refused, not cut. */
export const decimalNumber = () =>
  z
    .union([z.number(), z.string().max(100, { abort: true }), z.null()], { error: wrongDecimal })
    .refine(
      (value) => {
        if (value === null || value === '') return true;
        if (typeof value === 'string' && isAmbiguousAmount(value)) return false;
        const bare = bareAmount(String(value));
        return isBareNumber(bare) && isTenThousandths(bare) && Math.abs(Number(bare)) <= most;
      },
      { error: wrongDecimal },
    )
    .transform((value) =>
      value === null || value === '' ? null : Number(bareAmount(String(value))),
    );
