import { toNestErrors } from '@hookform/resolvers';
import { fieldErrors } from '@zaplecze/contract/kit/calls/messages';
import { type FieldErrors, get, type Resolver, type ResolverOptions } from 'react-hook-form';
import type * as z from 'zod';

/**
 * react-hook-form asks about a whole list as soon as a row is added or taken out; 'persons.' then, else null. What nobody
 * has typed yet is not wrong yet: of the fields of rows only what was said before is said on.
 */
function rowsAsked({ names = [], fields }: ResolverOptions<object>, values: object): string | null {
  const [name, ...others] = names as string[];
  if (name === undefined || others.length > 0 || get(fields, name)) return null;
  return Array.isArray(get(values, name)) ? `${name}.` : null;
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/**
 * Checks a form with a schema of the contract and says exactly what the server would say. (The
 * resolvers' own zod resolver shows the first branch's words for unions, not the field's.)
 *
 * @param standing the errors that the form shows now
 * @param demands what must not be empty besides, with the words for it: own fields, of which no schema knows
 */
export function contractResolver(
  schema: z.ZodType,
  standing: () => FieldErrors,
  demands: ReadonlyMap<string, string>,
  // biome-ignore lint/suspicious/noExplicitAny: a form's values are what its schema takes
): Resolver<any> {
  return (values, _context, options) => {
    const parsed = schema.safeParse(values);
    const lacking = [...demands].filter(([name]) => isEmpty(get(values, name)));
    if (parsed.success && lacking.length === 0) return { values: parsed.data, errors: {} };
    const errors: FieldErrors = {};
    const rows = rowsAsked(options, values);
    const wrong = parsed.success ? {} : fieldErrors(parsed.error);
    for (const [name, message] of [...Object.entries(wrong), ...lacking]) {
      if (rows && name.startsWith(rows) && !get(standing(), name)) continue;
      errors[name] = { type: 'schema', message };
    }
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
