import * as z from 'zod';
import { cleanLines } from '../../kit/fields/clean.ts';
import { choice, cleanedText } from '../../kit/fields/fields.ts';

/** What is typed into a question and its answer. */

export const longestQuestion = 1000;

const words = (empty: string) =>
  cleanedText(cleanLines, longestQuestion * 2, empty)
    .min(1, { error: empty })
    .refine((value) => [...value].length <= longestQuestion, {
      error: `Najwyżej ${longestQuestion} znaków`,
    });

export const questionForm = z.strictObject({
  user: choice('Wskaż osobę'),
  text: words('Wpisz pytanie'),
});

export const questionAnswer = z.strictObject({ text: words('Wpisz odpowiedź') });
