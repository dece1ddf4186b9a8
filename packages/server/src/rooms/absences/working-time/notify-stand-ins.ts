import { dayBegins, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Db } from '../../../kit/database/database.ts';
import { aboutPerson, remindOnce } from '../../notifications/index.ts';
import { findAbsentSubstitutes } from './absent-substitutes.queries.ts';
import { findPresence } from './presence.queries.ts';
import { standInsOn } from './presence.rules.ts';

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
  const isThere = (user: number) => team.presenceOn(user, today)?.away !== true;
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
