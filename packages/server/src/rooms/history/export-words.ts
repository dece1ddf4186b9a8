import type { NamedFilter, NamedFilters } from '@zaplecze/contract/kit/lists/filter-words';
import type { House } from '../../kit/rooms/room.ts';
import type { IdsByKind, Names } from '../changes/index.ts';

/** What reports and documents to download are asked for, whichever they are. */
const ofReports: NamedFilters = {
  company: { label: 'spółka', of: 'company' },
  department: { label: 'dział', of: 'department' },
  client: { label: 'klient', of: 'client' },
  user: { label: 'osoba', of: 'person' },
  seller: { label: 'sprzedawca', of: 'person' },
  service: { label: 'usługa', of: 'serviceDefinition' },
  archived: { label: 'z archiwalnymi' },
  dateFrom: { label: 'od' },
  dateTo: { label: 'do' },
  // Of one person's data: who it is stands in their own history.
  contact: { label: 'osoba kontaktowa nr' },
  month: { label: 'miesiąc' },
  week: { label: 'tydzień od' },
  days: { label: 'bez kontaktu od (dni)' },
  inactive: { label: 'z wyłączonymi kontami' },
};

/** The words of a filter of the call at this path; undefined for what says no rows. */
export type FilterWordsAt = (path: string, key: string) => NamedFilter | undefined;

/** The words of all filters, as the lists say them where they are mounted. */
export function filterWordsIn(house: Pick<House, 'calls'>): FilterWordsAt {
  const lists = new Map(house.calls.map(({ endpoint, filters }) => [endpoint.path, filters]));
  return (path, key) => lists.get(path)?.[key] ?? ofReports[key];
}

/** What of a download's query says which rows they were. */
export type DownloadQuery = { search?: string; filter?: Record<string, unknown> } & Record<
  string,
  unknown
>;

type Download = { path: string; query: DownloadQuery };
type FilterUse = { words: NamedFilter; values: unknown[] };

/** Filters first, then what a report takes beside them; what has no words says only how rows are shown. */
function toldOf({ path, query }: Download, wordsAt: FilterWordsAt): FilterUse[] {
  const { filter = {}, search: _, ...besides } = query;
  return [...Object.entries(filter), ...Object.entries(besides)].flatMap(([key, value]) => {
    const words = wordsAt(path, key);
    const nothing = value === undefined || value === null || value === '';
    return words && !nothing ? [{ words, values: [value].flat() }] : [];
  });
}

/** Ids of the records that downloads were filtered by, by table. */
export function namedIn(downloads: Download[], wordsAt: FilterWordsAt): IdsByKind {
  const wanted: Record<string, number[]> = {};
  for (const { words, values } of downloads.flatMap((one) => toldOf(one, wordsAt))) {
    const { of } = words;
    if (!of) continue;
    wanted[of] = [...(wanted[of] ?? []), ...values.map(Number)];
  }
  return wanted;
}

/** 'szukane: „abc” · klient: Alfa, Beta · od: 2026-11-01'; '' without filters. */
export function describeDownload(download: Download, wordsAt: FilterWordsAt, names: Names): string {
  const { search } = download.query;
  const parts = toldOf(download, wordsAt).map(
    ({ words, values }) =>
      `${inside(words.label)}: ${values.map((one) => valueInWords(words, one, names)).join(', ')}`,
  );
  return [...(search ? [`szukane: „${search}”`] : []), ...parts].join(' · ');
}

function valueInWords({ of: table, options }: NamedFilter, value: unknown, names: Names): string {
  const listed = options?.find(({ id }) => String(id) === String(value));
  if (listed) return listed.name;
  if (table) return names.get(`${table}/${value}`) ?? `nr ${value}`;
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  return String(value);
}

/** A label within a sentence: 'Klient' is 'klient' there, 'NIP' as it is. */
const inside = (label: string) =>
  /^.\p{Lu}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
