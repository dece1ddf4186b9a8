import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import type { DB } from './tables.ts';

/**
 * Texts that people write and that may name somebody outside the company. Each room says which of
 * its own there are; they are looked through when a contact person asks what is held about them,
 * or wants it gone (docs/decisions/0013-rodo.md).
 */
export type PersonalTexts = {
  /** What the record is called, in Polish. */
  label: string;
  table: keyof DB;
  columns: string[];
  /** Columns of JSON that repeat such texts. */
  json?: string[];
  /** Which rows (alias `x`) are about a client. */
  ofClient: (client: number) => RawBuilder<boolean>;
};

/** What somebody is known by, now and formerly. */
export type Known = {
  names: { first: string; last: string }[];
  phones: string[];
  emails: string[];
};

const literal = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
const digitsOf = (phone: string) => phone.replace(/^\+48/, '').replace(/\D/g, '');

/**
 * Regular expressions (PostgreSQL's) that find a person in a text: the whole name in either order,
 * a telephone number however its digits are grouped, an e-mail address.
 */
export function patternsOf({ names, phones, emails }: Known): string[] {
  const word = (pattern: string) => `(?<!\\w)${pattern}(?!\\w)`;
  return [
    ...names.flatMap(({ first, last }) => [
      word(`${literal(first)}\\s+${literal(last)}`),
      word(`${literal(last)}\\s+${literal(first)}`),
    ]),
    ...phones
      .map(digitsOf)
      .filter((digits) => digits.length >= 7)
      .map((digits) => `(?<!\\d)(\\+48[\\s-]*)?${[...digits].join('[\\s-]*')}(?!\\d)`),
    ...emails.map((email) => `(?<![\\w.+-])${literal(email)}(?![\\w-])`),
  ];
}

export type Mention = { label: string; id: number; field: string; text: string };

/** Every text about a client that the patterns find something in. */
export async function findMentions(
  db: Db,
  asked: { texts: PersonalTexts[]; client: number; patterns: string[] },
): Promise<Mention[]> {
  const found = asked.texts.map(({ label, table, columns, ofClient }) => {
    const values = columns.map((column) => sql`(${column}, ${sql.ref(`x.${column}`)})`);
    return sql`select ${label}::text as label, x.id, v.field, v.text
      from ${sql.table(table)} x, lateral (values ${sql.join(values)}) as v(field, text)
      where ${ofClient(asked.client)} and v.text ~* any(${asked.patterns}::text[])`;
  });
  const { rows } = await sql<Mention>`${sql.join(found, sql` union all `)}
    order by label, id, field`.execute(db);
  return rows;
}

/** Takes what the patterns find out of those texts, and out of what the history knows of them. */
export async function eraseMentions(
  db: Db,
  { texts, client, patterns }: { texts: PersonalTexts[]; client: number; patterns: string[] },
): Promise<void> {
  for (const { table, columns, json = [], ofClient } of texts) {
    const clean = (scrub: string) => (column: string) =>
      sql`${sql.ref(column)} = ${sql.raw(scrub)}(${sql.ref(`x.${column}`)}, ${patterns}::text[])`;
    const set = [...columns.map(clean('scrub')), ...json.map(clean('scrub_json'))];
    const found = columns.map(
      (column) => sql`${sql.ref(`x.${column}`)} ~* any(${patterns}::text[])`,
    );
    await sql`update ${sql.table(table)} x set ${sql.join(set)}
      where ${ofClient(client)} and (${sql.join(found, sql` or `)})`.execute(db);
    await sql`update history h set changes = scrub_json(h.changes, ${patterns}::text[])
      from ${sql.table(table)} x
      where ${ofClient(client)} and h.entity = ${table} and h."entityId" = x.id
        and h.changes::text ~* any(${patterns}::text[])`.execute(db);
  }
}
