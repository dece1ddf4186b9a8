import { projectObstacle } from '@zaplecze/contract/rooms/offers/lists';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';

/**
 * An accepted offer of the client becomes a project, once, unless that was cancelled: the offer stays locked, so that of two
 * who make one at the same time the second is told.
 *
 * @returns what the offer is worth, net, for the project that is made of it
 * @throws HttpError 400 on `offer`
 */
export async function assertOffer(
  db: Db,
  id: number,
  client?: number | null,
): Promise<{ value: number | null; client: number; seller: number }> {
  const found = await db
    .selectFrom('offer')
    .select(['status', 'client', 'seller', 'value'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw invalid({ offer: 'Nie ma takiej oferty' });
  if (client && found.client !== client) throw invalid({ offer: 'To oferta innego klienta' });
  const projects = await db
    .selectFrom('project')
    .select('cancelled')
    .where('offer', '=', id)
    .execute();
  const obstacle = projectObstacle({ status: found.status, projects });
  if (obstacle) throw invalid({ offer: obstacle });
  return { value: found.value, client: found.client, seller: found.seller };
}
