import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';

/** Reviews that came longer ago were told when they came. */
const daysBack = 30;

/** Articles whose day of review has come, with their owners. */
export async function reviewsDue(db: Db, today: string) {
  return await db
    .selectFrom('knowledgeBase as k')
    .innerJoin('person as p', 'p.id', 'k.owner')
    .select(['k.id', 'k.name', 'p.id as owner', sql<string>`k."reviewOn"::text`.as('day')])
    .where('p.active', '=', true)
    .where('k.reviewOn', '<=', today)
    .where(sql<boolean>`k."reviewOn" > ${today}::date - ${sql.lit(daysBack)}`)
    .orderBy('k.id')
    .execute();
}
