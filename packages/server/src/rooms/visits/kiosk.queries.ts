import type { Kiosk } from '@zaplecze/contract/rooms/visits/kiosk/calls';
import { fewestLetters, mostHosts } from '@zaplecze/contract/rooms/visits/kiosk/forms';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { authorTo, fullName } from '../../kit/database/refs.ts';
import { hashToken } from '../../kit/http/guard.ts';
import { lockRow } from '../../kit/records/rows.ts';

/** Screens that work, by name. */
export const listKiosks = (db: Db): Promise<Kiosk[]> =>
  db
    .selectFrom('kiosk as k')
    .select(['k.id', 'k.name', 'k.created', 'k.lastSeen', authorTo('k.createdBy').as('createdBy')])
    .where('k.revoked', 'is', null)
    .orderBy('k.name')
    .orderBy('k.id')
    .execute();

/** A screen, locked for a change. */
export const lockKiosk = (db: Db, id: number) => lockRow(db, 'kiosk', id);

/** The screen that a token belongs to; undefined for any other token. */
export const findKiosk = (db: Db, token: string) =>
  db
    .selectFrom('kiosk')
    .select(['id', sql<boolean>`"lastSeen" > now() - interval '1 minute'`.as('seen')])
    .where('tokenHash', '=', hashToken(token))
    .where('revoked', 'is', null)
    .executeTakeFirst();

/**
 * People whose surname begins with these letters, case and diacritics aside. More than a few are not shown at all:
 * the guest knows more of the name, and nobody reads the list of the staff off a screen.
 *
 * @param surname at least three letters, else nobody is found
 */
export async function findHosts(
  db: Db,
  surname: string,
): Promise<{ list: { id: number; name: string }[]; more: boolean }> {
  if (surname.length < fewestLetters) return { list: [], more: false };
  const found = await db
    .selectFrom('person as p')
    .select(['p.id', fullName('p').as('name')])
    .where('p.active', '=', true)
    .where(sql<boolean>`starts_with(fold(p."lastName"), fold(${surname}))`)
    .orderBy('p.lastName')
    .orderBy('p.firstName')
    .orderBy('p.id')
    .limit(mostHosts + 1)
    .execute();
  return found.length > mostHosts ? { list: [], more: true } : { list: found, more: false };
}
