import type { Db } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';

/** @throws HttpError 400 on the field whose number is no province's */
export async function assertProvinces(
  db: Db,
  fields: { province?: number; fvProvince?: number },
): Promise<void> {
  for (const field of ['province', 'fvProvince'] as const) {
    const id = fields[field];
    if (id === undefined) continue;
    const row = await db
      .selectFrom('province')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw invalid({ [field]: 'Nazwa województwa jest wymagana' });
  }
}
