import { clientMergeDays, type MergedClient } from '@zaplecze/contract/rooms/clients/merging/calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { knownPerson } from '../../../kit/database/refs.ts';

/** How merging a client is taken back; `fresh`: it still can be. */
export const findMerge = (db: Db, client: number) =>
  db
    .selectFrom('clientMerge')
    .selectAll()
    .select(
      sql<boolean>`"row" is not null and created > now() - make_interval(days => ${sql.lit(clientMergeDays)})`.as(
        'fresh',
      ),
    )
    .where('client', '=', client)
    .executeTakeFirst();
export type Merge = NonNullable<Awaited<ReturnType<typeof findMerge>>>;

/** What was merged into a client, and into those that were merged into it; newest first. */
export async function findMerged(db: Db, id: number, manager: boolean): Promise<MergedClient[]> {
  const until = sql`m.created + make_interval(days => ${sql.lit(clientMergeDays)})`;
  const can = sql`(m."row" is not null and ${until} > now())`;
  const { rows } = await sql<MergedClient>`
    with recursive part as (
      select m.client, 1 as step from "clientMerge" m where m."into" = ${id}
      union all
      select m.client, p.step + 1 from part p join "clientMerge" m on m."into" = p.client where p.step < 100
    )
    select m.client as id, m.name, m.nip, m.created as at, ${knownPerson('m.createdBy')} as by,
      case when ${can} then ${until} end as until,
      json_build_object('split', ${can} and p.step = 1 and ${manager}::boolean) as may
    from part p join "clientMerge" m on m.client = p.client
    order by m.created desc, m.client desc`.execute(db);
  return rows;
}

/** What clients that became a part of a client `c` were called, as a search shows it. */
export const formerNames = sql<string[]>`array(with recursive part as (
    select m.client, m.name, m.nip, m.email, 1 as step from "clientMerge" m where m."into" = c.id
    union all
    select m.client, m.name, m.nip, m.email, p.step + 1
    from part p join "clientMerge" m on m."into" = p.client where p.step < 100
  ) select concat_ws(', ', 'dawniej ' || name, 'NIP ' || nullif(nip, ''), nullif(email, '')) from part order by client)`;

/** Clients of whom one with that NIP became a part: theirs is its NIP as well. */
export const mergedOfNip = (nip: string) => sql<number>`(with recursive way as (
    select m."into" as id, 1 as step from "clientMerge" m where m.nip = ${nip}
    union all select m."into", w.step + 1 from way w join "clientMerge" m on m.client = w.id where w.step < 100
  ) select id from way)`;

/**
 * Contact persons of a client that is there again who were joined meanwhile with one of the client it was a part of: they
 * are there again under their numbers, as that one is, who now works for both.
 */
export async function restoreJoinedContacts(
  db: Db,
  { from, to }: { from: number; to: number },
  moved: number[],
): Promise<void> {
  await sql`with joined as (
      delete from "contactMerge" m using "clientPerson" p
      where p.id = m."into" and p.client = ${to} and m.contact = any(${moved}::int[])
      returning m.contact, m."into"
    )
    insert into "clientPerson" (id, client, "firstName", "lastName", email, phone, position, description, objected)
    overriding system value
    select j.contact, ${from}, p."firstName", p."lastName", p.email, p.phone, p.position, p.description, p.objected
    from joined j join "clientPerson" p on p.id = j."into"`.execute(db);
}

/** A client's row as JSON, without what the database makes of it, and the day somebody was last in contact. */
export async function wholeRow(db: Db, id: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(c) as row from client c where c.id = ${id}`.execute(db);
  const columnNames = await columns(db);
  const row = rows[0]?.row ?? {};
  return Object.fromEntries(Object.entries(row).filter(([name]) => columnNames.includes(name)));
}

/** Those that are written, not generated. */
async function columns(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'client'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Puts a client's row back under its number. Columns that came since have what a new row has. */
export async function restoreRow(db: Db, row: Record<string, unknown>): Promise<void> {
  const known = await columns(db);
  const names = sql.join(
    Object.keys(row)
      .filter((name) => known.includes(name))
      .map(sql.ref),
  );
  await sql`insert into client (${names}) overriding system value
    select ${names} from jsonb_populate_record(null::client, ${JSON.stringify(row)}::jsonb)`.execute(
    db,
  );
}

/** Works the names and telephones of a client's contact persons out anew: rows that go away by a change do not. */
export async function refreshPersons(db: Db, client: number): Promise<void> {
  await sql`select "keep_clientPerson"(array[${client}::int])`.execute(db);
}

type Contact = { day: string; kind: string };

export const contactOf = (db: Db, client: number): Promise<Contact | undefined> =>
  db
    .selectFrom('clientContact')
    .select(['day', 'kind'])
    .where('client', '=', client)
    .executeTakeFirst();

/** The last contact of a client as it was: moving things is none. */
export async function setContact(
  db: Db,
  client: number,
  contact: Contact | undefined,
): Promise<void> {
  await db.deleteFrom('clientContact').where('client', '=', client).execute();
  if (contact)
    await db
      .insertInto('clientContact')
      .values({ client, ...contact })
      .execute();
}

export async function keepMerge(
  db: Db,
  merge: {
    client: number;
    into: number;
    name: string;
    nip: string;
    email: string;
    row: object;
    moved: object;
    taken: object;
  },
): Promise<void> {
  const json = (value: object): RawBuilder<never> => sql`${JSON.stringify(value)}::jsonb`;
  const { row, moved, taken, ...plain } = merge;
  await db
    .insertInto('clientMerge')
    .values({ ...plain, row: json(row), moved: json(moved), taken: json(taken) })
    .execute();
}

export async function dropMerge(db: Db, client: number): Promise<void> {
  await db.deleteFrom('clientMerge').where('client', '=', client).execute();
}

/** Forgets how mergings are taken back that cannot be any more; where the client went stays. */
export async function forgetMerges(db: Db): Promise<void> {
  await db
    .updateTable('clientMerge')
    .set({
      email: sql<string>`coalesce(nullif(email, ''), "row" #>> '{row,email}', '')`,
      ...{ row: null, moved: null, taken: null },
    })
    .where('row', 'is not', null)
    .where('created', '<', sql<string>`now() - make_interval(days => ${sql.lit(clientMergeDays)})`)
    .execute();
}
