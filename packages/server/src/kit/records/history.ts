import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { exactly, matchesJson } from './matching.ts';
import type { Pattern } from './personal-patterns.ts';

/** Notes what happened to a record besides the changes that triggers write down. */
export async function noteInHistory(
  db: Db,
  {
    entity,
    id,
    who,
    action,
    changes = {},
  }: { entity: string; id: number; who: number | null; action: string; changes?: object },
): Promise<void> {
  await db
    .insertInto('history')
    .values({ entity, entityId: id, who, action, changes: JSON.stringify(changes) })
    .execute();
}

/** Removes the values that some fields of records ever had; that they changed stays. */
export async function forgetInHistory(
  db: Db,
  { entity, ids, fields }: { entity: string; ids: number[]; fields: string[] },
): Promise<void> {
  await sql`update history set changes = forget_fields(changes, ${fields})
    where entity = ${entity} and "entityId" = any(${ids})`.execute(db);
}

/** Notes, in the name of who acts, that links of a record stand in another order: triggers know them one by one. */
export async function noteOrderInHistory(
  db: Db,
  {
    entity,
    id,
    field,
    order,
  }: { entity: string; id: number; field: string; order: [before: number[], after: number[]] },
): Promise<void> {
  await sql`insert into history (entity, "entityId", who, action, changes)
    values (${entity}, ${id}, actor(), 'link', ${JSON.stringify({ [field]: order })}::jsonb)`.execute(
    db,
  );
}

/**
 * Removes the values that some fields of deleted records ever had. A day later, since two editors
 * of a record are joined by what the history knows; a month back, should this not have run for a while.
 */
export async function forgetDeletedInHistory(
  db: Db,
  { entity, fields }: { entity: string; fields: string[] },
): Promise<void> {
  await sql`update history h set changes = forget_fields(h.changes, ${fields})
    from history d
    where d.entity = ${entity} and d.action = 'delete'
      and d.at between now() - interval '30 days' and now() - interval '1 day'
      and h.entity = ${entity} and h."entityId" = d."entityId"`.execute(db);
}

/**
 * Removes the values that some fields had of records that were deleted before an instant.
 *
 * @param statement a field and its value in what was deleted, where only those are meant
 */
export async function forgetGoneInHistory(
  db: Db,
  {
    entity,
    before,
    fields,
    statement,
  }: {
    entity: string;
    before: string;
    fields: string[];
    statement?: [field: string, value: string];
  },
): Promise<void> {
  const condition = statement ? sql`and d.changes ->> ${statement[0]} = ${statement[1]}` : sql``;
  await sql`update history h set changes = forget_fields(h.changes, ${fields})
    from history d
    where d.entity = ${entity} and d.action = 'delete' and d.at < ${before}::timestamptz ${condition}
      and d.changes ->> ${fields[0]} <> '[dane usunięte]'
      and h.entity = ${entity} and h."entityId" = d."entityId"`.execute(db);
}

/** Takes what the patterns (regular expressions, letter case aside) find out of all that the history knows of one record. */
export async function scrubHistoryOf(
  db: Db,
  { entity, id, patterns }: { entity: string; id: number; patterns: Pattern[] },
): Promise<void> {
  await sql`update history set changes = scrub_json(changes, ${exactly(patterns)})
    where entity = ${entity} and "entityId" = ${id}
      and ${matchesJson(sql`changes`, patterns)}`.execute(db);
}
