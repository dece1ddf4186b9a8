import type * as z from 'zod';

/** What a field makes of a value: what is kept, or the words of its refusal. */
export function parseField(field: z.ZodType, value: unknown) {
  const { success, data, error } = field.safeParse(value);
  return success ? { kept: data } : { refused: error.issues[0]?.message };
}
export const accepts = (value: unknown) => ({ kept: value });
export const refuses = (message: string) => ({ refused: message });
export const wrong = refuses('Nieprawidłowa wartość');
