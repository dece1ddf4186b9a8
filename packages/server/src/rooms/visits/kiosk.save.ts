import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { hashToken } from '../../kit/http/guard.ts';
import { insertRow, saveRow } from '../../kit/records/rows.ts';

/** Creates a screen; its token is returned this once and stored only hashed. */
export async function createKiosk(db: Db, name: string): Promise<{ id: number; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const id = await insertRow(db, 'kiosk', { name, tokenHash: hashToken(token) });
  return { id, token };
}

/** The screen's token opens nothing from now on. */
export const revokeKiosk = (db: Db, id: number) =>
  saveRow(db, 'kiosk', id, { revoked: sql<string>`now()` });

export async function noteSeen(db: Db, id: number): Promise<void> {
  await db.updateTable('kiosk').set({ lastSeen: sql`now()` }).where('id', '=', id).execute();
}
