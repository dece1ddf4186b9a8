import { randomBytes } from 'node:crypto';
import type { DraftBody, DraftRow } from '@zaplecze/contract/rooms/drafts/calls';
import { mostDrafts, storableValues } from '@zaplecze/contract/rooms/drafts/lists';
import { sql } from 'kysely';
import type { Database, Db } from '../../kit/database/database.ts';

/** What may be stored of it, whatever was sent. */
const storable = ({ values, base, ...more }: DraftBody['content']) => ({
  ...more,
  values: storableValues(values),
  base: storableValues(base),
});

type Own = { person: number; key: string };

/**
 * Stores a draft. One that somebody else wrote under the key meanwhile, in another browser, stays: what is sent is stored
 * beside it, once however often it is sent. Only one transaction of a person writes at a time.
 */
export async function saveDraft(db: Db, own: Own, body: DraftBody): Promise<DraftRow> {
  await sql`select pg_advisory_xact_lock(hashtext('draft'), ${own.person})`.execute(db);
  const content = sql<string>`${JSON.stringify(storable(body.content))}::jsonb`;
  const found = await db
    .selectFrom('draft')
    .select(['writer', 'revision'])
    .where('person', '=', own.person)
    .where('key', '=', own.key)
    .executeTakeFirst();
  const isOwn = !found || found.writer === body.writer || found.revision === body.revision;
  const key = isOwn ? own.key : await keyBeside(db, own, body.writer);
  const { form, place, title, writer } = body;
  const values = { form, place, title, writer };
  const changed = sql<string>`clock_timestamp()`;
  const row = await db
    .insertInto('draft')
    .values({ person: own.person, key, ...values, content, changed })
    .onConflict((known) =>
      known.columns(['person', 'key']).doUpdateSet({
        ...values,
        content,
        changed,
        revision: sql`draft.revision + 1`,
      }),
    )
    .returning(['key', 'form', 'place', 'title', 'revision', 'changed'])
    .executeTakeFirstOrThrow();
  await dropOldest(db, own.person);
  return row;
}

/** The key under which a writer stores what could not replace a draft of another: the one it has, or a new one. */
async function keyBeside(db: Db, { person, key }: Own, writer: string): Promise<string> {
  const known = await db
    .selectFrom('draft')
    .select('key')
    .where('person', '=', person)
    .where('writer', '=', writer)
    .where('key', '<>', key)
    .executeTakeFirst();
  return known?.key ?? randomBytes(16).toString('hex');
}

const dropOldest = (db: Db, person: number) =>
  sql`delete from draft where person = ${person} and key in (
    select key from draft where person = ${person} order by changed desc, key offset ${mostDrafts})`.execute(
    db,
  );

/** Throws a draft away; there is nothing to say of one that is gone. */
export async function removeDraft(db: Db, { person, key }: Own): Promise<void> {
  await db.deleteFrom('draft').where('person', '=', person).where('key', '=', key).execute();
}

/** Leaves nothing of what somebody began. */
export async function forgetDraftsOf(db: Db, person: number): Promise<void> {
  await db.deleteFrom('draft').where('person', '=', person).execute();
}

/** Forgets drafts that nobody wrote in since a moment. */
export async function forgetBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('draft').where('changed', '<', before.toISOString()).execute();
}
