import { type Address, addressOf, type PlainPage, pages } from '@zaplecze/contract/addresses';
import { type Flags, isOffered } from '@zaplecze/contract/permissions';
import type { Place } from './screen.ts';

/**
 * Where screens stand for those who look for them: entries of the menu, and the tabs of an entry. The app, which knows all
 * rooms, names them once.
 */
let all: Place[] = [];

export function providePlaces(places: Place[]): void {
  all = places;
}

const byPosition = (a: Place, b: Place) => positionOf(a) - positionOf(b);
const positionOf = ({ menu, tab }: Place) => tab?.position ?? (menu ? 0 : 100);

/** Places that somebody with these flags finds. */
export const placesFor = (flags: Flags): Place[] =>
  all.filter(({ allow, path }) => isOffered(allow, flags, path));

const covers = (path: string, pathname: string) =>
  path === pages.home ? pathname === path : `${pathname}/`.startsWith(`${path}/`);

/** The entry of the menu that an address belongs to, by the longest address that covers it. */
export function entryAt(pathname: string): Address | undefined {
  const [nearest] = all
    .filter(({ path }) => covers(path, pathname))
    .sort((a, b) => b.path.length - a.path.length);
  return nearest?.tab ? addressOf(nearest.tab.of) : nearest?.path;
}

/** The entry's page and its tabs, of which this address is one; rows of 'Ustawienia' are found on their page. */
export function tabsAt(pathname: string, flags: Flags): { label: string; tabs: Place[] } {
  const entry = all.find(({ path }) => path === entryAt(pathname));
  if (!entry || entry.name === 'settings') return { label: '', tabs: [] };
  const own = { ...entry, label: entry.menu?.tab ?? entry.label };
  return { label: entry.label, tabs: [own, ...rowsOf(entry.name as PlainPage, flags)] };
}

/** Whether a page is read as a part of a tab that it is not the page of. */
export const isHeld = (tab: Place['tab'], pathname: string): boolean =>
  tab?.holds?.some((page) => pages[page] === pathname) ?? false;

/** What belongs to an entry, in order: the rows of 'Ustawienia'. */
export const rowsOf = (entry: PlainPage, flags: Flags): Place[] =>
  placesFor(flags)
    .filter(({ tab }) => tab?.of === entry)
    .sort(byPosition);
