import * as z from 'zod';
import { day, optionalDay } from '../../../kit/fields/date-fields.ts';
import { choice, id } from '../../../kit/fields/fields.ts';

/** Forms of the parcels' desk. */

/** Which day's mail of which company. */
export const bookOf = z.strictObject({ company: choice('Spółka jest wymagana'), day: day() });
export const bookQuery = z.strictObject({ company: id(), day: day() });

export const deliveryChanges = z.strictObject({
  /** The day on which it came to the address; null: the parcel's own day. */
  arrived: optionalDay({ back: 1, ahead: 1 }),
  /** Whether it is from a public body, so that it is deemed delivered. */
  counted: z.boolean().optional(),
});
