import { randomBytes } from 'node:crypto';
import type { DraftBody, DraftRow } from '@zaplecze/contract/rooms/drafts/calls';
import { mostDrafts, storableValues } from '@zaplecze/contract/rooms/drafts/lists';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../../kit/database/database.ts';
import { columns } from './drafts.queries.ts';

/** What may be stored of it, whatever was sent. */
const storable = ({ values, base, ...more }: DraftBody['content']) => ({
  ...more,
  values: storableValues(values),
  base: storableValues(base),
});

type Own = { person: number; key: string };

/** A content as it is compared. */
const digestOf = (content: RawBuilder<unknown>) => sql<string>`md5(${content}::text)`;

/** What stands under a key, and whether what is sent was there before it. */
const stateOf = (db: Db, { person, key }: Own, content: RawBuilder<string>) =>
  db
    .selectFrom('draft')
    .select(['writer', 'removed', ...columns])
    .select(sql<boolean>`coalesce(replaced = ${digestOf(content)}, false)`.as('isLate'))
    .where('person', '=', person)
    .where('key', '=', key)
    .executeTakeFirst();

/**
 * Stores a draft. One that somebody else wrote under the key meanwhile, in another browser, stays: what is sent is stored
 * beside it, once however often it is sent. What a browser sends late brings nothing back. Only one transaction of a person
 * writes at a time.
 *
 * @returns null for what was saved or thrown away elsewhere
 */
export async function saveDraft(db: Db, own: Own, body: DraftBody): Promise<DraftRow | null> {
  await sql`select pg_advisory_xact_lock(hashtext('draft'), ${own.person})`.execute(db);
  const content = sql<string>`${JSON.stringify(storable(body.content))}::jsonb`;
  const found = await stateOf(db, own, content);
  const isOwn = !found || found.writer === body.writer || found.revision === body.revision;
  if (found?.isLate && (found.removed || !isOwn)) {
    const { writer: _, removed, isLate, ...row } = found;
    return removed ? null : row;
  }
  const key = isOwn || found.removed ? own.key : await keyBeside(db, own, body.writer);
  const { form, place, title, writer } = body;
  const values = { form, place, title, writer, content };
  const changed = sql<string>`clock_timestamp()`;
  const row = await db
    .insertInto('draft')
    .values({ person: own.person, key, ...values, changed })
    .onConflict((known) =>
      known.columns(['person', 'key']).doUpdateSet({
        ...values,
        changed,
        removed: false,
        replaced: digestOf(sql.ref('draft.content')),
        revision: sql`draft.revision + 1`,
      }),
    )
    .returning(columns)
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

/** Of what waits, and of what is known to be over. */
const dropOldest = (db: Db, person: number) =>
  sql`delete from draft d using (
      select key, row_number() over (partition by removed order by changed desc, key) as place
      from draft where person = ${person}) other
    where d.person = ${person} and d.key = other.key and other.place > ${mostDrafts}`.execute(db);

/** Throws a draft away; there is nothing to say of one that is gone. */
export async function removeDraft(db: Db, { person, key }: Own): Promise<void> {
  await db
    .updateTable('draft')
    .set({
      ...{ removed: true, form: '', place: '/', title: '', content: sql<string>`'{}'::jsonb` },
      replaced: digestOf(sql.ref('content')),
      changed: sql<string>`clock_timestamp()`,
      revision: sql`revision + 1`,
    })
    .where('person', '=', person)
    .where('key', '=', key)
    .where('removed', '=', false)
    .execute();
}

/** Leaves nothing of what somebody began. */
export async function forgetDraftsOf(db: Db, person: number): Promise<void> {
  await db.deleteFrom('draft').where('person', '=', person).execute();
}

/** Forgets drafts that nobody wrote in since a moment. */
export async function forgetBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('draft').where('changed', '<', before.toISOString()).execute();
}
