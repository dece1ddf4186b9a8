import type { NamedFilter } from '@zaplecze/contract/kit/lists/filter-words';
import type { IdsByKind, Names } from '../changes/index.ts';
import { filterWords } from './filter-words.ts';

/** What of a download's query says which rows they were. */
export type DownloadQuery = { search?: string; filter?: Record<string, unknown> } & Record<
  string,
  unknown
>;

type Download = { path: string; query: DownloadQuery };
type FilterUse = { words: NamedFilter; values: unknown[] };

/** Filters first, then what a report takes beside them; what has no words says only how rows are shown. */
function toldOf({ path, query }: Download): FilterUse[] {
  const { filter = {}, search: _, ...besides } = query;
  return [...Object.entries(filter), ...Object.entries(besides)].flatMap(([key, value]) => {
    const words = filterWords(path, key);
    const nothing = value === undefined || value === null || value === '';
    return words && !nothing ? [{ words, values: [value].flat() }] : [];
  });
}

/** Ids of the records that downloads were filtered by, by table. */
export function namedIn(downloads: Download[]): IdsByKind {
  const wanted: Record<string, number[]> = {};
  for (const { words, values } of downloads.flatMap(toldOf)) {
    const { of } = words;
    if (!of) continue;
    wanted[of] = [...(wanted[of] ?? []), ...values.map(Number)];
  }
  return wanted;
}

/** 'szukane: „abc” · klient: Alfa, Beta · od: 2026-11-01'; '' without filters. */
export function describeDownload(download: Download, names: Names): string {
  const { search } = download.query;
  const parts = toldOf(download).map(
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
