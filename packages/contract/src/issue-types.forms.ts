import * as z from 'zod';
import type { IssueType } from './issue-types.ts';
import { hours } from './kit/number-fields.ts';

/** The form of what a type of issues promises. */

/** Working hours; null promises nothing. */
const promisedHours = () =>
  hours()
    .refine((value) => value !== 0, { error: 'Podaj więcej niż 0 godzin albo zostaw puste' })
    .optional();

const shape = { answerHours: promisedHours(), doneHours: promisedHours() };

export const doneBeforeAnswer = 'Nie krócej niż do pierwszej odpowiedzi';

type Hours = { answerHours?: number | null | undefined; doneHours?: number | null | undefined };
/** Nothing is done before it is answered. */
export const inOrder = ({ answerHours, doneHours }: Hours): boolean =>
  !answerHours || !doneHours || answerHours <= doneHours;

export const issueTypeChanges = z.strictObject(shape);
export const issueTypeForm = issueTypeChanges.refine(inOrder, {
  error: doneBeforeAnswer,
  path: ['doneHours'],
});

export const issueTypeFormOf = ({ answerHours, doneHours }: IssueType) =>
  ({ answerHours, doneHours }) satisfies Required<Hours>;
