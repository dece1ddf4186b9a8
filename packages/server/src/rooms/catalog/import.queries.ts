import { serviceStatus } from '@zaplecze/contract/rooms/catalog/lists';
import type { ImportNames } from '../../kit/imports/record-import.ts';
import { Names } from '../../kit/parsing/names.ts';

/** Services that are sold, by their names. */
export const serviceNames: ImportNames['service'] = async (db) => {
  const names = new Names();
  const rows = await db
    .selectFrom('serviceDefinition')
    .select(['id', 'name'])
    .where('archived', '=', false)
    .where('status', '=', serviceStatus.active)
    .execute();
  for (const { id, name } of rows) names.add(id, name);
  return names;
};
