import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import { issueStatuses, issueTypes } from '@zaplecze/contract/rooms/issues/lists';
import type { StatusWay } from '@zaplecze/contract/rooms/issues/status-ways';
import { type Insertable, sql } from 'kysely';
import { customOf } from '../../kit/custom-fields/values.queries.ts';
import { type Db, preparedStatement, throughPreparedPlans } from '../../kit/database/database.ts';
import { authorTo, filesOf, statusOf } from '../../kit/database/refs.ts';
import type { Issue as IssueTable } from '../../kit/database/tables.ts';
import type { User } from '../../kit/http/guard.ts';
import { lockRow } from '../../kit/records/rows.ts';
import { commentsOf, shownTo } from '../comments/index.ts';
import type { FileContext } from '../files/index.ts';
import { replacedBy } from '../people/index.ts';
import { acceptsOn } from './acceptance/acceptance.queries.ts';
import { issueMay } from './issues.rules.ts';
import { issueSelectColumns, onBehalfOf, shownStatus } from './list/issues.select.queries.ts';
import {
  followersJson,
  headOf,
  intoJson,
  letterOf,
  mergedJson,
} from './merging/merging.queries.ts';

type HistoryRow = Omit<Issue['statusHistory'][number], 'status'> & { status: number };

/** An issue as a person sees it; `takesPart` and `ordererActive` are for the rules, not for answers. */
export type KnownIssue = { id: number; issue: Issue; takesPart: boolean; ordererActive: boolean };

/** Whether a person takes part in an issue `i`. */
export const isParticipant = (user: number) => sql<boolean>`takes_part(${user}, i.id)`;

/** An issue with everything its page shows, in one query; undefined when there is none. */
export async function findIssue(db: Db, user: User, id: number): Promise<KnownIssue | undefined> {
  const replaced = await replacedBy(db, user.id);
  const found = await throughPreparedPlans(db)
    .selectFrom('issue as i')
    .modifyFront(preparedStatement)
    .select([
      ...issueSelectColumns,
      'i.description',
      customOf('issue', 'i.id', user.flags).as('custom'),
      sql<string | null>`mention_links(i."descriptionHtml")`.as('descriptionHtml'),
      letterOf('i.id').as('letter'),
      onBehalfOf(user.id, replaced).as('onBehalfOf'),
      sql<HistoryRow[]>`coalesce((select json_agg(json_build_object('status', h.status,
        'created', h.created, 'createdBy', ${authorTo('h.createdBy')}, 'way', h.way) order by h.id desc)
        from "issueStatus" h where h.issue = i.id), '[]')`.as('statusHistory'),
      acceptsOn.as('acceptsOn'),
      commentsOf('issue', 'i.id').as('comments'),
      filesOf('issue', 'i.id').as('files'),
      followersJson.as('followers'),
      intoJson(user).as('into'),
      mergedJson(user).as('merged'),
      isParticipant(user.id).as('takesPart'),
      sql<boolean>`(select active from person where id = i."orderedBy")`.as('ordererActive'),
    ])
    .where('i.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { takesPart, ordererActive, ...row } = found;
  const { status, orderedBy } = row;
  const issue = {
    ...row,
    comments: shownTo(user, row.comments),
    type: statusOf(issueTypes, row.type),
    status: shownStatus(row),
    statusHistory: row.statusHistory.map((entry) => ({
      ...entry,
      status: statusOf(issueStatuses, entry.status),
    })),
    may: issueMay(user, {
      ...{ status, orderedBy: orderedBy.id, ordererActive },
      merged: row.mergedInto !== null,
    }),
  };
  return { id, issue, takesPart, ordererActive };
}

/** The name of an issue that there is. */
export async function findIssueName(db: Db, id: number): Promise<string> {
  const { name } = await db
    .selectFrom('issue')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}

/** An issue as `findIssue` gives it, locked for a change. */
export async function lockIssue(db: Db, user: User, id: number): Promise<KnownIssue | undefined> {
  return (await lockRow(db, 'issue', id)) && (await findIssue(db, user, id));
}

/**
 * Makes an issue with its people and its first status in one statement; the names of its people
 * at once, so that it is not written twice. Nobody leaves while work is being given to them.
 *
 * @returns its id; undefined, and nothing is made, when one of its people does not work here or there
 * is no such client
 */
export async function insertIssue(
  db: Db,
  users: number[],
  fields: Insertable<IssueTable>,
): Promise<number | undefined> {
  const names = (Object.keys(fields) as (keyof IssueTable)[]).filter(
    (name) => fields[name] !== undefined,
  );
  const { client = null } = fields;
  const row = await db
    .with('active', (here) =>
      here
        .selectFrom('person')
        .select('id')
        .where(sql<boolean>`id = any(${users}::int[])`)
        .where('active', '=', true)
        .forKeyShare(),
    )
    .with('known', (here) =>
      here.selectFrom('client').select('id').where('id', '=', client).forKeyShare(),
    )
    .with('made', (here) =>
      here
        .insertInto('issue')
        .columns([...names, 'assignDate', 'userNames'])
        .expression(
          here
            .selectNoFrom([
              ...names.map((name) => sql`${fields[name]}`.as(name)),
              sql`now()`.as('assignDate'),
              sql`names_of_people(${users}::int[])`.as('userNames'),
            ])
            .where(
              sql<boolean>`(select count(*) from active) = ${users.length}::int
                and (${client}::int is null or exists (select from known))`,
            ),
        )
        .returning(['id', 'orderedBy', 'status']),
    )
    .with('people', (here) =>
      here
        .insertInto('issueUser')
        .columns(['issue', 'user'])
        .expression(
          here
            .selectFrom('made')
            .innerJoin('active', (on) => on.onTrue())
            .select(['made.id', 'active.id as user']),
        ),
    )
    .with('noted', (here) =>
      here
        .insertInto('issueStatus')
        .columns(['issue', 'status', 'createdBy', 'created'])
        .expression(
          here
            .selectFrom('made')
            .select(['id', 'status', 'orderedBy', sql<string>`clock_timestamp()`.as('created')]),
        ),
    )
    .selectFrom('made')
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Notes that an issue got a status; gives the note's number. `way`: how, when nobody set it in the product; such a note has
 * the moment of its transaction, by which the history finds it.
 */
export async function noteStatus(
  db: Db,
  entry: { issue: number; status: number; createdBy: number | null; way?: StatusWay | null },
): Promise<number> {
  const note = await db
    .insertInto('issueStatus')
    .values({ ...entry, created: entry.way ? sql`now()` : sql`clock_timestamp()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return note.id;
}

/** The number of the newest note of an issue's status. */
export async function lastNote(db: Db, issue: number): Promise<number> {
  const { id } = await db
    .selectFrom('issueStatus')
    .select((found) => found.fn.max('id').as('id'))
    .where('issue', '=', issue)
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether a person takes part in an issue, or in the one that it was merged into. */
export async function takesPartInHead(context: FileContext): Promise<boolean> {
  if (await takesPart(context)) return true;
  const head = await headOf(context.db, context.id);
  return head !== undefined && head !== context.id && (await takesPart({ ...context, id: head }));
}

/** Whether a person does an issue, reported it, or stands in now for who did (see 0011_issues.sql). */
export async function takesPart({ db, user, id }: FileContext): Promise<boolean> {
  const { rows } = await sql<{
    takes: boolean;
  }>`select takes_part(${user.id}, ${id}) as takes`.execute(db);
  return rows[0]?.takes === true;
}
