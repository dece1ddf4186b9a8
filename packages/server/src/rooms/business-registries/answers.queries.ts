import type { Registry, RegistryField } from '@zaplecze/contract/rooms/business-registries/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { Limit, RegistryAnswer, RegistryFields } from './adapter.ts';

/* Answers of registers, kept for the day and as proof, and how often each was asked. */

export type StoredAnswer = {
  registry: Registry;
  question: string;
  day: string;
  at: string;
  state: 'found' | 'none';
  requestId: string | null;
  facts: RegistryFields;
};

/** A query of one register on a Warsaw day. */
export type RegistryQuery = { registry: Registry; question: string; day: string };

const columns = ['registry', 'question', 'day', 'at', 'state', 'requestId', 'facts'] as const;

/**
 * Takes it upon this process to ask, unless another one does just now or it was answered today; gives the number under
 * which the answer is kept. Whoever asked longer ago than `staleMs` has fallen.
 */
export async function claim(
  db: Db,
  { registry, question, day }: RegistryQuery,
  staleMs: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into "registryAnswer" as known (registry, question, day)
    values (${registry}, ${question}, ${day}::date)
    on conflict (registry, question, day) do update set at = now()
      where known.state = 'asking' and known.at < now() - ${staleMs} * interval '1 millisecond'
    returning id`.execute(db);
  return rows[0]?.id;
}

/** Today's answer; undefined while it is being asked for, or after a failure. */
export async function answerOf(db: Db, query: RegistryQuery): Promise<StoredAnswer | undefined> {
  const row = await db
    .selectFrom('registryAnswer')
    .select(columns)
    .where('registry', '=', query.registry)
    .where('question', '=', query.question)
    .where('day', '=', query.day)
    .where('state', '<>', 'asking')
    .executeTakeFirst();
  return row as StoredAnswer | undefined;
}

export async function keepAnswer(
  db: Db,
  id: number,
  { fields, requestId }: RegistryAnswer,
  nip: string | null,
): Promise<void> {
  await db
    .updateTable('registryAnswer')
    .set({
      state: fields ? 'found' : 'none',
      at: sql<string>`now()`,
      facts: JSON.stringify(fields ?? []),
      requestId,
      nip,
    })
    .where('id', '=', id)
    .execute();
}

/** Gives a question back that was not answered, so that the next one asks anew. */
export async function dropClaim(db: Db, id: number): Promise<void> {
  await db
    .deleteFrom('registryAnswer')
    .where('id', '=', id)
    .where('state', '=', 'asking')
    .execute();
}

/** The newest answer of each register about a company, accounts aside. */
export async function newestOf(db: Db, nip: string, before?: string): Promise<StoredAnswer[]> {
  const { rows } = await sql<StoredAnswer>`
    select distinct on (a.registry) a.registry, a.question, a.day, a.at, a.state, a."requestId", a.facts
    from "registryAnswer" a
    where a.nip = ${nip} and a.state <> 'asking' and a.question not like 'account:%'
      and (${before ?? null}::date is null or a.day < ${before ?? null}::date)
    order by a.registry, a.day desc, a.at desc`.execute(db);
  return rows;
}

/** Accounts of a company that were checked, newest first. */
export function checksOf(db: Db, nip: string) {
  return db
    .selectFrom('registryAnswer')
    .select(columns)
    .where('nip', '=', nip)
    .where('state', '<>', 'asking')
    .where('question', 'like', `account:${nip}:%`)
    .orderBy('at', 'desc')
    .limit(10)
    .execute() as Promise<StoredAnswer[]>;
}

const windowOf = (seconds: number) =>
  sql<string>`to_timestamp(floor(extract(epoch from now()) / ${sql.lit(seconds)}) * ${sql.lit(seconds)})`;
/** A day's limit is counted by Warsaw's day, as the register does. */
const warsawMidnight = sql<string>`date_trunc('day', now() at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw'`;
const isDay = (seconds: number) => seconds === 24 * 60 * 60;
const beginning = (seconds: number) => (isDay(seconds) ? warsawMidnight : windowOf(seconds));
const keyOf = (key: string, { seconds }: Limit) => `${key}:${seconds}`;

/**
 * Counts one search of each limit; the first that is used up is given back. Each is a statement of its own: nothing is
 * held while a register is asked.
 */
export async function countUse(
  db: Db,
  key: string,
  limits: readonly Limit[],
): Promise<Limit | undefined> {
  for (const limit of limits) {
    const { rows } = await sql`
      insert into "registryUse" as known (key, "window", count)
      values (${keyOf(key, limit)}, ${beginning(limit.seconds)}, 1)
      on conflict (key, "window") do update set count = known.count + 1
        where known.count < ${limit.calls}
      returning count`.execute(db);
    if (rows.length === 0) return limit;
  }
  return undefined;
}

/** The register itself says that it was too much: nobody asks again before the window ends. */
export async function useUp(db: Db, key: string, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    await sql`insert into "registryUse" (key, "window", count)
      values (${keyOf(key, limit)}, ${beginning(limit.seconds)}, ${limit.calls})
      on conflict (key, "window") do update set count = excluded.count`.execute(db);
  }
}

export type Change = { field: RegistryField; before: string | null; after: string | null };

export async function keepChanges(
  db: Db,
  { nip, registry }: { nip: string; registry: Registry },
  changes: Change[],
): Promise<void> {
  await db
    .insertInto('registryChange')
    .values(changes.map((change) => ({ nip, registry, ...change })))
    .execute();
}

/** The last changes that registers told of a company, newest first. */
export function listRegistryChanges(db: Db, nip: string) {
  return db
    .selectFrom('registryChange')
    .select(['id', 'registry', 'field', 'before', 'after', 'at'])
    .where('nip', '=', nip)
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
}

/** Years that proofs are kept: as long as a tax may be asked for, which is five years after the year of the payment. */
const proofYears = 6;

/**
 * Forgets answers of former days; those of the list of VAT payers are proofs, and the newest of each register is what
 * the next one is compared with.
 */
export async function forgetAnswers(db: Db): Promise<void> {
  await sql`delete from "registryAnswer" a
    where a.day < current_date - 30 and a.registry <> 'mf' and exists (
      select from "registryAnswer" n where n.nip = a.nip and n.registry = a.registry and n.day > a.day)`.execute(
    db,
  );
  await sql`delete from "registryAnswer"
    where day < current_date - make_interval(years => ${sql.lit(proofYears)})`.execute(db);
  await sql`delete from "registryAnswer" where state = 'asking' and day < current_date - 1`.execute(
    db,
  );
  await sql`delete from "registryUse" where "window" < now() - interval '2 days'`.execute(db);
}

/** Active clients by NIP whom the registers were asked about longest ago. */
export async function dueClients(
  db: Db,
  { day, most }: { day: string; most: number },
): Promise<{ nip: string; krs: string | null }[]> {
  const { rows } = await sql<{ nip: string; krs: string | null }>`
    select c.nip, max(c.krs) as krs
    from client c
    left join lateral (select max(a.day) as day from "registryAnswer" a
      where a.nip = c.nip and a.state <> 'asking' and a.question not like 'account:%') known on true
    where c.status = 1 and (known.day is null or known.day < ${day}::date)
    group by c.nip order by max(known.day) nulls first, c.nip limit ${most}`.execute(db);
  return rows;
}

/** Active clients with a NIP, and who cares for them. */
export async function carersOf(db: Db, nip: string) {
  const { rows } = await sql<{ id: number; name: string; carers: number[] }>`
    select c.id, c.name, coalesce((select array_agg(s."user" order by s."user")
      from "clientService" s where s.client = c.id), '{}') as carers
    from client c where c.nip = ${nip} and c.status = 1 order by c.id`.execute(db);
  return rows;
}
