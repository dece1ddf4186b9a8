import {
  type CustomField,
  type CustomKind,
  type CustomRecord,
  customKindNames,
} from '@zaplecze/contract/kit/fields/custom-fields';
import type { Flags } from '@zaplecze/contract/permissions';
import { type RawBuilder, sql } from 'kysely';
import { candidates, type SearchQuestion } from '../lists/record-search.ts';
import { audiencesOf } from './definitions.queries.ts';
import { customKin, customTables } from './tables.ts';
import { customColumns } from './values.queries.ts';

/* Records found by what their own fields hold: words and identifiers by a fragment, numbers and amounts as they are. */

const kindsIn = (...columns: string[]): CustomKind[] =>
  customKindNames.filter((kind) => columns.includes(customColumns[kind]));
const worded = kindsIn('txt', 'long');
const counted = kindsIn('num');

/** A number as people type it, without spaces; null for what is none. */
function numberOf(typed: string): string | null {
  const bare = typed.trim().replace(',', '.');
  return /^-?\d{1,13}(\.\d{1,4})?$/.test(bare) ? bare : null;
}

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** Words of the value `v`, as its index has them. */
export const customWords = sql<string>`custom_words(v.txt, v.long)`;

/** Kinds of record besides its own by whose own fields a record is found. */
export const searchedBesides = (record: CustomRecord): CustomRecord[] =>
  record === 'client' ? ['contact'] : [];

/**
 * What a list's search asks of own fields, beside what it looks through: `(id) => (word) => condition`. Which records
 * have a word is found first, through the index of values, so that both ways are walked by indexes.
 *
 * @param fields those that the asker sees, of `searchedBesides` too
 */
export function customSearch(
  record: CustomRecord,
  { fields, flags }: { fields: readonly CustomField[]; flags: Flags },
) {
  const sources = sourcesOf(record, flags).map(({ of, id, only }) => {
    const own = fields.filter((field) => customKin(of).includes(field.record));
    const ids = (kinds: CustomKind[]) =>
      own.filter(({ kind }) => kinds.includes(kind)).map((field) => field.id);
    const having = (ids: number[], condition: RawBuilder<unknown>) =>
      sql`select ${id} from ${sql.table(customTables[of].values)} v
        where v.field = any(${ids}::int[]) and ${condition} and ${only}`;
    return { words: ids(worded), numbers: ids(counted), having };
  });
  if (sources.every(({ words, numbers }) => words.length + numbers.length === 0)) return undefined;
  return (id: string) => (word: string) => {
    const number = numberOf(word);
    const ways = sources.flatMap(({ words, numbers, having }) => [
      ...(words.length > 0 ? [having(words, wordCondition(word))] : []),
      ...(number !== null && numbers.length > 0
        ? [having(numbers, sql`v.num = ${number}::numeric`)]
        : []),
    ]);
    if (ways.length === 0) return undefined;
    return sql<boolean>`${sql.ref(id)} = any(array(${sql.join(ways, sql` union all `)}))`;
  };
}

/** Words too short for the index of fragments are values as a whole. */
const wordCondition = (word: string) =>
  [...word].length > 2
    ? sql`(v.txt is not null or v.long is not null)
        and ${customWords} like '%' || fold(search_word(${escaped(word)})) || '%'`
    : sql`v.txt = ${word} collate counting`;

type Fit = { id: number; fits: number; mine: boolean; at: string | null };

/** Few: what more there is, the list of these records shows. */
const mostCandidates = 60;

/** Whose values `v` lead to a record that is looked for: its own, of a client those of its contact persons, too. */
type Source = { of: CustomRecord; id: RawBuilder<number | null>; only: RawBuilder<boolean> };

function sourcesOf(record: CustomRecord, { admin }: Flags): Source[] {
  // Of somebody who has left they are the administrators' alone.
  const only =
    record === 'person'
      ? sql<boolean>`exists (select from person p where p.id = v.record and (p.active or ${admin}::boolean))`
      : sql<boolean>`true`;
  const own = { of: record, id: sql<number>`v.record`, only };
  if (record !== 'client') return [own];
  const inSight = sql<boolean>`exists (select from "clientPerson" p where p.id = v.record
    and p.anonymized is null and p.restricted is null)`;
  const client = sql<number>`(select p.client from "clientPerson" p where p.id = v.record)`;
  return [own, { of: 'contact', id: client, only: inSight }];
}

/**
 * Candidates of a search (`candidates`), with records whose own fields hold what was typed.
 *
 * @param record kinds of one table are found together
 * @param finder as `candidates` takes it, with what follows
 */
export function candidatesWithCustom(
  record: CustomRecord,
  question: SearchQuestion,
  finder: string,
  ...besides: boolean[]
) {
  const found = candidates(question, finder, ...besides);
  if ('ids' in question) return found;
  const { typed, user } = question;
  const seen = (
    of: CustomRecord,
    kinds: CustomKind[],
  ) => sql`v.field in (select d.id from "customField" d
    where d.record = any(${customKin(of)}::text[]) and not d.archived and d.sees = any(${audiencesOf(user.flags)}::text[])
      and d.kind = any(${kinds}::text[]))`;
  const byValues = sourcesOf(record, user.flags).map(({ of, id, only }) => {
    const table = sql.table(customTables[of].values);
    return sql`select v.id, case when fold(v.txt) = asked.typed then 0 else 4 end, false, null::timestamptz
      from asked cross join lateral (select ${id} as id, v.txt from ${table} v
        where length(asked.parts[1]) > 4 and (v.txt is not null or v.long is not null)
          and ${customWords} like asked.parts[1] and ${customWords} like all (asked.parts)
          and ${seen(of, worded)} and ${only} limit ${mostCandidates}) v
      union all
      select n.id, 0, false, null::timestamptz
      from (select ${id} as id from ${table} v where v.num = ${numberOf(typed.whole)}::numeric
        and ${seen(of, counted)} and ${only} limit ${mostCandidates}) n`;
  });
  return sql<Fit>`(select distinct on (x.id) x.* from (
      select * from ${found} union all ${sql.join(byValues, sql` union all `)}
    ) x order by x.id, x.fits, x.mine desc, x.at desc nulls last)`.as<'f'>('f');
}

/**
 * 'Numer teczki: T-12' of each own field of a record that is found by words or numbers; the record is told by a column, of whatever
 * table: none is called as those in here.
 */
export const customReasons = (record: CustomRecord, id: string, flags: Flags) =>
  sql`array(select own.label || ': ' || coalesce(held.txt, left(held.long, 200), replace(trim_scale(held.num)::text, '.', ','))
    from ${sql.table(customTables[record].values)} held join "customField" own on own.id = held.field
    where held.record = ${sql.ref(id)} and (held.txt is not null or held.long is not null or held.num is not null)
      and not own.archived and own.sees = any(${audiencesOf(flags)}::text[]) order by own.place, own.id)`;
