import type { Ref } from '@zaplecze/contract/kit/values/records';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { type ArticleLine, mostDayRows } from '@zaplecze/contract/rooms/day/calls';
import type {
  Article,
  ArticleReader,
  ReadingRequest,
} from '@zaplecze/contract/rooms/knowledge/calls';
import { type RawBuilder, sql } from 'kysely';
import { hiddenValue, question, type RowQuery } from '../../kit/database/combined-query.ts';
import type { Db } from '../../kit/database/database.ts';
import { authorTo, coloredTo, personJson } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';

/*
 * Readers of articles. `r` is an open request, `p` an active person: the members of the departments as they are now,
 * so that a person who joins later is requested as well.
 */

const holds = sql`r.ended is null`;
const isAsked = sql`p.active and is_asked(r.id, r.everybody, r."createdBy", p.id, p.department)`;
const hasRead = sql`exists (select from "readingConfirmation" c where c.request = r.id and c.person = p.id)`;

/** Requests that hold and ask this person; the article is `k`. */
const askedHere = (
  person: RawBuilder<number>,
) => sql`"readingRequest" r join person p on p.id = ${person}
  where r.article = k.id and ${holds} and ${isAsked}`;

/** Whether the reader is to confirm that they read the article `k`. */
export const toRead = (reader: number) =>
  sql<boolean>`exists (select from ${askedHere(sql`${reader}::int`)} and not ${hasRead})`;

/** The request to the reader of article `k`, and whether they confirmed it. */
export const readerRequest = (reader: number) => sql<Article['asked']>`(
  select json_build_object('by', ${authorTo('r.createdBy')}, 'dueOn', r."dueOn", 'at', c.at,
    'earlier', coalesce(c.version < k."textVersion", false))
  from "readingRequest" r join person p on p.id = ${reader}
  left join "readingConfirmation" c on c.request = r.id and c.person = p.id
  where r.article = k.id and ${holds} and ${isAsked})`;

const departments = sql<ReadingRequest['departments']>`coalesce((
  select json_agg(${coloredTo('department', 'd.department')} order by x.name, x.id)
  from "readingDepartment" d join department x on x.id = d.department where d.request = r.id), '[]')`;

/** The request that holds of the article `k`, with its counts; null for who may not see them. */
export const readingOf = ({ flags }: User) => sql<ReadingRequest | null>`(
  select json_build_object('id', r.id, 'version', r.version, 'everybody', r.everybody,
    'departments', ${departments}, 'dueOn', r."dueOn", 'askedBy', ${authorTo('r.createdBy')},
    'created', r.created, 'asked', n.asked, 'read', n.read, 'earlier', n.earlier,
    'reminded', coalesce(r."remindedOn" = ${warsawDay()}::date, false))
  from "readingRequest" r cross join lateral (
    select count(*) as asked, count(c.at) as read,
      count(*) filter (where c.version < k."textVersion") as earlier
    from person p left join "readingConfirmation" c on c.request = r.id and c.person = p.id
    where ${isAsked}) n
  where ${flags.manager}::boolean and r.article = k.id and ${holds})`;

/** The people who are requested to read an article, by name; `read`: only those who have read it, or have not. */
export async function readersOf(db: Db, article: number, read?: boolean): Promise<ArticleReader[]> {
  const { rows } = await sql<ArticleReader>`
    select p.id, ${personJson('p')} as "user", ${coloredTo('department', 'p.department')} as department,
      c.at, coalesce(c.version < k."textVersion", false) as earlier
    from "readingRequest" r join "knowledgeBase" k on k.id = r.article
    join person p on ${isAsked}
    left join "readingConfirmation" c on c.request = r.id and c.person = p.id
    where r.article = ${article} and ${holds}
      and (${read ?? null}::boolean is null or (c.at is not null) = ${read ?? null}::boolean)
    order by p."lastName" collate "pl-x-icu", p."firstName" collate "pl-x-icu", p.id`.execute(db);
  return rows;
}

/** The request that asks a person to read an article; undefined when none does. */
export async function requestTo(db: Db, article: number, person: number) {
  const { rows } = await sql<{ id: number }>`
    select r.id from "readingRequest" r join person p on p.id = ${person}
    where r.article = ${article} and ${holds} and ${isAsked}`.execute(db);
  return rows[0]?.id;
}

/** A request that holds, as whoever is told of it reads it. */
export type Open = { id: number; article: number; name: string; by: Ref; dueOn: string | null };

/** The requests that hold: of one article, or all. */
export async function openRequests(db: Db, article?: number): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select r.id, r.article, k.name, ${authorTo('r.createdBy')} as by, r."dueOn"::text as "dueOn"
    from "readingRequest" r join "knowledgeBase" k on k.id = r.article
    where ${holds} and (${article ?? null}::int is null or r.article = ${article ?? null}::int)
    order by r.id`.execute(db);
  return rows;
}

/** The requested readers who have not read. */
export async function waitingFor(db: Db, request: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from "readingRequest" r join person p on ${isAsked}
    where r.id = ${request} and ${holds} and not ${hasRead} order by p.id`.execute(db);
  return rows.map(({ id }) => id);
}

type Readings = { count: number; rows: ArticleLine[] };

/** What Mój dzień tells a person to read: the soonest first. A question beside the day's others. */
export function askToRead({ id, today }: { id: number; today: string }): RowQuery<Readings> {
  const rows = sql<Omit<ArticleLine, 'kind'> & { total: number }>`
    select k.id, k.name, ${authorTo('r.createdBy')} as by, r."dueOn"::text as "dueOn",
      coalesce(r."dueOn" < ${hiddenValue(today, 'date')}, false) as overdue, count(*) over () as total
    from "readingRequest" r
    join person p on p.id = ${hiddenValue(id, 'int')}
    join "knowledgeBase" k on k.id = r.article
    where ${holds} and ${isAsked} and not ${hasRead}
    order by r."dueOn" nulls last, r.id limit ${sql.lit(mostDayRows)}`;
  return question(rows, (found) => ({
    count: found[0]?.total ?? 0,
    rows: found.map(({ total: _, ...row }) => ({ kind: 'article' as const, ...row })),
  }));
}
