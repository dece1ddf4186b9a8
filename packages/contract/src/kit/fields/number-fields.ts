import * as z from 'zod';
import { bareAmount, toHundredths } from '../values/amounts.ts';
import '../calls/messages.ts';

/** The text of a number that is typed, before its form is asked. */
export const typedNumber = (error: string) =>
  z.string({ error }).max(100, { error, abort: true }).overwrite(bareAmount);

/** A number with decimals, typed with a comma or a point: a number to the hundredth, half up; null for none. */
function decimal(error: string) {
  const typed = typedNumber(error).regex(/^(-?(\d+\.?\d*|\.\d+))?$/, { error });
  return z.union([z.number(), typed, z.null()], { error }).transform((value) => {
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

/** Amounts of zlotys with two decimals; the database holds numeric(14,2). */
const amount = () =>
  decimal('Nieprawidłowa kwota')
    .refine((value) => value === null || value >= 0, { error: 'Kwota nie może być ujemna' })
    .refine((value) => value === null || value <= 999_999_999, { error: 'Kwota jest za duża' });

/** An amount that is always known: '' and null are 0. */
export const money = () => amount().transform((value) => value ?? 0);

/** The same where none need be known; '' and null clear it. */
export const optionalMoney = () => amount().optional();

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
