import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';

/* Choices with rules of their own; see choices.queries.ts for the others. */

/** @throws HttpError 400 on `field` when the chosen position does not exist */
export async function assertPosition(
  db: Db,
  position: number | null | undefined,
  field: string,
): Promise<void> {
  if (!position) return;
  const row = await db
    .selectFrom('position')
    .select('id')
    .where('id', '=', position)
    .executeTakeFirst();
  if (!row) throw invalid({ [field]: 'Nie ma takiego stanowiska' });
}

/** Whether a consent type may be chosen now. */
export async function typeOffered(db: Db, type: number): Promise<boolean> {
  const row = await db
    .selectFrom('agreementType')
    .select('id')
    .where('id', '=', type)
    .where('archived', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** That the department and the position exist and are still offered. @throws HttpError 400 */
export async function assertPlace(
  db: Db,
  chosen: { department?: number | null; position?: number | null },
  before?: { department: number | null; position: number | null },
): Promise<void> {
  const messages = { department: 'Nie ma takiego działu', position: 'Nie ma takiego stanowiska' };
  for (const field of ['department', 'position'] as const) {
    const id = chosen[field];
    if (!id || id === before?.[field]) continue;
    const row = await db
      .selectFrom(field)
      .select('id')
      .where('id', '=', id)
      .where('archived', '=', false)
      .executeTakeFirst();
    if (!row) throw invalid({ [field]: messages[field] });
  }
}

/** @throws HttpError 400 on the field whose number is no province's */
export async function assertProvinces(
  db: Db,
  fields: { province?: number | null; fvProvince?: number | null },
): Promise<void> {
  const sent = (['province', 'fvProvince'] as const).filter(
    (field) => typeof fields[field] === 'number',
  );
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
