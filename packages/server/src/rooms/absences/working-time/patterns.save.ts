import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { conflict, invalid } from '../../../kit/http/calls/errors.ts';
import { enqueue } from '../../../kit/jobs/jobs.ts';
import { insertRow, lockRow, removeRow, saveRow } from '../../../kit/records/rows.ts';
import { companyTimeChanged } from './company-time-changed.ts';

/** Rosters of a person, of the company for null, the newest first. */
export const listPatterns = (db: Db, person: number | null) => patternsOf(db, person).execute();

/** What asks for them, beside other questions. */
export const patternsOf = (db: Db, person: number | null) =>
  db
    .selectFrom('workingPattern')
    .where('person', person === null ? 'is' : '=', person)
    .select(['validFrom', 'minutes', 'begins', 'holidays', 'version'])
    .orderBy('validFrom', 'desc');

type Key = { person: number | null; validFrom: string };
type Fields = {
  minutes: number[];
  begins: string;
  holidays: boolean;
  /** It begins on another day than until now. */
  validFrom?: string | undefined;
};

/** The roster of a person that begins on a day, locked for a change; others who write the person's rosters wait. */
export async function lockPattern(db: Db, { person, validFrom }: Key) {
  await sql`select pg_advisory_xact_lock(hashtext('workingPattern'), ${person ?? 0}::int)`.execute(
    db,
  );
  const found = await db
    .selectFrom('workingPattern')
    .where('person', person === null ? 'is' : '=', person)
    .where('validFrom', '=', validFrom)
    .select('id')
    .executeTakeFirst();
  return found && (await lockRow(db, 'workingPattern', found.id, { columns: ['version'] }));
}

/**
 * Writes the roster of a person from a day on; gives its version.
 *
 * @throws HttpError 409 where it is another one than was read, 400 where one begins already on the day it moves to
 */
export async function savePattern(
  db: Db,
  key: Key,
  { version, ...fields }: Fields & { version?: number | undefined },
): Promise<number> {
  const before = await lockPattern(db, key);
  if (version !== undefined && version !== (before?.version ?? 0))
    throw conflict('Ten grafik zmienił się w międzyczasie. Otwórz go jeszcze raz.');
  const validFrom = fields.validFrom ?? key.validFrom;
  const moved = validFrom !== key.validFrom && (await lockPattern(db, { ...key, validFrom }));
  if (moved) throw invalid({ validFrom: 'Od tego dnia jest już inny grafik' });
  const written = { ...fields, validFrom };
  if (key.person === null) await enqueue(db, companyTimeChanged, {});
  if (before) return await saveRow(db, 'workingPattern', before.id, written);
  await insertRow(db, 'workingPattern', { person: key.person, ...written });
  return 1;
}

export async function removePattern(db: Db, id: number): Promise<void> {
  await removeRow(db, 'workingPattern', id);
  await enqueue(db, companyTimeChanged, {});
}
