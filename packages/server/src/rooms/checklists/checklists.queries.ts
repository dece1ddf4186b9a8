import type { Checklist } from '@zaplecze/contract/rooms/checklists/calls';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { authorTo, personJson, personTo } from '../../kit/database/refs.ts';
import type { ChecklistKind, ChecklistOwner } from './owners.queries.ts';

/** What lists and pages show of the checklist of a task or an issue, whose row is in the query under `alias`. */
export const progressColumns = <A extends string>(alias: A) =>
  [`${alias}.checklistCount`, `${alias}.checklistDone`, `${alias}.checklistRequired`] as const;

const isManaging = sql`p.roles && '{ROLE_MANAGER,ROLE_ADMIN}'::text[]`;

/** The points of a record, in their order. */
export function listItems(db: Db, owner: ChecklistOwner, id: number) {
  return db
    .selectFrom('checklistItem as i')
    .select([
      'i.id',
      'i.text',
      'i.day',
      'i.doneAt',
      'i.version',
      sql<boolean>`i.place is not null`.as('fromStep'),
      personTo('i.person').as('person'),
      authorTo('i.doneBy').as('doneBy'),
    ])
    .where(`i.${owner}`, '=', id)
    .orderBy('i.position')
    .orderBy('i.id')
    .execute();
}

/** People who work here and see the record; only those of `among` when told. */
export async function listReaders(
  db: Db,
  kind: ChecklistKind,
  id: number,
  among?: number[],
): Promise<Checklist['people']> {
  let people = db
    .selectFrom('person as p')
    .select(personJson('p').as('person'))
    .where('p.active', '=', true)
    .where(sql<boolean>`(${isManaging} or ${kind.readers(id)})`);
  if (among) people = people.where('p.id', 'in', among);
  const rows = await people.orderBy('p.lastName').orderBy('p.firstName').orderBy('p.id').execute();
  return rows.map(({ person }) => person);
}

/** Words of the points that are still to be ticked off, in their order. */
export async function openItems(db: Db, owner: ChecklistOwner, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('checklistItem')
    .select('text')
    .where(owner, '=', id)
    .where('doneAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ text }) => text);
}

/** A point with the record that it is of. */
export async function findItem(db: Db, id: number) {
  const item = await db
    .selectFrom('checklistItem')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!item) return undefined;
  const { projectTask, issue } = item;
  return projectTask === null
    ? { item, owner: 'issue' as const, of: issue ?? 0 }
    : { item, owner: 'projectTask' as const, of: projectTask };
}

/** How many points somebody is still to do. */
export async function countItemsOf(db: Db, person: number): Promise<number> {
  const row = await db
    .selectFrom('checklistItem')
    .select(sql<number>`count(*)`.as('count'))
    .where('person', '=', person)
    .where('doneAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}
