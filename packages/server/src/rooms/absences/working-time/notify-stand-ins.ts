import { dayBegins, warsawDay } from '@zaplecze/contract/kit/values/time';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { fullName } from '../../../kit/database/refs.ts';
import { aboutPerson, remindOnce } from '../../notifications/index.ts';
import { acceptedAbsences } from '../requests/accepted.queries.ts';
import { findPresence } from './presence.queries.ts';
import { isGone, standInsOn } from './presence.rules.ts';

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
async function findAbsentSubstitutes(db: Db, today: string): Promise<AbsentSubstitute[]> {
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

const shownDay = (day: string) => day.split('-').reverse().join('.');

/**
 * Tells those who do the work of somebody since that one's substitute is away, once for each absence. Call it in a
 * transaction.
 */
export async function notifyStandIns(db: Db, now: Date): Promise<void> {
  const today = warsawDay(now.getTime());
  const absent = await findAbsentSubstitutes(db, today);
  if (absent.length === 0) return;
  const replaced = absent.flatMap((one) => one.replaced.map(({ id }) => id));
  const team = await findPresence(db, replaced, { dateFrom: today, dateTo: today });
  const isThere = (user: number) => !isGone(team.dayOf(user, today));
  for (const { id: away, name, dateFrom, dateTo, replaced: people } of absent) {
    for (const person of people) {
      const standing = (there: (user: number) => boolean) =>
        standInsOn(person.id, today, team.substitutions, there);
      const before = standing((user) => user === away || isThere(user));
      for (const { id: to } of standing(isThere)) {
        if (before.some(({ id }) => id === to)) continue;
        await remindOnce(db, {
          ...{ entity: `standIn:${away}:${person.id}`, record: to, moment: dayBegins(dateFrom) },
          ...{ kind: 'substitutionBegins', to: [to], personal: true },
          about: aboutPerson(person),
          more: `do ${shownDay(dateTo)}, w miejsce nieobecnej osoby: ${name}`,
        });
      }
    }
  }
}
