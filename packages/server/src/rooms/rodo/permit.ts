import type { Db } from '../../kit/database/database.ts';
import { findCase } from './cases/cases.list.queries.ts';
import * as places from './places.queries.ts';
import { personOfCase, soughtOf } from './search.ts';

/** More people than one request names. */
const mostNamed = 500;

/**
 * Lets this transaction forget a contact person whose processing is restricted: with their own consent, which is their
 * open request for erasure (art. 18(2) of the GDPR). Of any other request nothing is let, and the database refuses.
 */
export async function permitErasure(
  db: Db,
  contact: number,
  request: number | undefined,
): Promise<void> {
  const found = request === undefined ? undefined : await findCase(db, request);
  if (found?.kind !== 'erasure' || found.status !== 'open') return;
  const sought = await soughtOf(db, personOfCase(found));
  const named = await places.findHumans(db, { sought, most: mostNamed, except: 0 });
  if (!named.some(({ kind, id }) => kind === 'contact' && id === contact)) return;
  await places.nameErasure(db, found.id);
}
