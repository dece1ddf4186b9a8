import * as z from 'zod';
import './messages.ts';

/** Hours of work with two decimals, as a number or typed with a comma; null clears them. */
export function hours() {
  const error = 'Podaj liczbę godzin';
  return z
    .union([z.number(), z.string().regex(/^\d{1,5}([.,]\d{1,2})?$/, { error }), z.null()], {
      error,
    })
    .transform((value) => (typeof value === 'string' ? Number(value.replace(',', '.')) : value))
    .refine((value) => value === null || (value >= 0 && value <= 10_000), { error });
}

/** Amounts with two decimals, kept as numbers; the database holds numeric(14,2). */
export function money() {
  return z.coerce
    .number({ error: 'Nieprawidłowa kwota' })
    .min(0, { error: 'Kwota nie może być ujemna' })
    .max(999_999_999, { error: 'Kwota jest za duża' })
    .transform((value) => Math.round(value * 100) / 100);
}

/** The same where none need be known; a text may have a comma, '' and null clear it. */
export function optionalMoney() {
  const error = 'Nieprawidłowa kwota';
  return z
    .union([z.number(), z.string().regex(/^\d{0,9}([.,]\d{1,2})?$/, { error }), z.null()], {
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

/** A whole number from 1 to `most`; '' and null clear it. */
export function optionalCount(most: number, error: string) {
  return z
    .union([z.number(), z.string().regex(/^\d{0,9}$/, { error }), z.null()], { error })
    .transform((value) => (value === null || value === '' ? null : Number(value)))
    .refine((value) => value === null || (Number.isInteger(value) && value >= 1 && value <= most), {
      error,
    })
    .optional();
}
