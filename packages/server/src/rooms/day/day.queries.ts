import type { Workdays } from '@zaplecze/contract/kit/values/holidays';
import type { PersonRef, Ref } from '@zaplecze/contract/kit/values/records';
import { addDays } from '@zaplecze/contract/kit/values/time';
import { mostDayRows, type ReceptionLine } from '@zaplecze/contract/rooms/day/calls';
import type { ProductPart } from '@zaplecze/contract/rooms/settings/parts';
import { sql } from 'kysely';
import {
  hiddenIds,
  hiddenValue,
  question,
  type RowQuery,
} from '../../kit/database/combined-query.ts';
import type { Db } from '../../kit/database/database.ts';
import { authorTo, fullName, personJson } from '../../kit/database/refs.ts';
import { dayStart } from '../../kit/lists/list.ts';

/** The person whose day is shown, with what every section needs to know of them. */
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
  /** Days on which the company works. */
  works: Workdays;
  /** Parts that the company does not use. */
  unused: readonly ProductPart[];
};

type Found = Omit<Reader, 'since' | 'works' | 'unused'> & { since: string | null };
type WhoReads = Pick<Reader, 'id' | 'manager' | 'today'>;

/** Of somebody who never looked `since` is null. */
export function askReader({ id, manager, today }: WhoReads): RowQuery<Found> {
  const reader = sql<Pick<Found, 'replaced' | 'colleagues' | 'since'>>`
    select array(select replaced_by(p.id)) as replaced,
      array(select c.id from person c
        where c.department = p.department and c.active and c.id <> p.id) as colleagues,
      (select l.since from "dayLook" l where l.person = p.id) as since
    from person p where p.id = ${hiddenValue(id, 'int')}`;
  return question(reader, ([found]) => {
    if (!found) throw new Error(`Nobody is ${id}`);
    return { id, manager, today, ...found, people: [id, ...found.replaced] };
  });
}

/** People as they are called, by last name. */
export const namesOf = (db: Db, people: number[]) =>
  db
    .selectFrom('person as p')
    .where(sql<boolean>`p.id = any${hiddenIds(people)}`)
    .select(['p.id', fullName('p').as('name')])
    .orderBy('p.lastName')
    .orderBy('p.firstName')
    .orderBy('p.id');

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
export function askArrivals({ id, today }: Reader): RowQuery<Arrivals> {
  const arrivals = sql<ReceptionLine & { total: number }>`
    select category as kind, id, coalesce(nullif("fullName", ''), description) as name,
      nullif("partyName", '') as party, "operationDate" as at,
      nullif("sysNumber", '') as number, count(*) over (partition by category) as total
    from reception
    where "user" = ${hiddenValue(id, 'int')} and "operationDate" >= (select ${dayStart(addDays(today, -parcelDays))})
      and (category = 'guest' and coalesce("exitDate" > now(), true) and "operationDate" >= (select ${dayStart(today)})
             and "operationDate" < (select ${dayStart(addDays(today, 1))})
           or category = 'parcel' and direction = 'inbound' and "receivedAt" is null)
    order by category, "operationDate", id`;
  return question(arrivals, arrivalsOf);
}

function arrivalsOf(found: (ReceptionLine & { total: number })[]): Arrivals {
  const of = (kind: ReceptionLine['kind']) => found.filter((row) => row.kind === kind);
  const [guests, parcels] = [of('guest'), of('parcel')];
  return {
    guests: guests[0]?.total ?? 0,
    parcels: parcels[0]?.total ?? 0,
    rows: [...guests.slice(0, mostDayRows), ...parcels.slice(0, mostDayRows)].map(
      ({ total: _, ...row }) => row,
    ),
  };
}

/**
 * Those whom the reader stands in for, and until when (an instant; null: by a chain of substitutions, `through` whom).
 */
export function askReplaced({ id, replaced }: Reader) {
  const me = hiddenValue(id, 'int');
  return question(sql<{ user: PersonRef; until: string | null; through: Ref | null }>`
    select ${personJson('p')} as "user", (
      select ${authorTo('r.user')} from replacement r
      where r."replacedUser" = p.id and r."user" = any${hiddenIds(replaced)}
        and now() between r."dateFrom" and r."dateTo" and not exists (
          select from replacement d where d."user" = ${me} and d."replacedUser" = p.id
            and now() between d."dateFrom" and d."dateTo")
      order by r.id limit 1) as through, (
      select max(r."dateTo") from replacement r where r."user" = ${me} and r."replacedUser" = p.id
        and now() between r."dateFrom" and r."dateTo") as until
    from person p where p.id = any${hiddenIds(replaced)}
    order by p."lastName", p."firstName", p.id`);
}
