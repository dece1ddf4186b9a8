import { randomBytes } from 'node:crypto';
import { badgePrefix, type GuestAnswer } from '@zaplecze/contract/rooms/visits/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A badge's code, of 80 bits: it names a visit and cannot be guessed. */
const newBadge = () =>
  badgePrefix + Array.from(randomBytes(16), (byte) => signs[byte % signs.length]).join('');

type Known = { people?: number; car?: string; kiosk?: number | null };

/** Keeps what is known of a guest's visit besides the register; gives the code of its badge. */
export async function keepVisit(db: Db, reception: number, known: Known = {}): Promise<string> {
  const row = await db
    .insertInto('guestVisit')
    .values({ reception, badge: newBadge(), ...known })
    .onConflict((there) =>
      there.column('reception').doUpdateSet({ reception: sql`excluded.reception`, ...known }),
    )
    .returning('badge')
    .executeTakeFirstOrThrow();
  return row.badge;
}

/** What the host says to a guest who waits; the last word counts. */
export async function keepAnswer(
  db: Db,
  reception: number,
  { answer, by }: { answer: GuestAnswer; by: number },
): Promise<void> {
  await keepVisit(db, reception);
  await db
    .updateTable('guestVisit')
    .set({ answer, answeredAt: sql<string>`now()`, answeredBy: by })
    .where('reception', '=', reception)
    .execute();
}

/** Begins a roll call, unless one is going on. */
export async function startEvacuation(db: Db, by: number): Promise<void> {
  await sql`insert into evacuation ("startedBy") values (${by})
    on conflict ((true)) where ended is null do nothing`.execute(db);
}

/** Ends the roll call that is going on. */
export async function endEvacuation(db: Db, by: number): Promise<void> {
  await db
    .updateTable('evacuation')
    .set({ ended: sql<string>`now()`, endedBy: by })
    .where('ended', 'is', null)
    .execute();
}

export async function tick(
  db: Db,
  evacuation: number,
  { kind, id, safe, by }: { kind: 'guest' | 'person'; id: number; safe: boolean; by: number },
): Promise<void> {
  if (safe)
    await db
      .insertInto('evacuationTick')
      .values({ evacuation, kind, record: id, who: by })
      .onConflict((there) => there.doNothing())
      .execute();
  else
    await db
      .deleteFrom('evacuationTick')
      .where('evacuation', '=', evacuation)
      .where('kind', '=', kind)
      .where('record', '=', id)
      .execute();
}
