import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { customRecordsOf } from '@zaplecze/contract/kit/lists/custom-filters';
import type { NamedFilter, NamedFilters } from '@zaplecze/contract/kit/lists/filter-words';
import type { FieldsThen } from '../../kit/custom-fields/fields-then.queries.ts';
import { customUses } from '../../kit/custom-fields/filter-uses.ts';
import { type FilterUse, filterUses, type RowsAsked } from '../../kit/lists/filter-uses.ts';
import type { House } from '../../kit/rooms/room.ts';
import type { Names } from '../changes/index.ts';

const day = { kind: 'day' } as const;

/** What reports and documents to download are asked for, whichever they are. */
const ofReports: NamedFilters = {
  company: { label: 'spółka', of: 'company' },
  department: { label: 'dział', of: 'department' },
  client: { label: 'klient', of: 'client' },
  user: { label: 'osoba', of: 'person' },
  seller: { label: 'sprzedawca', of: 'person' },
  service: { label: 'usługa', of: 'serviceDefinition' },
  archived: { label: 'z archiwalnymi' },
  dateFrom: { label: 'od', ...day },
  dateTo: { label: 'do', ...day },
  // Of one person's data: who it is stands in their own history.
  contact: { label: 'osoba kontaktowa nr' },
  month: { label: 'miesiąc' },
  week: { label: 'tydzień od', ...day },
  days: { label: 'bez kontaktu od (dni)' },
  inactive: { label: 'z wyłączonymi kontami' },
};

/** What lists say of their filters where they are mounted, by the paths of their calls. */
export type AskedLists = {
  /** The words of a filter; undefined for what says no rows. */
  wordsAt: (path: string, name: string) => NamedFilter | undefined;
  /** The kinds of record whose own fields its rows have. */
  recordsAt: (path: string, filter: object | undefined) => readonly CustomRecord[];
};

/** What the lists of the house say. */
export function askedListsOf(house: Pick<House, 'calls'>): AskedLists {
  const lists = new Map(house.calls.map((route) => [route.endpoint.path, route]));
  return {
    wordsAt: (path, name) => lists.get(path)?.filters?.[name] ?? ofReports[name],
    recordsAt: (path, filter) => {
      const custom = lists.get(path)?.endpoint.list?.custom;
      return custom ? customRecordsOf(custom, filter) : [];
    },
  };
}

/** A download as it was noted; `created`: when. */
export type Download = { path: string; created: string; query: RowsAsked };

/** What a download was asked for; `fields`: own fields as its reader may know them. */
export function usesOf(
  { path, created, query }: Download,
  { wordsAt, recordsAt }: AskedLists,
  fields: FieldsThen,
): FilterUse[] {
  const records = recordsAt(path, query.filter);
  return [
    ...filterUses(query, (name) => wordsAt(path, name)),
    ...customUses(query.filter, (key) => fields(records, key, created)),
  ];
}

/** 'szukane: „abc” · klient: Alfa, Beta · od: 01.11.2026 · Numer umowy: zawiera „UM”'; '' without filters. */
export const describeUses = (uses: readonly FilterUse[], names: Names): string =>
  uses
    .map(({ label, isOwn, words }) => `${isOwn ? label : inside(label)}: ${words(names)}`)
    .join(' · ');

/** A label within a sentence: 'Klient' is 'klient' there, 'NIP' as it is. */
const inside = (label: string) =>
  /^.\p{Lu}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
