import type { Draft, DraftRow } from '@zaplecze/contract/rooms/drafts/calls';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';

export const columns = ['key', 'form', 'place', 'title', 'revision', 'changed'] as const;

/** A person's drafts without what was typed, the newest first. */
export function draftsOf(db: Db, person: number): Promise<DraftRow[]> {
  return db
    .selectFrom('draft')
    .select(columns)
    .where('person', '=', person)
    .where('removed', '=', false)
    .orderBy('changed', 'desc')
    .orderBy('key')
    .execute();
}

/** The same as JSON within a query of persons. */
export const menuDrafts = (person: string) => sql<DraftRow[]>`coalesce((
    select json_agg(json_build_object('key', d.key, 'form', d.form, 'place', d.place, 'title', d.title,
      'revision', d.revision, 'changed', d.changed) order by d.changed desc, d.key)
    from draft d where d.person = ${sql.ref(person)} and not d.removed), '[]')`;

/** A draft with what was typed; nobody reads another person's. */
export async function getDraft(db: Db, person: number, key: string): Promise<Draft | undefined> {
  return await db
    .selectFrom('draft')
    .select([...columns, sql<Draft['content']>`content`.as('content')])
    .where('person', '=', person)
    .where('key', '=', key)
    .where('removed', '=', false)
    .executeTakeFirst();
}
