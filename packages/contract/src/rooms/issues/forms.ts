import * as z from 'zod';
import { optionalLimit } from '../../kit/fields/date-fields.ts';
import { choice, id, optionalChoice, required } from '../../kit/fields/fields.ts';
import { hours } from '../../kit/fields/number-fields.ts';
import { written } from '../../kit/fields/written-fields.ts';
import type { Collections } from '../../kit/values/merge.ts';
import { idOf, idsOf } from '../../kit/values/records.ts';
import { writtenOf } from '../../kit/values/written.ts';
import { emptyComment, plainComment } from '../comments/forms.ts';
import type { Issue } from './calls.ts';
import { isReturn, issueStatuses, issueTypes } from './lists.ts';

/** The forms of an issue. */

const userMissing = 'Użytkownik jest wymagany';
const typeMissing = 'Typ zgłoszenia jest wymagany';

const issueShape = {
  name: required('Nazwa jest wymagana', 250),
  /** Those who are to do it. */
  users: z
    .array(id(userMissing), { error: userMissing })
    .min(1, { error: userMissing })
    .max(50)
    .transform((values) => [...new Set(values)]),
  client: optionalChoice(),
  /** Words; with formatting `{ html }`. */
  description: written('Opis jest wymagany', 20_000),
  type: choice(typeMissing).refine((value) => issueTypes.some((type) => type.id === value), {
    error: typeMissing,
  }),
  /** Limit; a day alone means its end. */
  dateRealization: optionalLimit(),
  /** When those who do it expect to end. */
  dateRealizationEstimation: optionalLimit(),
  /** Hours. */
  timeRequired: hours().optional(),
};

/** The form of an issue that is there. */
export const issueFields = z.strictObject(issueShape);

/** A new one may bring its files. */
export const issueForm = z.strictObject({
  ...issueShape,
  files: z.array(id()).max(100).optional(),
});

const status = choice('Status jest wymagany').refine(
  (value) => issueStatuses.some((one) => one.id === value),
  { error: 'Status jest wymagany' },
);
/** Said together with the change; required when a done issue is returned. */
const said = z.union([z.literal('').transform(() => null), z.null(), plainComment]);

export const issueChanges = z.strictObject({ ...issueShape, status, comment: said }).partial();
type IssueChanges = Omit<z.input<typeof issueChanges>, 'comment'>;

/** An issue as its form and its page hold it; a comment is said once and belongs to no record. */
export const issueFormOf = (issue: Issue) =>
  ({
    name: issue.name,
    users: idsOf(issue.users),
    client: idOf(issue.client),
    description: writtenOf(issue.description, issue.descriptionHtml),
    type: issue.type.id,
    dateRealization: issue.dateRealization,
    dateRealizationEstimation: issue.dateRealizationEstimation,
    timeRequired: issue.timeRequired,
    status: issue.status.id,
  }) satisfies Required<IssueChanges>;

export const issueCollections: Collections<IssueChanges> = { users: { kind: 'set' } };

type Step = { status: number; comment: string | null };
/** What is changed on the page of an issue; `before` is the status it has. */
export const issueWork = (before: number) =>
  z
    .strictObject({
      status,
      dateRealization: issueShape.dateRealization,
      dateRealizationEstimation: issueShape.dateRealizationEstimation,
      timeRequired: issueShape.timeRequired,
      comment: said,
    })
    .refine(({ status: next, comment: words }: Step) => !isReturn(before, next) || words !== null, {
      error: emptyComment,
      path: ['comment'],
    });

/** The dialog 'Zwróć do poprawy'. */
export const issueReturn = z.strictObject({ comment: plainComment });
