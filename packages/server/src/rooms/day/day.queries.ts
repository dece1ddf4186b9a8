import { mostDayRows, type ReceptionLine } from '@zaplecze/contract/day';
import type { PersonRef, Ref } from '@zaplecze/contract/kit/records';
import { addDays } from '@zaplecze/contract/kit/time';
import { sql } from 'kysely';
import { type Db, prepared } from '../../kit/database/database.ts';
import { authorTo, personJson } from '../../kit/database/refs.ts';
import { dayStart } from '../../kit/lists/list.ts';

/** Whose day it is, and what of it everything else asks. */
export type Reader = {
  id: number;
  manager: boolean;
  /** Whom they stand in for now; with themselves `people`. */
  replaced: number[];
  people: number[];
  /** Others of their department who work here. */
  colleagues: number[];
  /** What became theirs after this is new. */
  since: string;
  /** Warsaw day, YYYY-MM-DD. */
  today: string;
};

/*
 * The planner is not told these values: it would else plan each of the statements anew for every reader, since
 * with them it seems a little cheaper, and planning takes longer than running. A plan for about ten people is as good for one.
 */

/** Ids for `= any` and `<> all`. */
export const theseIds = (ids: number[]) => sql<number[]>`(array(select unnest(${ids}::int[])))`;
export const thisId = (id: number) => sql<number>`(select ${id}::int)`;
export const thisInstant = (instant: string) => sql<string>`(select ${instant}::timestamptz)`;

/** `start`: since when things are new to somebody who never looked, an instant. */
export async function findReader(
  db: Db,
  { id, manager, today, start }: { id: number; manager: boolean; today: string; start: string },
): Promise<Reader> {
  const { rows } = await sql<Pick<Reader, 'replaced' | 'colleagues' | 'since'>>`
    select ${prepared} array(select replaced_by(p.id)) as replaced,
      array(select c.id from person c
        where c.department = p.department and c.active and c.id <> p.id) as colleagues,
      coalesce((select l.since from "dayLook" l where l.person = p.id), ${start}::timestamptz) as since
    from person p where p.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`Nobody is ${id}`);
  return { id, manager, today, ...found, people: [id, ...found.replaced] };
}

/** How long nobody looks before it is another visit. */
const visitEnds = '30 minutes';

/**
 * Notes that a person looks. A visit begins when they have not looked for half an hour: new is then
 * what came since the end of the visit before. `clear`: nothing is new from now on.
 *
 * @param start since when things are new to somebody who never looked, an instant
 */
export async function look(
  db: Db,
  person: number,
  { clear, start }: { clear: boolean; start: string },
): Promise<void> {
  await sql`
    insert into "dayLook" as l (person, since, seen)
    values (${person}, case when ${clear} then now() else ${start}::timestamptz end, now())
    on conflict (person) do update set
      since = case when ${clear} then now()
                   when l.seen < now() - interval '${sql.raw(visitEnds)}' then l.seen
                   else l.since end,
      seen = now()`.execute(db);
}

/** How long a parcel that nobody confirmed is asked about, in days. */
const parcelDays = 30;

type Arrivals = { guests: number; parcels: number; rows: ReceptionLine[] };

/**
 * Guests announced for today or here who have not left, and inbound parcels of the last thirty days
 * that were not received.
 */
export async function findArrivals(db: Db, { id, today }: Reader): Promise<Arrivals> {
  const { rows } = await sql<ReceptionLine & { total: number }>`
    select ${prepared} category as kind, id, coalesce(nullif("fullName", ''), description) as name,
      nullif("partyName", '') as party, "operationDate" as at,
      nullif("sysNumber", '') as number, count(*) over (partition by category) as total
    from reception
    where "user" = ${thisId(id)} and "operationDate" >= (select ${dayStart(addDays(today, -parcelDays))})
      and (category = 'guest' and "exitDate" is null and "operationDate" >= ${dayStart(today)}
             and "operationDate" < ${dayStart(addDays(today, 1))}
           or category = 'parcel' and direction = 'inbound' and "receivedAt" is null)
    order by category, "operationDate", id`.execute(db);
  const total = (kind: string) => rows.find((row) => row.kind === kind)?.total ?? 0;
  return {
    guests: total('guest'),
    parcels: total('parcel'),
    rows: [...rows.filter(first('guest')), ...rows.filter(first('parcel'))].map(
      ({ total: _, ...row }) => row,
    ),
  };

  function first(kind: string) {
    let seen = 0;
    return (row: ReceptionLine) => {
      if (row.kind !== kind) return false;
      seen += 1;
      return seen <= mostDayRows;
    };
  }
}

/**
 * Those whom the reader stands in for, and until when (an instant; null: by a chain of substitutions, `through` whom).
 */
export async function findReplaced(db: Db, { id, replaced }: Reader) {
  if (replaced.length === 0) return [];
  const { rows } = await sql<{ user: PersonRef; until: string | null; through: Ref | null }>`
    select ${prepared} ${personJson('p')} as "user", (
      select ${authorTo('r.user')} from replacement r
      where r."replacedUser" = p.id and r."user" = any(${replaced}::int[])
        and now() between r."dateFrom" and r."dateTo" and not exists (
          select from replacement d where d."user" = ${id} and d."replacedUser" = p.id
            and now() between d."dateFrom" and d."dateTo")
      order by r.id limit 1) as through, (
      select max(r."dateTo") from replacement r where r."user" = ${id} and r."replacedUser" = p.id
        and now() between r."dateFrom" and r."dateTo") as until
    from person p where p.id = any(${replaced}::int[])
    order by p."lastName", p."firstName", p.id`.execute(db);
  return rows;
}
