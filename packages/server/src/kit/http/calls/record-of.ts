import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { followMerged } from '../../records/merged-records.ts';
import type { Before, RouteOptions } from './mount.ts';
import { missingRecord } from './removals.ts';

/**
 * The record that a call is about, with the numbers of merged ones in its address and filters followed. What is there under
 * its number was merged into nothing: where a record is found, its address is not asked about.
 *
 * @throws HttpError 404
 */
export async function recordOf<E extends Endpoint, R>(
  endpoint: E,
  { record, exact }: RouteOptions<E, R>,
  before: Before<E>,
): Promise<R | undefined> {
  const { db, params, query } = before;
  const chosen = exact ? {} : { query };
  if (exact !== 'everywhere')
    await followMerged(db, endpoint.path, record ? chosen : { params, ...chosen });
  if (!record) return undefined;
  const found = await record(before);
  if (found !== null && found !== undefined) return found;
  const went = exact !== 'everywhere' && (await followMerged(db, endpoint.path, { params }));
  const stays = went ? await record(before) : undefined;
  if (stays === null || stays === undefined) throw await missingRecord(db, endpoint, before);
  return stays;
}
