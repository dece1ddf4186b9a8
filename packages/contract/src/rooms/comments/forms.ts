import * as z from 'zod';
import { cleanLines } from '../../kit/fields/clean.ts';
import { id, typed } from '../../kit/fields/fields.ts';
import '../../kit/calls/messages.ts';
import { written } from '../../kit/fields/written-fields.ts';

/** What is typed into a comment. */

/** Counted as people count them: a letter or a pictogram is one. */
export const longestComment = 4000;
export const emptyComment = 'Pole komentarz nie może być puste';

/** Words alone: what is said together with a change, or in an address. */
export const plainComment = typed(cleanLines, longestComment * 2, emptyComment)
  .min(1, { error: emptyComment })
  .refine((value) => [...value].length <= longestComment, {
    error: `Najwyżej ${longestComment} znaków`,
  });

export const commentBody = z.strictObject({
  /** Words; with formatting `{ html }`, of which what is not allowed is left out. */
  text: written(emptyComment, longestComment),
});

/** What is said on a record by one call; `answers`: the comment there that it answers. */
export const saidBody = commentBody.extend({ answers: id().optional() });
