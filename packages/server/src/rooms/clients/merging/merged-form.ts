import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../kit/database/database.ts';
import { HttpError } from '../../../kit/http/calls/errors.ts';
import { findMerge } from './merging.queries.ts';

type Form = Record<string, unknown>;
type Lists = { [list: string]: { from: string; ids: (moved: unknown) => number[] } };

const all = (moved: unknown) => moved as number[];
const had = (moved: unknown) => (moved as { had: number[] }).had;
/** The lists of a client's form, and where a merging says what it moved of them. */
const lists: Lists = {
  persons: { from: 'clientPerson.client', ids: all },
  agreements: { from: 'clientAgreement.client', ids: all },
  clientService: { from: 'clientService.client', ids: had },
  projectTypes: { from: 'clientProjectType.client', ids: had },
  tags: { from: 'clientTag.client', ids: had },
};

/**
 * A form that was opened on a client which has become a part of another one since: its last version and what the form
 * held, so that what was typed is joined to the remaining client (docs/decisions/0096). Null where the remaining one
 * was opened.
 *
 * @param form the remaining client's form as it is now
 * @throws HttpError 412 when the merging is so old that nobody knows what the form held
 */
export async function openedBefore(db: Db, request: FastifyRequest, form: Form) {
  const { id } = request.params as { id?: string };
  const merge = await findMerge(db, Number(id));
  if (!merge) return null;
  if (!merge.row) throw new HttpError(412, 'Tego klienta połączono z innym. Otwórz go ponownie.');
  const { row } = merge.row as unknown as { row: Form };
  const moved = merge.moved as Form;
  const opened = Object.entries(form).map(([field, value]) => {
    const list = lists[field];
    if (!list) return [field, field in row ? row[field] : value];
    const ids = list.ids(moved[list.from] ?? { had: [] });
    const rows = value as (number | { id: number })[];
    return typeof rows[0] === 'object'
      ? [field, rows.filter((one) => ids.includes((one as { id: number }).id))]
      : [field, ids];
  });
  return { version: Number(row.version), form: Object.fromEntries(opened) as Form };
}
