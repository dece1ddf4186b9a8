import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { HttpError } from './errors.ts';

/**
 * Two editors of one record (decisions, "Calls"): with `If-Match` (the version the form was opened
 * with) changes to different fields merge, the same field changed by both is 409 with
 * `conflicts: { field: { theirs, yours } }`. Without the header the last write wins.
 * Call it with the record locked and `current` as it is now.
 *
 * @throws HttpError 409 on a conflict, 412 for a version the record never had
 */
export async function assertMergeable(
  db: Db,
  request: FastifyRequest,
  entity: string,
  current: { id: number; version: number } & Record<string, unknown>,
  changes: Record<string, unknown>,
): Promise<void> {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (version === undefined || Number(version) > current.version || Number(version) < 1) {
    throw new HttpError(412, 'Ten rekord nie miał takiej wersji. Otwórz go ponownie.');
  }
  if (Number(version) === current.version) return;
  const since = await db
    .selectFrom('history')
    .select('changes')
    .where('entity', '=', entity)
    .where('entityId', '=', current.id)
    .where('action', 'in', ['update', 'link'])
    .where(
      'id',
      '>',
      sql<number>`coalesce((select max(id) from history where entity = ${entity} and "entityId" = ${current.id} and version <= ${Number(version)}), 0)`,
    )
    .execute();
  const theirs = new Set(since.flatMap((row) => Object.keys(row.changes as object)));
  const both = Object.keys(changes).filter(
    (field) =>
      theirs.has(field) && JSON.stringify(current[field]) !== JSON.stringify(changes[field]),
  );
  if (both.length === 0) return;
  throw new HttpError(409, 'Ktoś w międzyczasie zmienił te same pola', {
    errors: Object.fromEntries(both.map((field) => [field, 'Ktoś w międzyczasie zmienił to pole'])),
    extra: {
      version: current.version,
      conflicts: Object.fromEntries(
        both.map((field) => [field, { theirs: current[field], yours: changes[field] }]),
      ),
    },
  });
}
