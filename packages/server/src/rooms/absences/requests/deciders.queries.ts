import type { Ref } from '@zaplecze/contract/kit/values/records';
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
import { acceptedAbsences } from './accepted.queries.ts';
import type { By } from './requests.rules.ts';

/* Who decides about whose absences. */

/** What somebody decides about: the departments that they head, or whose head they stand in for now. */
export type DecisionScope = { id: number; manager: boolean; departments: number[] };

/** As part of another question. */
export const askDeciding = ({ id, flags: { manager } }: User): RowQuery<DecisionScope> =>
  question(
    sql<Pick<DecisionScope, 'departments'>>`
      select array(select d.id from department d where d.head = any(
        array(select replaced_by(${hiddenValue(id, 'int')})) || ${hiddenValue(id, 'int')})) as departments`,
    ([found]) => ({ id, manager, departments: found?.departments ?? [] }),
  );

export const decidingAs = async (db: Db, user: User): Promise<DecisionScope> =>
  (await together(db, { deciding: askDeciding(user) })).deciding;

const person = fullName('p');

/**
 * The deciders of a person's absence: the head of their department; managers where there is no head, for the head's
 * own absences, and besides a head who is away today without a substitute. Substitutes get the notice as well.
 */
export async function findDeciders(db: Db, owner: number): Promise<Ref[]> {
  const { rows } = await sql<Ref>`
    with head as (
      select h.id, not exists (select from ${acceptedAbsences} e
          where e.owner = h.id and e."isVacation" and e.hours is null
            and (now() at time zone 'Europe/Warsaw')::date between e."dateFrom" and e."dateTo")
        or exists (select from substitutes_of(array[h.id])) as reached
      from person o join department d on d.id = o.department join person h on h.id = d.head
      where o.id = ${owner} and h.active and h.id <> o.id
    )
    select p.id, ${person} as name from person p
    where p.id in (select id from head)
      or (p.active and p.id <> ${owner} and p.roles && '{ROLE_MANAGER,ROLE_ADMIN}'::text[]
        and not exists (select from head where reached))
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
