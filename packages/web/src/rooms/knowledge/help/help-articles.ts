import type { PlainPage } from '@zaplecze/contract/addresses';
import { clientArticles } from './client-articles.ts';
import { programArticles } from './program-articles.ts';
import { workArticles } from './work-articles.ts';

export type HelpArticle = {
  /** Stands in the address: never changes. */
  slug: string;
  title: string;
  /** Other words that people look for it by. */
  words: string;
  /** The screen it is about. */
  page?: PlainPage;
  /** Paragraphs, and things to do one after another. */
  body: (string | { steps: string[] })[];
};

/** How the office does its work here, a page a task; comes with the product. */
export const helpArticles: HelpArticle[] = [...workArticles, ...clientArticles, ...programArticles];
