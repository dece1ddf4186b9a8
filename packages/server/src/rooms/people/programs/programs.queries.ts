import type { Program } from '@zaplecze/contract/rooms/people/programs/calls';
import type { programRoles } from '@zaplecze/contract/rooms/people/programs/forms';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { authorTo } from '../../../kit/database/refs.ts';
import { insertRow, lockRow, saveRow } from '../../../kit/records/rows.ts';
import { tokensOf } from '../../session/index.ts';

/** How histories name what a program did: 'Program Fakturownia'. */
const firstName = 'Program';

type Roles = (typeof programRoles)[number][];

/** Programs by name, those that were closed at the end. */
export async function listPrograms(db: Db): Promise<Program[]> {
  const rows = await db
    .selectFrom('program as g')
    .innerJoin('person as p', 'p.id', 'g.person')
    .select(['p.id', 'p.lastName as name', 'p.roles', 'g.description', 'g.created', 'g.ended'])
    .select([authorTo('g.createdBy').as('createdBy'), tokensOf('p.id').as('tokens')])
    .orderBy(sql`g.ended is not null`)
    .orderBy('p.lastName')
    .orderBy('p.id')
    .execute();
  return rows.map((row) => ({ ...row, roles: row.roles as Roles }));
}

/** A program whose account is open, locked for a change. */
export async function lockProgram(
  db: Db,
  id: number,
): Promise<{ id: number; name: string } | undefined> {
  const found = await db
    .selectFrom('program')
    .select('person as id')
    .where('person', '=', id)
    .where('ended', 'is', null)
    .executeTakeFirst();
  const row = found && (await lockRow(db, 'person', id, { columns: ['lastName'] }));
  return row && { id: row.id, name: row.lastName };
}

type Fields = { name: string; description?: string | null | undefined; roles: Roles };

/** Makes the account: a person who is never active, so that nobody signs in with it and no picker offers it. */
export async function insertProgram(
  db: Db,
  by: number,
  { name, roles, description = null }: Fields,
): Promise<number> {
  const own = { firstName, lastName: name, roles, username: 'program', email: '', active: false };
  const person = await insertRow(db, 'person', own);
  await db.insertInto('program').values({ person, description, createdBy: by }).execute();
  return person;
}

export async function changeProgram(
  db: Db,
  id: number,
  { name, roles, description }: Partial<Fields>,
): Promise<void> {
  const own = { ...(name !== undefined && { lastName: name }), ...(roles && { roles }) };
  if (Object.keys(own).length > 0) await saveRow(db, 'person', id, own);
  if (description === undefined) return;
  await db.updateTable('program').set({ description }).where('person', '=', id).execute();
}

export async function closeProgram(db: Db, id: number): Promise<void> {
  await db.updateTable('program').set({ ended: sql`now()` }).where('person', '=', id).execute();
}
