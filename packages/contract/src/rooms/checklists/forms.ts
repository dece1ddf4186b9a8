import * as z from 'zod';
import { optionalDay } from '../../kit/fields/date-fields.ts';
import { id, optionalChoice, requiredText } from '../../kit/fields/fields.ts';

/** What is written into a checklist. */

/** Points that one list may have. */
export const mostItems = 100;

const item = {
  text: requiredText('Wpisz punkt listy', 200),
  /** The person of the point; none: anybody who works on the record. */
  person: optionalChoice(),
  /** By when. */
  day: optionalDay(),
};

export const checklistItemForm = z.strictObject(item);

export const checklistItemChanges = z.strictObject({ ...item, done: z.boolean() }).partial();

/** Whether the record may be closed before all is ticked off. */
export const checklistChanges = z.strictObject({ required: z.boolean() });

/** Points in their order; those that are left out stay behind them. */
export const checklistOrder = z.strictObject({ items: z.array(id()).max(mostItems) });

/** The points that a pattern brings, each once on a line of its own. */
export const checklistTexts = () =>
  z
    .array(requiredText('Wpisz punkt listy albo go usuń', 200))
    .max(50, { error: 'Najwyżej 50 punktów' })
    .transform((points) => [...new Set(points)]);
