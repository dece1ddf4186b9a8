import { isPlain, type PageName, pages } from '@zaplecze/contract/addresses';
import { expect, test } from 'vitest';
import { helpTexts } from '../../../kit/help/help-texts.ts';
import { helpArticles } from './help-articles.ts';
import { findHelp } from './help-search.ts';

const slugs = (search: string) => findHelp(search).map(({ slug }) => slug);

test('articles of the help are found by any of their words, diacritics aside, titles first [KNO-40]', () => {
  expect(helpArticles.length).toBeGreaterThanOrEqual(15);
  expect(slugs('')).toHaveLength(helpArticles.length);
  expect(slugs('zastepstwo')[0]).toBe('zastepstwo');
  expect(slugs('excel')).toContain('import-klientow');
  expect(slugs('bramka')[0]).toBe('bramka');
  expect(slugs('zapomnialem hasla')).toEqual(['konto']);
  expect(slugs('nie ma takiego słowa')).toEqual([]);
});

test('„nadgodziny” lead to what the program has instead of counting them [SEA-96]', () => {
  expect(slugs('nadgodziny')).toEqual(['nieobecnosc']);
});

test('each has an address of its own, and every question mark leads to one [KNO-40, KNO-42]', () => {
  const all = helpArticles.map(({ slug }) => slug);
  expect(new Set(all).size).toBe(all.length);
  for (const { title, slug, words, page, body } of helpArticles) {
    expect([title, slug, words, body.length]).not.toContain(undefined);
    if (page)
      expect(Object.keys(pages).filter((name) => isPlain(name as PageName))).toContain(page);
  }
  for (const { article } of Object.values(helpTexts)) expect(all).toContain(article);
});
