import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { fullName } from '../../../kit/database/refs.ts';
import { acceptedAbsences } from '../requests/accepted.queries.ts';

/** An absent substitute, since and until when, and whom they stand in for, along chains too. */
type AbsentSubstitute = {
  id: number;
  name: string;
  dateFrom: string;
  dateTo: string;
  replaced: { id: number; name: string }[];
};

/**
 * Substitutes whose absence came into a substitution that had begun; where the substitution is the younger, its beginning
 * tells who stands in.
 */
export async function findAbsentSubstitutes(db: Db, today: string): Promise<AbsentSubstitute[]> {
  const { rows } = await sql<AbsentSubstitute>`
    select p.id, ${fullName('p')} as name, e."dateFrom", e."dateTo",
      (select json_agg(json_build_object('id', q.id, 'name', ${fullName('q')}) order by q.id)
        from person q where q.id in (select replaced_by(p.id))) as replaced
    from ${acceptedAbsences} e join "calendarEntry" c on c.id = e.id join person p on p.id = e.owner
    where e."isVacation" and e.hours is null and p.active
      and ${today}::date between e."dateFrom" and e."dateTo"
      and exists (select from replacement r where r."user" = p.id
        and now() between r."dateFrom" and r."dateTo"
        and (e."dateFrom" > (r."dateFrom" at time zone 'Europe/Warsaw')::date
          or coalesce(c."decidedAt", c.created) > r."dateFrom"))
    order by p.id`.execute(db);
  return rows;
}
