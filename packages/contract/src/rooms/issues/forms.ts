import * as z from 'zod';
import { customInput } from '../../kit/fields/custom-fields.schemas.ts';
import { customIds } from '../../kit/fields/custom-fields.ts';
import { choice } from '../../kit/fields/fields.ts';
import { shapeOf } from '../../kit/fields/record-fields.schemas.ts';
import { formOf } from '../../kit/fields/record-fields.ts';
import type { Collections } from '../../kit/values/merge.ts';
import { plainComment } from '../comments/forms.ts';
import type { Issue } from './calls.ts';
import { issueFields } from './fields.ts';
import { issueStatuses } from './lists.ts';

/** The forms of an issue. */

const { files, ...plain } = shapeOf(issueFields);
const issueShape = { ...plain, custom: customInput('issue') };

/** The form of an issue that is there. */
export const issueEdit = z.strictObject(issueShape);

/** A new one may bring its files. */
export const issueForm = z.strictObject({ ...issueShape, files });

const status = choice('Status jest wymagany').refine(
  (value) => issueStatuses.some((one) => one.id === value),
  { error: 'Status jest wymagany' },
);
/** Said together with the change; required when a done issue is returned. */
const optionalComment = z.union([z.literal('').transform(() => null), z.null(), plainComment]);

export const issueChanges = z
  .strictObject({ ...issueShape, status, comment: optionalComment })
  .partial();
type IssueChanges = Omit<z.input<typeof issueChanges>, 'comment'>;

/** An issue as its form and its page hold it; a comment is said once and belongs to no record. */
export const issueFormOf = (issue: Issue) => {
  const { files: _, ...fields } = formOf(issueFields, issue);
  const custom = customIds(issue.custom);
  return { ...fields, custom, status: issue.status.id } satisfies Required<IssueChanges>;
};

export const issueCollections: Collections<IssueChanges> = { users: { kind: 'set' } };

/** The dialog 'Zwróć do poprawy'. */
export const issueReturn = z.strictObject({ comment: plainComment });
