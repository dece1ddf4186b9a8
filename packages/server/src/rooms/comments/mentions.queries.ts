import { type RawBuilder, sql } from 'kysely';
import { type Db, preparedStatement } from '../../kit/database/database.ts';
import { readNotices } from '../notifications/index.ts';
import { managersAnd, type TalkKind } from './readers.queries.ts';

/** Which column holds what is said of such a record. */
const columns = {
  projectTask: 'comment',
  issue: 'comment',
  offer: 'offerComment',
  client: 'clientNote',
} as const;
const columnOf = (kind: TalkKind) => sql.ref(columns[kind]);

/** The existing ones of these people, and whether each may read the record of `readers`. */
export async function readersAmong(db: Db, readers: RawBuilder<unknown>, people: number[]) {
  const { rows } = await sql<{ id: number; name: string; reads: boolean }>`
    select u.id, u."firstName" || ' ' || u."lastName" as name, u.id in (${readers}) as reads
    from person u where u.id = any(${people}::int[])
    order by u."lastName", u."firstName", u.id`.execute(db);
  return rows;
}

/** Who may read a record; undefined when there is no such record. */
export async function readersOf(
  db: Db,
  kind: TalkKind,
  id: number,
  readers: RawBuilder<unknown>,
): Promise<number[] | undefined> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(${readers}) as ids from ${sql.table(kind)} where id = ${id}`.execute(db);
  return rows[0]?.ids;
}

/** Ids of those who see what is the managers'. */
export async function managersAt(db: Db): Promise<number[]> {
  const { rows } = await managersAnd(sql`select null::int`).execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a person may read what `readers` says. */
export async function reads(
  db: Db,
  readers: RawBuilder<unknown>,
  person: number,
): Promise<boolean> {
  const { rows } = await sql<{ reads: boolean }>`
    select ${person} in (${readers}) as reads`.execute(db);
  return rows[0]?.reads === true;
}

/** Notes whom a comment calls, each once. */
export async function insertCalls(
  db: Db,
  { kind, record, comment, by }: { kind: TalkKind; record: number; comment: number; by: number },
  called: { person: number; answers: boolean }[],
): Promise<void> {
  const others = called.filter(({ person }) => person !== by);
  if (others.length === 0) return;
  const people = others.map(({ person }) => person);
  const answers = others.map((one) => one.answers);
  await sql`insert into mention ("attachedTo", "attachedId", ${columnOf(kind)}, "user", "by", answers)
    select ${kind}, ${record}, ${comment}, called.person, ${by}, called.answers
    from unnest(${people}::int[], ${answers}::boolean[]) as called(person, answers)
    on conflict do nothing`.execute(db);
}

/** The people whom a comment named until now; `kind`: of what it is said. */
export async function namedIn(
  db: Db,
  comment: number,
  kind: TalkKind = 'issue',
): Promise<number[]> {
  const rows = await db
    .selectFrom('mention')
    .select('user')
    .where(columns[kind], '=', comment)
    .where('answers', '=', false)
    .execute();
  return rows.map(({ user }) => user);
}

/** Whom a comment names no more, it calls no more. */
export async function dropCalls(
  db: Db,
  comment: number,
  people: number[],
  kind: TalkKind = 'issue',
): Promise<void> {
  if (people.length === 0) return;
  await db
    .deleteFrom('mention')
    .where(columns[kind], '=', comment)
    .where('answers', '=', false)
    .where('user', 'in', people)
    .execute();
}

type Opened = { kind: TalkKind; comment: number };

const opening = (where: RawBuilder<unknown>) => sql<Opened>`
  update mention set opened = now() where opened is null and ${where}
  returning ${preparedStatement} "attachedTo" as kind, coalesce(comment, "offerComment", "clientNote") as comment`;

/** A person has written on a record: what called them there is answered. */
export async function settleMentions(
  db: Db,
  { kind, record, user }: { kind: TalkKind; record: number; user: number },
): Promise<void> {
  const { rows } = await opening(sql`"user" = ${user} and "attachedTo" = ${kind}
    and "attachedId" = ${record}`).execute(db);
  await readNotices(db, user, rows);
}

/** A person has seen a comment that may call them. */
export async function settleComment(
  db: Db,
  user: number,
  comment: number,
  kind: TalkKind = 'issue',
): Promise<void> {
  const { rows } = await opening(sql`"user" = ${user} and ${columnOf(kind)} = ${comment}`).execute(
    db,
  );
  await readNotices(db, user, rows);
}

/** A person has opened what calls them, or wants it to wait on; others' calls stay as they are. */
export async function setOpened(
  db: Db,
  user: number,
  { calls, opened }: { calls: number[]; opened: boolean },
): Promise<void> {
  if (!opened) {
    await sql`update mention set opened = null
      where "user" = ${user} and id = any(${calls}::int[])`.execute(db);
    return;
  }
  const { rows } = await opening(sql`"user" = ${user} and id = any(${calls}::int[])`).execute(db);
  await readNotices(db, user, rows);
}

/** Whom a comment (its id under `column`) names, and whom it calls that have not opened it: JSON of one row. */
export const talkOf = (kind: TalkKind, column: string) => ({
  mentions: sql`coalesce((select json_agg(json_build_object('id', u.id,
      'name', u."firstName" || ' ' || u."lastName") order by u.id)
    from mention m join person u on u.id = m."user"
    where m.${columnOf(kind)} = ${sql.ref(column)} and not m.answers), '[]')`,
  called: sql`coalesce((select json_agg(json_build_object('id', m.id, 'user', m."user"))
    from mention m where m.${columnOf(kind)} = ${sql.ref(column)} and m.opened is null), '[]')`,
});

/** Says that a person has seen a comment, or takes that back. */
export async function setSeen(
  db: Db,
  { comment, user, seen }: { comment: number; user: number; seen: boolean },
): Promise<void> {
  if (seen) {
    await db
      .insertInto('commentSeen')
      .values({ comment, user })
      .onConflict((known) => known.doNothing())
      .execute();
    await settleComment(db, user, comment);
  } else {
    await db
      .deleteFrom('commentSeen')
      .where('comment', '=', comment)
      .where('user', '=', user)
      .execute();
  }
}

/** What a comment said before each of its changes, the newest first, in plain words. */
export async function textsBefore(db: Db, comment: number) {
  const { rows } = await sql<{ at: string; by: { id: number; name: string } | null; text: string }>`
    select ${preparedStatement} h.at, (select json_build_object('id', u.id,
        'name', u."firstName" || ' ' || u."lastName") from person u where u.id = h.who) as by,
      mention_words(h.changes -> 'text' ->> 0) as text
    from history h where h.entity = 'comment' and h."entityId" = ${comment}
      and h.action = 'update' and h.changes ? 'text'
    order by h.id desc limit 50`.execute(db);
  return rows;
}
