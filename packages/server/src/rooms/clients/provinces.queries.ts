import type { Db } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';

/** @throws HttpError 400 on the field whose number is no province's */
export async function assertProvinces(
  db: Db,
  fields: { province?: number; fvProvince?: number },
): Promise<void> {
  const sent = (['province', 'fvProvince'] as const).filter((field) => fields[field] !== undefined);
  if (sent.length === 0) return;
  const ids = sent.map((field) => fields[field] as number);
  const rows = await db.selectFrom('province').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map((row) => row.id));
  const wrong = sent.filter((field) => !known.has(fields[field] as number));
  if (wrong.length === 0) return;
  throw invalid(
    Object.fromEntries(wrong.map((field) => [field, 'Nazwa województwa jest wymagana'])),
  );
}
