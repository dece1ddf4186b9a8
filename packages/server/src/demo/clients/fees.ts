import { customFieldForm } from '@zaplecze/contract/rooms/custom-fields/forms';
import type { Db } from '../../kit/database/database.ts';
import { createCustomField } from '../../rooms/custom-fields/index.ts';
import type { DemoClient } from './clients.ts';

/** What two of three clients pay a month, and the year's value, which follows from it. */
export async function fillFees(db: Db, clients: DemoClient[]): Promise<void> {
  const money = { record: 'client', kind: 'money', section: 'Umowa' };
  const fee = { ...money, key: 'abonament', label: 'Abonament miesięczny' };
  const field = await createCustomField(db, customFieldForm.parse(fee));
  const year = { ...money, key: 'wartoscRoczna', label: 'Wartość umowy rocznie' };
  const formula = '[abonament] × 12';
  await createCustomField(db, customFieldForm.parse({ ...year, formula }));
  const rows = clients
    .filter((_, at) => at % 3 !== 2)
    .map(({ id: record }) => ({ record, field, num: ((record * 7) % 55) * 50 + 250 }));
  await db.insertInto('clientCustom').values(rows).execute();
}
