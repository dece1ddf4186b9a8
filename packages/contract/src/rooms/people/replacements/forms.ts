import * as z from 'zod';
import { firstMoment, lastMoment } from '../../../kit/fields/date-fields.ts';
import { id } from '../../../kit/fields/fields.ts';
import { shapeOf } from '../../../kit/fields/record-fields.schemas.ts';
import { replacementFields as fields } from './fields.ts';

/** Messages about a substitution, in the profile's form and by the calls. */

export const replacementMessages = {
  order: 'Data do nie może być wcześniejsza niż data od',
  oneself: 'Nie można zastępować samego siebie',
  circle: 'W tym czasie te osoby zastępowałyby się nawzajem',
  nobody: 'Nie ma takiej osoby',
  past: 'Ten czas już minął',
  tooLong: 'Zastępstwo może trwać najwyżej dwa lata',
  there: 'Takie zastępstwo już jest, w tych samych dniach',
  neverCame: 'Ta osoba jeszcze ani razu się nie zalogowała',
  /** `until`: YYYY-MM-DD */
  away: (until: string) =>
    `Tej osoby nie ma w tym czasie, do ${until.split('-').reverse().join('.')}. Wybierz kogoś innego`,
};

/** A substitution lasts for so many days at most. */
export const mostReplacementDays = 731;

const { user, replacedUser } = shapeOf(fields);
/** Both ends count: a day alone means its beginning, as an end its last second. */
const range = {
  dateFrom: firstMoment(fields.dateFrom.missing),
  dateTo: lastMoment(fields.dateTo.missing),
};
const ordered = (value: { dateFrom: string; dateTo: string }) => value.dateFrom <= value.dateTo;
const order = { error: replacementMessages.order, path: ['dateTo'] };

/** A block of the profile form: whom the profile's person stands in for. */
export const replacementInput = z
  .strictObject({ id: id().optional(), replacedUser, ...range })
  .refine(ordered, order);
export type ReplacementInput = z.output<typeof replacementInput>;

/** The other way round: who stands in for the profile's person. */
export const substituteInput = z
  .strictObject({ id: id().optional(), user, ...range })
  .refine(ordered, order);
export type SubstituteInput = z.output<typeof substituteInput>;

const shape = { user, replacedUser, ...range };

export const replacementForm = z.strictObject(shape).refine(ordered, order);
export const replacementChanges = z.strictObject(shape).partial();
