import * as z from 'zod';
import { hours } from '../../../kit/fields/number-fields.ts';
import { checklistTexts } from '../../checklists/forms.ts';
import type { IssueType } from './calls.ts';

/** The form of what a type of issues promises, and of what is to be ticked off in it. */

/** Working hours; null promises nothing. */
const promisedHours = () =>
  hours()
    .refine((value) => value !== 0, { error: 'Podaj więcej niż 0 godzin albo zostaw puste' })
    .optional();

const shape = {
  answerHours: promisedHours(),
  doneHours: promisedHours(),
  /** Points that a new issue of the type begins with. */
  checklist: checklistTexts(),
  /** Such an issue is done only when all is ticked off. */
  checklistRequired: z.boolean(),
};

export const doneBeforeAnswer = 'Nie krócej niż do pierwszej odpowiedzi';

type Hours = { answerHours?: number | null | undefined; doneHours?: number | null | undefined };
/** Nothing is done before it is answered. */
export const inOrder = ({ answerHours, doneHours }: Hours): boolean =>
  !answerHours || !doneHours || answerHours <= doneHours;

export const issueTypeChanges = z.strictObject(shape).partial();
export const issueTypeForm = z.strictObject(shape).refine(inOrder, {
  error: doneBeforeAnswer,
  path: ['doneHours'],
});

export const issueTypeFormOf = ({
  answerHours,
  doneHours,
  checklist,
  checklistRequired,
}: IssueType) => ({ answerHours, doneHours, checklist, checklistRequired });
