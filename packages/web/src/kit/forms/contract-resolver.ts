import { toNestErrors } from '@hookform/resolvers';
import { fieldErrors } from '@zaplecze/contract/kit/calls/messages';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type * as z from 'zod';

/**
 * Checks a form with a schema of the contract and says exactly what the server would say. (The
 * resolvers' own zod resolver shows the first branch's words for unions, not the field's.)
 */
// biome-ignore lint/suspicious/noExplicitAny: a form's values are what its schema takes
export function contractResolver(schema: z.ZodType): Resolver<any> {
  return (values, _context, options) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors = {};
    for (const [name, message] of Object.entries(fieldErrors(parsed.error))) {
      errors[name] = { type: 'schema', message };
    }
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
