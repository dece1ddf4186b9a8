import { addressOf, type PlainPage } from '@zaplecze/contract/addresses';
import { plain } from '@zaplecze/contract/kit/values/fold';
import { type Allow, type Flags, isOffered } from '@zaplecze/contract/permissions';
import type { ProductPart } from '@zaplecze/contract/rooms/settings/parts';
import type { FindScreen } from '../../kit/navigation/find-screens.ts';
import { places, screens } from '../rooms.ts';
import { isFindable } from './findable.ts';

/**
 * What stands on the screens as heading, button, tab, line of a menu or field (read-screen-texts.ts): the text, the pages
 * that have it, those of the menu first, or none for what every list has behind 'Widok'; and who may do it where fewer
 * may than open the page.
 */
export type ScreenText = { text: string; pages: PlainPage[]; allow?: Allow[] };

/** Words that are about a part of the product, folded. */
const partWords: Record<ProductPart, RegExp> = {
  offers: /(^|[^a-z])ofert/,
  reception: /(^|[^a-z])(gosc|przesyl|recepcj|ksiazka nadawcza)/,
  documents: /(^|[^a-z])dokument/,
  knowledge: /baz[ay] wiedzy|(^|[^a-z])artykul(?![a-z]* pomocy)/,
};

/** Of a part that the company does not use nothing is found, whichever screen would have it. */
const isUsed = (text: string, unused: readonly ProductPart[] = []) =>
  !unused.some((part) => partWords[part].test(plain(text)));

const nameOf = (page: PlainPage) =>
  places.find(({ name }) => name === page)?.label ?? screens[page].title;

/** The list that is open, or else one that everybody has. */
const openList = () =>
  document.querySelector('[data-list-key="v"]')
    ? (`${window.location.pathname}${window.location.search}` as ReturnType<typeof addressOf>)
    : addressOf('tasks');

/**
 * What stands on screens that this person may open, each leading to the first of them that shows it.
 *
 * @param known what is found by its own name already
 */
export function findTexts(
  texts: readonly ScreenText[],
  { id, flags }: { id: number; flags: Flags },
  known: FindScreen[],
): FindScreen[] {
  const named = new Set(known.map(({ label }) => plain(label)));
  return texts.flatMap(({ text, pages, allow = ['everyone'] }): FindScreen[] => {
    if (named.has(plain(text)) || !allow.some((one) => isOffered(one, flags, ''))) return [];
    if (!isUsed(text, flags.unused)) return [];
    const found = { label: text, words: '', shows: text };
    if (pages.length === 0)
      return [{ ...found, to: openList(), note: 'pod „Widok” na liście', behindView: true }];
    const findable = pages.filter(isFindable);
    // What stands beside signing in concerns one's own account.
    if (findable.length === 0)
      return [{ ...found, to: addressOf('profile', { id }), note: 'na ekranie „Twój profil”' }];
    const page = findable.find((name) => isOffered(screens[name].allow, flags, addressOf(name)));
    return page ? [{ ...found, to: addressOf(page), note: `na ekranie „${nameOf(page)}”` }] : [];
  });
}
