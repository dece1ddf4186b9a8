import { clientStatus } from '@zaplecze/contract/rooms/clients/lists';
import type { Db } from '../kit/database/database.ts';

/** Views that a manager keeps for everybody. */
const views = [
  {
    list: 'clients',
    name: 'Potencjalni',
    state: `filter[status]=${clientStatus.potential}&sort=name&order=asc&perPage=25`,
  },
  {
    list: 'tasks',
    name: 'Po terminie',
    state: 'filter[due]=overdue&sort=dateRealizationLimit&order=asc&perPage=25',
  },
  {
    list: 'issues',
    name: 'Po terminie',
    state: 'filter[due]=overdue&perPage=50',
  },
];

export async function fillViews(db: Db, owner: number): Promise<void> {
  const shared = views.map((view) => ({ ...view, owner, shared: 'everybody' }));
  await db.insertInto('listView').values(shared).execute();
}
