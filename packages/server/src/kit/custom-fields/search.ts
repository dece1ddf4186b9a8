import {
  type CustomField,
  type CustomKind,
  type CustomRecord,
  customKindNames,
} from '@zaplecze/contract/kit/fields/custom-fields';
import type { Flags } from '@zaplecze/contract/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { SearchPlace } from '../lists/elsewhere.ts';
import { candidates, type SearchQuestion } from '../lists/record-search.ts';
import { plainUnit, writtenNumber } from '../lists/written-number.ts';
import { audiencesOf } from './definitions.queries.ts';
import { customKin, customTables } from './tables.ts';
import { customColumns } from './values.queries.ts';

/* Records found by what their own fields hold: words and identifiers by a fragment, numbers and amounts as they are. */

const kindsIn = (...columns: string[]): CustomKind[] =>
  customKindNames.filter((kind) => columns.includes(customColumns[kind]));
const worded = kindsIn('txt', 'long');
const counted = kindsIn('num');

/** A number with its unit is one of a field that has it; złote are those of amounts, too. */
const hasUnit = ({ kind, unit }: Pick<CustomField, 'kind' | 'unit'>, typed: string): boolean =>
  typed === '' || plainUnit(unit ?? '') === typed || (kind === 'money' && typed === 'zł');

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** Words of the value `v`, as its index has them. */
export const customWords = sql<string>`custom_words(v.txt, v.long)`;

/** Kinds of record besides its own by whose own fields a record is found. */
export const searchedBesides = (record: CustomRecord): CustomRecord[] =>
  record === 'client' ? ['contact'] : [];

/**
 * Where a list's search looks for words in own fields, beside what it looks through: `(id) => places`.
 *
 * @param fields those that the asker sees, of `searchedBesides` too
 */
export function customSearch(
  record: CustomRecord,
  { fields, flags }: { fields: readonly CustomField[]; flags: Flags },
) {
  const sources = sourcesOf(record, flags).map(({ of, ...source }) => {
    const own = fields.filter((field) => customKin(of).includes(field.record));
    const ids = (kinds: CustomKind[]) =>
      own.filter(({ kind }) => kinds.includes(kind)).map((field) => field.id);
    const numbers = own.filter(({ kind }) => counted.includes(kind));
    return { ...source, words: ids(worded), numbers };
  });
  return (column: string): SearchPlace[] =>
    sources.flatMap(({ words, numbers, ...source }) => [
      ...(words.length > 0
        ? [
            {
              ...{ ...source, column },
              having: (word: string) =>
                sql`v.field = any(${words}::int[]) and ${wordCondition(word)}`,
            },
          ]
        : []),
      ...(numbers.length > 0 ? [{ ...source, column, having: numberIn(numbers) }] : []),
    ]);
}

const numberIn = (fields: readonly CustomField[]) => (word: string) => {
  const written = writtenNumber(word);
  const { number, unit } = written ?? { number: '', unit: '' };
  const ids = written ? fields.filter((one) => hasUnit(one, unit)).map(({ id }) => id) : [];
  return ids.length > 0
    ? sql`v.field = any(${ids}::int[]) and v.num = ${number}::numeric`
    : undefined;
};

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
 * Whose values `v` lead to a record that is looked for: its own, of a client those of its contact persons, too. Tables besides are
 * called as no list calls its own.
 */
type Source = { of: CustomRecord; id: RawBuilder<number | null>; from: RawBuilder<unknown> };

function sourcesOf(record: CustomRecord, { admin }: Flags): Source[] {
  const values = (of: CustomRecord) => sql`${sql.table(customTables[of].values)} v`;
  const own = { of: record, id: sql<number>`v.record`, from: values(record) };
  // Of somebody who has left they are the administrators' alone.
  if (record === 'person' && !admin) {
    return [
      { ...own, from: sql`${own.from} join person owner on owner.id = v.record and owner.active` },
    ];
  }
  if (record !== 'client') return [own];
  const inSight = sql`${values('contact')} join "clientPerson" owner on owner.id = v.record
    and owner.anonymized is null and owner.restricted is null`;
  return [own, { of: 'contact', id: sql<number>`owner.client`, from: inSight }];
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
  const written = writtenNumber(typed.whole);
  const unit = written?.unit ?? '';
  const ofUnit = sql`(${unit} = '' or rtrim(lower(normalize(d.unit, nfkc)), '.') = ${unit} or (d.kind = 'money' and ${unit} = 'zł'))`;
  const seen = (
    of: CustomRecord,
    kinds: CustomKind[],
    those = sql`true`,
  ) => sql`v.field in (select d.id from "customField" d
    where d.record = any(${customKin(of)}::text[]) and not d.archived and d.sees = any(${audiencesOf(user.flags)}::text[])
      and d.kind = any(${kinds}::text[]) and ${those})`;
  const byValues = sourcesOf(record, user.flags).map(({ of, id, from }) => {
    return sql`select v.id, case when fold(v.txt) = asked.typed then 0 else 4 end, false, null::timestamptz
      from asked cross join lateral (select ${id} as id, v.txt from ${from}
        where length(asked.parts[1]) > 4 and (v.txt is not null or v.long is not null)
          and ${customWords} like asked.parts[1] and ${customWords} like all (asked.parts)
          and ${seen(of, worded)} limit ${mostCandidates}) v
      union all
      select n.id, 0, false, null::timestamptz
      from (select ${id} as id from ${from} where v.num = ${written?.number ?? null}::numeric
        and ${seen(of, counted, ofUnit)} limit ${mostCandidates}) n`;
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
