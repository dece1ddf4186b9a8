import * as z from 'zod';
import { firstMoment, lastMoment } from '../../../kit/fields/date-fields.ts';
import { choice, id } from '../../../kit/fields/fields.ts';

/** Messages about a substitution, in the profile's form and by the calls. */

export const replacementMessages = {
  user: 'Wybierz osobę zastępującą',
  replacedUser: 'Wybierz osobę zastępowaną',
  from: 'Data od jest wymagana',
  to: 'Data do jest wymagana',
  order: 'Data do nie może być wcześniejsza niż data od',
  oneself: 'Nie można zastępować samego siebie',
  circle: 'W tym czasie te osoby zastępowałyby się nawzajem',
  nobody: 'Nie ma takiej osoby',
};

const words = replacementMessages;

/** Both ends count: a day alone means its beginning, as an end its last second. */
const range = { dateFrom: firstMoment(words.from), dateTo: lastMoment(words.to) };
const ordered = (value: { dateFrom: string; dateTo: string }) => value.dateFrom <= value.dateTo;
const order = { error: words.order, path: ['dateTo'] };

/** A block of the profile form: whom the profile's person stands in for. */
export const replacementInput = z
  .strictObject({ id: id().optional(), replacedUser: choice(words.replacedUser), ...range })
  .refine(ordered, order);
export type ReplacementInput = z.output<typeof replacementInput>;

/** The other way round: who stands in for the profile's person. */
export const substituteInput = z
  .strictObject({ id: id().optional(), user: choice(words.user), ...range })
  .refine(ordered, order);
export type SubstituteInput = z.output<typeof substituteInput>;

const shape = { user: choice(words.user), replacedUser: choice(words.replacedUser), ...range };

export const replacementForm = z.strictObject(shape).refine(ordered, order);
export const replacementChanges = z.strictObject(shape).partial();
