import type { CustomField } from '@zaplecze/contract/kit/fields/custom-fields';
import type { Db } from '../database/database.ts';
import { remainingIds } from '../records/merged-records.ts';

/**
 * What was sent of a field that names clients, with those that stay for those that became a part of them: a form, a view, a
 * program or „Cofnij” may have had the number before (docs/decisions/0096). Values of other fields are as they were sent.
 */
export async function withRemaining<V>(
  db: Db,
  { kind }: Pick<CustomField, 'kind'>,
  sent: V,
): Promise<V> {
  if (kind !== 'client') return sent;
  const ids = [sent].flat().filter((one) => Number.isInteger(one)) as number[];
  if (ids.length === 0) return sent;
  const stays = await remainingIds(db, 'client', ids);
  if (stays.size === 0) return sent;
  const one = (value: unknown) => stays.get(value as number) ?? value;
  return (Array.isArray(sent) ? [...new Set(sent.map(one))] : one(sent)) as V;
}
