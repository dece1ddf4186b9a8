import type { Decision } from '../notifications/index.ts';
import { findWords } from './questions.queries.ts';

/** Notices of questions carry no words: whoever reads them is told these from the question, and answers there. */
export const questionWords: Decision = {
  waiting: async (db, person, awaited) => {
    const ids = awaited.map(({ id }) => id);
    const found = await findWords(db, person, ids);
    return new Map(found.map((words) => [words.id, { question: words }]));
  },
  // Nothing is decided by a link: a letter leads to the product.
  links: async () => null,
};
