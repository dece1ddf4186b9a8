import { plain } from '@zaplecze/contract/kit/values/fold';
import { findNamed } from '../../../kit/navigation/find-screens.ts';
import { type HelpArticle, helpArticles } from './help-articles.ts';

const textOf = ({ title, words, body }: HelpArticle) =>
  plain(
    [
      title,
      words,
      ...body.flatMap((block) => (typeof block === 'string' ? block : block.steps)),
    ].join(' '),
  );

/**
 * Articles in which every word is found, those first whose title or own words have it; where none has, those that have
 * the words in another case ('skasowanego') or as a question asks them.
 */
export function findHelp(search: string): HelpArticle[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return helpArticles;
  const nearness = ({ title, words: own }: HelpArticle) =>
    words.every((word) => plain(title).includes(word))
      ? 0
      : words.every((word) => plain(`${title} ${own}`).includes(word))
        ? 1
        : 2;
  const found = helpArticles
    .filter((one) => words.every((word) => textOf(one).includes(word)))
    .sort((a, b) => nearness(a) - nearness(b));
  return found.length > 0
    ? found
    : findNamed(
        search,
        helpArticles.map((article) => ({ label: article.title, words: article.words, article })),
      ).map(({ article }) => article);
}
