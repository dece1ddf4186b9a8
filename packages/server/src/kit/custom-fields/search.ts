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

/**
 * What a list's search asks of own fields, beside what it looks through: `(id) => (word) => condition`. Which records
 * have a word is found first, through the index of values, so that both ways are walked by indexes.
 *
 * @param fields those that the asker sees
 */
export function customSearch(record: CustomRecord, fields: readonly CustomField[]) {
  const values = sql.table(customTables[record].values);
  const of = (kinds: CustomKind[]) =>
    fields.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const [words, numbers] = [of(worded), of(counted)];
  if (words.length + numbers.length === 0) return undefined;
  const having = (ids: number[], condition: RawBuilder<unknown>) =>
    sql`select v.record from ${values} v where v.field = any(${ids}::int[]) and ${condition}`;
  return (id: string) => (word: string) => {
    const number = numberOf(word);
    const ways = [
      ...(words.length > 0 ? [having(words, wordCondition(word))] : []),
      ...(number !== null && numbers.length > 0
        ? [having(numbers, sql`v.num = ${number}::numeric`)]
        : []),
    ];
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
  const table = sql.table(customTables[record].values);
  const seen = (kinds: CustomKind[]) => sql`v.field in (select d.id from "customField" d
    where d.record = any(${customKin(record)}::text[]) and not d.archived and d.sees = any(${audiencesOf(user.flags)}::text[])
      and d.kind = any(${kinds}::text[]))`;
  return sql<Fit>`(select distinct on (x.id) x.* from (
      select * from ${found}
      union all
      select v.record, case when fold(v.txt) = asked.typed then 0 else 4 end, false, null::timestamptz
      from asked cross join lateral (select v.record, v.txt from ${table} v
        where length(asked.parts[1]) > 4 and (v.txt is not null or v.long is not null)
          and ${customWords} like asked.parts[1] and ${customWords} like all (asked.parts)
          and ${seen(worded)} limit ${mostCandidates}) v
      union all
      select n.record, 0, false, null::timestamptz
      from (select v.record from ${table} v
        where v.num = ${numberOf(typed.whole)}::numeric and ${seen(counted)} limit ${mostCandidates}) n
    ) x order by x.id, x.fits, x.mine desc, x.at desc nulls last)`.as<'f'>('f');
}

/** 'Numer teczki: T-12' of each own field of a record that is found by words or numbers; the record is told by a column. */
export const customReasons = (record: CustomRecord, id: string, flags: Flags) =>
  sql`array(select d.label || ': ' || coalesce(v.txt, left(v.long, 200), replace(trim_scale(v.num)::text, '.', ','))
    from ${sql.table(customTables[record].values)} v join "customField" d on d.id = v.field
    where v.record = ${sql.ref(id)} and (v.txt is not null or v.long is not null or v.num is not null)
      and not d.archived and d.sees = any(${audiencesOf(flags)}::text[]) order by d.place, d.id)`;
