import { fieldErrors } from '@zaplecze/contract/kit/calls/messages';
import {
  type CustomField,
  type CustomInput,
  plainField,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { formSchema } from '@zaplecze/contract/kit/fields/record-fields.schemas';
import type * as z from 'zod';

/** A value as its field takes it, or why it does not, in words. */
export type ReadValue =
  | { value: CustomInput[string]; message?: undefined }
  | { message: string; value?: undefined };

/**
 * A value as its kind takes it; an archived option may stay where it stands, and nowhere else.
 *
 * @param stands what the record has now
 */
export function readValue(
  field: CustomField,
  sent: unknown,
  stands?: CustomInput[string],
): ReadValue {
  const stay = Array.isArray(stands) ? stands : [stands];
  const options = field.options.filter(({ id, archived }) => !archived || stay.includes(id));
  const plain = plainField({ ...field, options });
  // A switch of a form is on or off; one of these may be unknown.
  if (field.kind === 'flag' && sent === null)
    return field.required ? { message: plain.missing ?? '' } : { value: null };
  const schema: z.ZodType = formSchema(plain);
  const result = schema.safeParse(field.kind === 'choices' ? (sent ?? []) : sent);
  if (result.success) return { value: (result.data ?? null) as CustomInput[string] };
  const [message = 'Nieprawidłowa wartość'] = Object.values(
    fieldErrors(result.error as z.ZodError),
  );
  return { message };
}
