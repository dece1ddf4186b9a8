import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Db } from '../../kit/database/database.ts';
import { dayStart } from '../../kit/lists/list.ts';
import { countChange } from '../../kit/records/rows.ts';
import { countWaitingVisits, handOverWaitingVisits } from '../reception/index.ts';

/** Who was expected before today and did not come is a fact. */
const today = () => dayStart(warsawDay());

/** How many guests are to come or are with a person, and how many parcels wait for them. */
export async function countVisitsOf(db: Db, person: number): Promise<number> {
  const announced = await db
    .selectFrom('announcedGuest')
    .select('id')
    .where('user', '=', person)
    .where('entered', 'is', null)
    .where('expected', '>=', today())
    .execute();
  return announced.length + (await countWaitingVisits(db, person));
}

/** Gives them to another person; gives how many they were. */
export async function handOverVisits(db: Db, from: number, to: number): Promise<number> {
  const announced = await db
    .updateTable('announcedGuest')
    .set({ user: to, ...countChange })
    .where('user', '=', from)
    .where('entered', 'is', null)
    .where('expected', '>=', today())
    .returning('id')
    .execute();
  return announced.length + (await handOverWaitingVisits(db, from, to));
}
