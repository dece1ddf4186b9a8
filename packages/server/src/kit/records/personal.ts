import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { DB } from '../database/tables.ts';
import { exactly, excerpt, matches, matchesJson } from './matching.ts';
import type { Pattern, PersonIdentity } from './personal-patterns.ts';

/**
 * Texts that people write and that may name somebody outside the company. Each room says which of
 * its own there are; they are looked through when a contact person asks what is held about them,
 * or wants it gone (docs/decisions/0013-rodo.md).
 */
export type PersonalTexts = {
  /** What the record is called, in Polish. */
  label: string;
  table: keyof DB;
  /** Its rows are parts of records of this table, which `record` names: what they tell stands in those records' history. */
  partsOf?: keyof DB;
  columns: string[];
  /** Columns of JSON that repeat such texts. */
  json?: string[];
  /**
   * The other columns of text or JSON that no field of the record declares (`personal: false` there): nobody writes freely in
   * them. A test finds what nobody speaks for.
   */
  besides?: string[];
  /** Which rows (alias `x`) are about a client. */
  ofClient: (client: number) => RawBuilder<boolean>;
  /** Which rows are about no client of the base, where there may be such. */
  unbound?: RawBuilder<boolean>;
  /** Whose its rows are is read from texts of other tables: it is cleaned before those are. */
  first?: true;
};

/** Why a table holds nothing of people outside the company that would have to be looked for. */
export type NotPersonal = { not: string };
/**
 * Copies of personal texts that the product stores for hours or days. They are not shown to anybody; an erasure
 * removes the person from them at once.
 */
export type StoredCopies = {
  columns?: string[];
  /** Columns of JSON. */
  json?: string[];
  /** The other columns of text or JSON: nobody writes freely there. */
  besides?: string[];
  /** Instead, where taking out the words is not enough. */
  forget?: (db: Db, person: ErasedPerson) => Promise<void>;
};
/**
 * A person to erase: names and numbers that are theirs alone, the same as patterns, and patterns of doubtful places.
 */
export type ErasedPerson = { identity: PersonIdentity; patterns: Pattern[]; doubtful: Pattern[] };
/** What a table holds of people outside: texts to look through, copies to clean, or nothing and why. */
export type PersonalData = PersonalTexts[] | { copies: StoredCopies } | NotPersonal;
/** Tables with such copies. */
export type CopiesByTable = Partial<Record<keyof DB, StoredCopies>>;

/** Everywhere that somebody can be named, in the order in which they are taken out of it. */
export function textsOf(data: Record<string, PersonalData>): PersonalTexts[] {
  const all = Object.values(data).flatMap((one) => (Array.isArray(one) ? one : []));
  return [...all.filter((one) => one.first), ...all.filter((one) => !one.first)];
}

/** What the machinery keeps of such texts for a while, by tables. */
export const copiesOf = (data: Record<string, PersonalData>): CopiesByTable =>
  Object.fromEntries(
    Object.entries(data).flatMap(([table, one]) => ('copies' in one ? [[table, one.copies]] : [])),
  );

/** Numbers, days and links alone. */
export const noTexts: NotPersonal = { not: 'nothing is written there' };
/** Names, descriptions and settings that the company gives its own things. */
export const companyWords: NotPersonal = { not: 'words of the company about itself' };
/** Forgotten with the account, see `forgetPerson` and its like. */
export const staffOnly: NotPersonal = { not: 'about the company’s own people' };
/** Data that expires by itself within hours or days. */
export const shortLived: NotPersonal = { not: 'kept for hours or days' };

/** Which records of a kind are about a client, and which about none: queries of their ids. */
export type ClientRecords = {
  ofClient: (client: number) => RawBuilder<unknown>;
  /** Where a record may be about no client of the base. */
  unbound?: RawBuilder<unknown>;
};

/** Which rows of each kind of text are meant, and what is looked for there. */
export type Search = {
  texts: PersonalTexts[];
  rows: (text: PersonalTexts) => RawBuilder<boolean> | undefined;
  patterns: Pattern[];
};

export type Mention = { label: string; id: number; field: string; text: string };
/** A mention that somebody has to look at; `key` names the place. */
export type Doubt = { key: string; label: string; excerpt: string };

const found = (
  { columns, json = [] }: { columns: string[]; json?: string[] | undefined },
  patterns: Pattern[],
) => [
  ...columns.map((column) => matches(sql`${sql.ref(`x.${column}`)}::text`, patterns)),
  ...json.map((column) => matchesJson(sql.ref(`x.${column}`), patterns)),
];

function each<T>(
  { texts, rows, patterns }: Search,
  make: (text: PersonalTexts, condition: RawBuilder<boolean>) => T,
): T[] {
  if (patterns.length === 0) return [];
  return texts.flatMap((text) => {
    const condition = rows(text);
    return condition ? [make(text, condition)] : [];
  });
}

const valuesOf = ({ columns }: PersonalTexts) =>
  sql`lateral (values ${sql.join(
    columns.map((column) => sql`(${column}, ${sql.ref(`x.${column}`)})`),
  )}) as v(field, text)`;

/** Every text among those rows that the patterns find something in. */
export async function findMentions(db: Db, search: Search): Promise<Mention[]> {
  const found = each(
    search,
    (text, condition) => sql`select ${text.label}::text as label, x.id, v.field, v.text
      from ${sql.table(text.table)} x, ${valuesOf(text)}
      where ${condition} and ${matches(sql`v.text`, search.patterns)}`,
  );
  if (found.length === 0) return [];
  const { rows } = await sql<Mention>`${sql.join(found, sql` union all `)}
    order by label, id, field`.execute(db);
  return rows;
}

/** More than anybody looks through at once; what is left is told the next time. */
const mostDoubts = 200;

/**
 * Places where a pattern that is not certain finds something besides what is: with the words
 * around it. `certain`: what goes anyway.
 */
export async function findDoubts(
  db: Db,
  search: Search & { certain: Pattern[] },
): Promise<Doubt[]> {
  const found = each(
    search,
    (text, condition) => sql`select ${`${text.table}/`} || x.id || '/' || v.field as key,
        ${text.label}::text as label, ${excerpt(sql`t.rest`, search.patterns)} as excerpt
      from ${sql.table(text.table)} x, ${valuesOf(text)},
        lateral (select regexp_replace(scrub(v.text, ${exactly(search.certain)}), '<[^>]*>', ' ', 'g')
          as rest) as t
      where ${condition} and ${matches(sql`v.text`, search.patterns)}
        and ${matches(sql`t.rest`, search.patterns)}`,
  );
  if (found.length === 0) return [];
  const { rows } = await sql<Doubt>`${sql.join(found, sql` union all `)}
    order by label, key limit ${mostDoubts}`.execute(db);
  return rows;
}

async function eraseRows(
  db: Db,
  { table, columns, json = [] }: { table: string; columns: string[]; json?: string[] },
  condition: RawBuilder<boolean>,
  patterns: Pattern[],
): Promise<void> {
  const clean = (scrub: string) => (column: string) =>
    sql`${sql.ref(column)} = ${sql.raw(scrub)}(${sql.ref(`x.${column}`)}, ${exactly(patterns)})`;
  const set = [...columns.map(clean('scrub')), ...json.map(clean('scrub_json'))];
  const names = found({ columns, json }, patterns);
  // Somebody else's right to be forgotten goes before keeping a restricted person's description (migrations/0054).
  await sql`select set_config('app.erasing', 'on', true)`.execute(db);
  await sql`update ${sql.table(table)} x set ${sql.join(set)}
    where ${condition} and (${sql.join(names, sql` or `)})`.execute(db);
}

/** Takes what the patterns find out of those rows, and out of what the history knows of them. */
export async function eraseMentions(db: Db, search: Search): Promise<void> {
  const { patterns } = search;
  for (const work of each(search, (text, condition) => ({ text, meant: condition }))) {
    const { table, partsOf = table } = work.text;
    await eraseRows(db, work.text, work.meant, patterns);
    await sql`update history h set changes = scrub_json(h.changes, ${exactly(patterns)})
      from ${sql.table(table)} x
      where ${work.meant} and h.entity = ${partsOf} and h."entityId" = ${work.text.partsOf ? sql`x.record` : sql`x.id`}
        and ${matchesJson(sql`h.changes`, patterns)}`.execute(db);
  }
}

/** Takes what the patterns find out of every such text, and out of all that the history knows. */
export async function eraseEverywhere(
  db: Db,
  { texts, patterns }: { texts: PersonalTexts[]; patterns: Pattern[] },
): Promise<void> {
  if (patterns.length === 0) return;
  for (const text of texts) await eraseRows(db, text, sql<boolean>`true`, patterns);
  await sql`update history set changes = scrub_json(changes, ${exactly(patterns)})
    where ${matchesJson(sql`changes`, patterns)}`.execute(db);
}

/**
 * Takes who is forgotten out of the copies that the machinery keeps. Nobody looks through those, so what is doubtful goes
 * from a copy that names the person for certain.
 */
export async function eraseCopies(
  db: Db,
  copies: CopiesByTable,
  person: ErasedPerson,
): Promise<void> {
  const { patterns, doubtful } = person;
  if (patterns.length === 0) return;
  for (const [table, { columns = [], json = [], forget }] of Object.entries(copies)) {
    if (forget) await forget(db, person);
    if (columns.length + json.length === 0) continue;
    const condition = sql<boolean>`(${sql.join(found({ columns, json }, patterns), sql` or `)})`;
    await eraseRows(db, { table, columns, json }, condition, [...patterns, ...doubtful]);
  }
}

/** Erases the person in one record that somebody has confirmed. */
export const eraseOne = (
  db: Db,
  { text, id, patterns }: { text: PersonalTexts; id: number; patterns: Pattern[] },
): Promise<void> =>
  eraseMentions(db, { texts: [text], rows: () => sql<boolean>`x.id = ${id}`, patterns });
