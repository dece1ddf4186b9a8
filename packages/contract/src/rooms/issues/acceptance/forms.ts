import * as z from 'zod';
import { emptyComment, plainComment } from '../../comments/forms.ts';
import { mailedToken } from '../../session/forms.ts';

/** What is done by the link of a letter or a push about a done issue. */

export const acceptanceDecisions = ['accept', 'return'] as const;

const words = z.union([z.literal('').transform(() => null), z.null(), plainComment]);

export const acceptanceLink = z.strictObject({ token: mailedToken });

/** A return says what is to be corrected. */
export const acceptanceForm = acceptanceLink
  .extend({ decision: z.enum(acceptanceDecisions), comment: words.optional() })
  .refine(({ decision, comment }) => decision === 'accept' || Boolean(comment), {
    error: emptyComment,
    path: ['comment'],
  });
