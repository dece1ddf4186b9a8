import type { Db } from '../../kit/database/database.ts';
import { insertItem, listItems } from '../dictionaries/index.ts';

/** Kinds of parcels that a new company starts with (REC-26). */
const startTypes = [
  'list zwykły',
  'list polecony',
  'list polecony ZPO',
  'przesyłka kurierska',
  'paczka',
  'e-Doręczenie',
];

/** Offers the kinds above, unless there are some already. */
export async function fillReceptionTypes(db: Db): Promise<void> {
  if ((await listItems(db, 'receptionType', { archived: true })).length > 0) return;
  for (const name of startTypes) {
    await insertItem(db, 'receptionType', { name, electronic: name === 'e-Doręczenie' });
  }
}
