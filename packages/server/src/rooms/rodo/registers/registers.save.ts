import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import type {
  createDisclosure,
  Disclosure,
  updateDisclosure,
} from '@zaplecze/contract/rooms/rodo/registers/calls';
import type { Db } from '../../../kit/database/database.ts';
import { conflict } from '../../../kit/http/calls/errors.ts';
import { insertRow, saveRow } from '../../../kit/records/rows.ts';
import type { Proposal } from '../cases/proposals.ts';
import { listUsedProposals } from './activities.list.queries.ts';

/** Writes down by hand what left the company. */
export const addDisclosure = (
  db: Db,
  by: number,
  { rows, ...words }: Body<typeof createDisclosure>,
): Promise<number> => insertRow(db, 'disclosure', { ...words, by, rowCount: rows ?? null });

/** @throws HttpError 409 for what of an automatic entry is as it was */
export async function changeDisclosure(
  db: Db,
  before: Disclosure,
  { rows, ...words }: Body<typeof updateDisclosure>,
): Promise<number> {
  const fixed = (['kind', 'what', 'at'] as const).some(
    (field) => words[field] !== undefined && words[field] !== before[field],
  );
  const counted = rows !== undefined && rows !== before.rows;
  if (before.automatic && (fixed || counted)) {
    throw conflict('Wpis zapisał system: zmienić można odbiorcę, cel i podstawę.');
  }
  return await saveRow(db, 'disclosure', before.id, {
    ...words,
    ...(counted && { rowCount: rows }),
  });
}

/** Adds what is proposed and was never there; gives how many. */
export async function addProposals(db: Db, proposals: Proposal[]): Promise<number> {
  const used = await listUsedProposals(db);
  const added = proposals.filter(({ proposal }) => !used.has(proposal));
  for (const one of added) await insertRow(db, 'processingActivity', one);
  return added.length;
}
