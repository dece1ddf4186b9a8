import * as z from 'zod';

const most = 200_000;

/** An optional formatted text as HTML; '' and null both clear it. */
export function richText() {
  return z
    .string()
    .max(most, { error: 'Tekst jest za długi' })
    .nullable()
    .transform((value) => (value === null || value.trim() === '' ? null : value))
    .optional();
}
