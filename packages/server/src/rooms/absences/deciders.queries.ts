import type { Ref } from '@zaplecze/contract/kit/records';
import { sql } from 'kysely';
import { type Db, prepared } from '../../kit/database/database.ts';
import { fullName } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { acceptedAbsences } from './accepted.queries.ts';

/* Who decides about whose absences. */

/** What somebody decides about: the departments that they head, or whose head they stand in for now. */
export async function decidingAs(db: Db, user: User) {
  const { rows } = await sql<{ departments: number[] }>`
    select ${prepared} array(select d.id from department d
      where d.head = any(array(select replaced_by(${user.id})) || ${user.id}::int)) as departments`.execute(
    db,
  );
  return { id: user.id, manager: user.flags.manager, departments: rows[0]?.departments ?? [] };
}

const person = fullName('p');

/**
 * Who is asked about a person's absence: the head of their department; managers where there is none, where it is the
 * head's own, and besides a head who is away today with nobody standing in. Substitutes hear it with the notice.
 */
export async function askedAbout(db: Db, owner: number): Promise<Ref[]> {
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
