import type { Ref } from '@zaplecze/contract/kit/values/records';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { sql } from 'kysely';
import {
  hiddenValue,
  question,
  type RowQuery,
  together,
} from '../../../kit/database/combined-query.ts';
import type { Db } from '../../../kit/database/database.ts';
import { fullName } from '../../../kit/database/refs.ts';
import type { User } from '../../../kit/http/guard.ts';
import { presenceOn } from '../working-time/presence.queries.ts';
import type { By } from './requests.rules.ts';

/* Who decides about whose absences. */

/**
 * What somebody decides about: the departments that they head, or whose head they stand in for now. `unreached`: heads who are
 * not at work today and whose work nobody does, beside whom managers are asked; of those about whose people something waits.
 */
export type DecisionScope = {
  id: number;
  manager: boolean;
  departments: number[];
  unreached: number[];
};
type Asked = Omit<DecisionScope, 'unreached'> & { heads: number[] };

/** The department whose head is asked about an entry `e` of the person `p`: that of then where they moved while it waits. */
export const askedDepartment = sql<number | null>`coalesce((select a.department
  from "askedDepartment" a where a.entry = e.id), p.department)`;

/** As part of another question. */
export const askDeciding = ({ id, flags: { manager } }: User): RowQuery<Asked> =>
  question(
    sql<Pick<Asked, 'departments' | 'heads'>>`
      select array(select d.id from department d where d.head = any(
        array(select replaced_by(${hiddenValue(id, 'int')})) || ${hiddenValue(id, 'int')})) as departments,
      array(select distinct d.head from (
          select e.id, e.owner from "calendarEntry" e where e.status = ${sql.lit(absenceStatus.requested)}
          union select e.id, e.owner from "absenceChange" c join "calendarEntry" e on e.id = c.entry
          where c.status = ${sql.lit(absenceStatus.requested)}) e
        join person p on p.id = e.owner join department d on d.id = ${askedDepartment}
        where ${manager} and d.head is not null and p.active) as heads`,
    ([found]) => ({
      ...{ id, manager, departments: found?.departments ?? [], heads: found?.heads ?? [] },
    }),
  );

/** What was asked, with the heads whom nobody reaches. */
export async function withUnreached(db: Db, { heads, ...scope }: Asked): Promise<DecisionScope> {
  return { ...scope, unreached: await findUnreached(db, heads) };
}

export const decidingAs = async (db: Db, user: User): Promise<DecisionScope> =>
  withUnreached(db, (await together(db, { deciding: askDeciding(user) })).deciding);

/** Those of some people who are not at work today and whose work nobody does who is. */
async function findUnreached(db: Db, people: number[]): Promise<number[]> {
  if (people.length === 0) return [];
  const presence = await presenceOn(db, warsawDay(), people);
  return people.filter((id) => {
    const today = presence.get(id);
    return today?.away && today.standIns.length === 0;
  });
}

const person = fullName('p');

/**
 * The deciders of a person's absence: the head of their department; managers where there is no head, for the head's
 * own absences, and besides a head who is not at work today without a substitute who is. Substitutes get the notice as well.
 *
 * @param entry which absence, where it is there: one that waits stays with the department of when it was asked for
 */
export async function findDeciders(db: Db, owner: number, entry = 0): Promise<Ref[]> {
  const head = await db
    .selectFrom('person as o')
    .innerJoin('department as d', (join) =>
      join.on(
        'd.id',
        '=',
        sql<number>`coalesce((select a.department from "askedDepartment" a where a.entry = ${entry}), o.department)`,
      ),
    )
    .innerJoin('person as h', 'h.id', 'd.head')
    .where('o.id', '=', owner)
    .where('h.active', '=', true)
    .whereRef('h.id', '<>', 'o.id')
    .select('h.id')
    .executeTakeFirst();
  const isReached = head !== undefined && (await findUnreached(db, [head.id])).length === 0;
  const { rows } = await sql<Ref>`
    select p.id, ${person} as name from person p
    where p.id = ${head?.id ?? null}::int
      or (not ${isReached} and p.active and p.id <> ${owner}
        and p.roles && '{ROLE_MANAGER,ROLE_ADMIN}'::text[])
    order by p."lastName", p."firstName", p.id`.execute(db);
  return rows;
}

/** Whether a person's entry is decided at once or becomes a request; it is no request where nobody could decide. */
export async function standingOf(db: Db, user: User, owner: number): Promise<By> {
  if (user.id !== owner) return 'decider';
  return (await findDeciders(db, owner)).length > 0 ? 'owner' : 'decider';
}

/**
 * Whether somebody keeps what a person's time and leave are counted by (roster, employment, balances): managers do, and nobody their
 * own while somebody else could.
 */
export async function mayKeepBooks(db: Db, user: User, of: number): Promise<boolean> {
  return user.flags.manager && (of !== user.id || (await findDeciders(db, of)).length === 0);
}
