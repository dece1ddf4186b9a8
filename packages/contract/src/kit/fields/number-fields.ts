import * as z from 'zod';
import { cleanNumber } from './clean.ts';
import '../calls/messages.ts';

/**
 * A number as it is counted with, of one that people type or paste: '1 234,50 zł', '1.234,50' and '1234,5' are '1234.50'
 * and '1234.5'. A comma is a decimal sign in every amount; before it, full stops stand between thousands.
 */
export function bareAmount(text: string): string {
  const bare = cleanNumber(text).replace(/ |zł$|pln$/gi, '');
  const comma = bare.lastIndexOf(',');
  if (comma < 0) return bare;
  return `${bare.slice(0, comma).replaceAll('.', '')}.${bare.slice(comma + 1)}`;
}

/** The text of a number that is typed, before its form is asked. */
export const typedNumber = (error: string) =>
  z.string({ error }).max(100, { error, abort: true }).overwrite(bareAmount);

/** Hours of work with two decimals, as a number or typed with a comma; null clears them. */
export function hours() {
  const error = 'Podaj liczbę godzin';
  return z
    .union([z.number(), typedNumber(error).regex(/^\d{1,5}([.,]\d{1,2})?$/, { error }), z.null()], {
      error,
    })
    .transform((value) => (typeof value === 'string' ? Number(value.replace(',', '.')) : value))
    .refine((value) => value === null || (value >= 0 && value <= 10_000), { error });
}

/** Amounts with two decimals, kept as numbers; the database holds numeric(14,2). */
export function money() {
  const error = 'Nieprawidłowa kwota';
  const amount = z.coerce
    .number({ error })
    .min(0, { error: 'Kwota nie może być ujemna' })
    .max(999_999_999, { error: 'Kwota jest za duża' })
    .transform((value) => Math.round(value * 100) / 100);
  return z.preprocess(
    (value) => (typeof value === 'string' && value.length <= 100 ? bareAmount(value) : value),
    amount,
  );
}

/** The same where none need be known; a text may have a comma, '' and null clear it. */
export function optionalMoney() {
  const error = 'Nieprawidłowa kwota';
  return z
    .union([z.number(), typedNumber(error).regex(/^\d{0,9}([.,]\d{1,2})?$/, { error }), z.null()], {
      error,
    })
    .transform((value) => {
      if (value === null || value === '') return null;
      return Math.round(Number(String(value).replace(',', '.')) * 100) / 100;
    })
    .refine((value) => value === null || value >= 0, { error: 'Kwota nie może być ujemna' })
    .refine((value) => value === null || value <= 999_999_999, { error: 'Kwota jest za duża' })
    .optional();
}

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
