import * as z from 'zod';
import { cleanLines } from '../../kit/fields/clean.ts';
import { cleanedText, id } from '../../kit/fields/fields.ts';
import '../../kit/calls/messages.ts';
import { requiredRichText } from '../../kit/fields/written-fields.ts';

/** What is typed into a comment. */

/** Counted as people count them: a letter or a pictogram is one. */
export const longestComment = 4000;
export const emptyComment = 'Pole komentarz nie może być puste';

/** Words alone: what is said together with a change, or in an address. */
export const plainComment = cleanedText(cleanLines, longestComment * 2, emptyComment)
  .min(1, { error: emptyComment })
  .refine((value) => [...value].length <= longestComment, {
    error: `Najwyżej ${longestComment} znaków`,
  });

export const commentBody = z.strictObject({
  /** Words; with formatting `{ html }`, of which what is not allowed is left out. */
  text: requiredRichText(emptyComment, longestComment),
});

/** The body of a comment on a record; `answers`: the comment there that it answers. */
export const answerableComment = commentBody.extend({ answers: id().optional() });
