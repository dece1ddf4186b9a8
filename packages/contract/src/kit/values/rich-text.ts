import * as z from 'zod';
import { shapeFault } from '../fields/rich-shape.ts';

const most = 200_000;
const mostSigns = 24_000;

/** An optional formatted text as HTML; '' and null both clear it. */
export function richText() {
  return z
    .string()
    .max(most, { error: 'Tekst jest za długi', abort: true })
    .check(({ value, issues }) => {
      const message = shapeFault(value, mostSigns);
      if (message !== null) issues.push({ code: 'custom', input: value, message });
    })
    .nullable()
    .transform((value) => (value === null || value.trim() === '' ? null : value))
    .optional();
}
