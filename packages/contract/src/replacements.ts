import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { choice, dateTime, id } from './kit/fields.ts';
import { byId, createdId, personRef } from './kit/records.ts';
import { isDay } from './kit/time.ts';

/** Substitutions: for a time, `user` stands in for `replacedUser` (document 000, section 3). */

export const replacement = z.object({
  id: z.int(),
  user: personRef,
  replacedUser: personRef,
  dateFrom: z.string(),
  dateTo: z.string(),
  /** It holds just now. */
  active: z.boolean(),
  ended: z.boolean(),
  /** The caller may change and delete it. */
  may: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Replacement = z.output<typeof replacement>;

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

/** The end of a range; a bare day means its last second, for both ends count. */
const lastMoment = z
  .string({ error: words.to })
  .transform((value) => (isDay(value.trim()) ? `${value.trim()} 23:59:59` : value))
  .pipe(dateTime(words.to));

const range = { dateFrom: dateTime(words.from), dateTo: lastMoment };
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

export const createReplacement = endpoint({
  method: 'POST',
  path: '/replacement/create',
  allow: 'everyone',
  row: 'osoba zastępowana, kierownik albo administrator',
  summary: 'Nowe zastępstwo',
  body: z.strictObject(shape).refine(ordered, order),
  answer: createdId,
});

export const updateReplacement = endpoint({
  method: 'PATCH',
  path: '/replacement/:id',
  allow: 'everyone',
  row: 'osoba zastępowana, kierownik albo administrator',
  summary: 'Zmiana podanych pól zastępstwa',
  params: byId,
  body: z.strictObject(shape).partial(),
  answer: done,
});

export const removeReplacement = endpoint({
  method: 'DELETE',
  path: '/replacement/:id',
  allow: 'everyone',
  row: 'osoba zastępowana, kierownik albo administrator',
  summary: 'Usunięcie zastępstwa',
  params: byId,
  answer: done,
});
