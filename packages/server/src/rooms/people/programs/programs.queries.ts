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
    .select('p.version')
    .select([authorTo('g.createdBy').as('createdBy'), tokensOf('p.id').as('tokens')])
    .orderBy(sql`g.ended is not null`)
    .orderBy('p.lastName')
    .orderBy('p.id')
    .execute();
  return rows.map((row) => ({ ...row, roles: row.roles as Roles }));
}

type LockedProgram = Pick<Program, 'id' | 'name' | 'description' | 'roles' | 'version'>;

/** A program whose account is open, locked for a change. */
export async function lockProgram(db: Db, id: number): Promise<LockedProgram | undefined> {
  const found = await db
    .selectFrom('program')
    .select('description')
    .where('person', '=', id)
    .where('ended', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const columns = ['lastName', 'roles', 'version'] as const;
  const row = found && (await lockRow(db, 'person', id, { columns: [...columns] }));
  if (!row) return undefined;
  const { lastName: name, roles, version } = row;
  return { id, name, roles: roles as Roles, version, description: found.description };
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

/** Changes a program; gives the new version of its person, who has its history. */
export async function changeProgram(
  db: Db,
  id: number,
  { name, roles, description }: Partial<Fields>,
): Promise<number> {
  if (description !== undefined)
    await db.updateTable('program').set({ description }).where('person', '=', id).execute();
  const own = { ...(name !== undefined && { lastName: name }), ...(roles && { roles }) };
  return await saveRow(db, 'person', id, own);
}

export async function closeProgram(db: Db, id: number): Promise<void> {
  await db.updateTable('program').set({ ended: sql`now()` }).where('person', '=', id).execute();
}
