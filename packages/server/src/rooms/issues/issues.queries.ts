import type { Issue } from '@zaplecze/contract/issues';
import { issueStatuses, issueTypes } from '@zaplecze/contract/issues.lists';
import { type Insertable, sql, type Updateable } from 'kysely';
import { type Db, kept } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import type { User } from '../../kit/guard.ts';
import { authorTo, commentsOf, filesOf, statusOf } from '../../kit/refs.ts';
import type { Issue as IssueTable } from '../../kit/tables.ts';
import { replacedBy } from '../tasks/tasks.queries.ts';
import { issueMay } from './issues.rules.ts';
import { onBehalfOf, rowColumns } from './issues.select.queries.ts';

type HistoryRow = Omit<Issue['statusHistory'][number], 'status'> & { status: number };

/** An issue as a person sees it; `takesPart` and `ordererActive` are for the rules, not for answers. */
export type KnownIssue = { issue: Issue; takesPart: boolean; ordererActive: boolean };

/** An issue with everything its page shows, in one query; undefined when there is none. */
export async function findIssue(db: Db, user: User, id: number): Promise<KnownIssue | undefined> {
  const replaced = await replacedBy(db, user.id);
  const found = await db
    .selectFrom('issue as i')
    .modifyFront(kept)
    .select([
      ...rowColumns,
      'i.description',
      onBehalfOf(user.id, replaced).as('onBehalfOf'),
      sql<HistoryRow[]>`coalesce((select json_agg(json_build_object('status', h.status,
        'created', h.created, 'createdBy', ${authorTo('h.createdBy')}) order by h.id desc)
        from "issueStatus" h where h.issue = i.id), '[]')`.as('statusHistory'),
      commentsOf('issue', 'i.id', user).as('comments'),
      filesOf('issue', 'i.id').as('files'),
      sql<boolean>`takes_part(${user.id}, i.id)`.as('takesPart'),
      sql<boolean>`(select active from person where id = i."orderedBy")`.as('ordererActive'),
    ])
    .where('i.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { takesPart, ordererActive, ...row } = found;
  const { status, orderedBy } = row;
  const issue = {
    ...row,
    type: statusOf(issueTypes, row.type),
    status: statusOf(issueStatuses, status),
    statusHistory: row.statusHistory.map((entry) => ({
      ...entry,
      status: statusOf(issueStatuses, entry.status),
    })),
    may: issueMay(user, { status, orderedBy: orderedBy.id, ordererActive }),
  };
  return { issue, takesPart, ordererActive };
}

/** The same, locked for a change. */
export async function lockIssue(db: Db, user: User, id: number): Promise<KnownIssue | undefined> {
  const found = await db
    .selectFrom('issue')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found && (await findIssue(db, user, id));
}

/**
 * Makes an issue with its people and its first status in one statement; the names of its people
 * at once, so that it is not written twice.
 */
export async function insertIssue(
  db: Db,
  users: number[],
  fields: Insertable<IssueTable>,
): Promise<number> {
  const row = await db
    .with('made', (here) =>
      here
        .insertInto('issue')
        .values({
          ...fields,
          assignDate: sql`now()`,
          userNames: sql`names_of_people(${users}::int[])`,
        })
        .returning(['id', 'orderedBy', 'status']),
    )
    .with('people', (here) =>
      here
        .insertInto('issueUser')
        .columns(['issue', 'user'])
        .expression(
          here
            .selectFrom('made')
            .innerJoin(sql<{ id: number }>`unnest(${users}::int[])`.as<'u'>(sql`u(id)`), (on) =>
              on.onTrue(),
            )
            .select(['made.id', 'u.id as user']),
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
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Changes an issue, or (without fields) only counts a change of what hangs on it; gives its new version. */
export async function updateIssue(
  db: Db,
  id: number,
  fields: Updateable<IssueTable>,
): Promise<number> {
  const row = await db
    .updateTable('issue')
    .set({ ...fields, modified: sql`clock_timestamp()` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Makes the people of an issue exactly these, touching only what differs. */
export async function setUsers(db: Db, issue: number, users: number[]): Promise<void> {
  await db
    .deleteFrom('issueUser')
    .where('issue', '=', issue)
    .where('user', 'not in', users)
    .execute();
  await db
    .insertInto('issueUser')
    .values(users.map((user) => ({ issue, user })))
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function removeIssue(db: Db, id: number): Promise<void> {
  await db.deleteFrom('issue').where('id', '=', id).execute();
}

/** Notes that an issue got a status. */
export async function noteStatus(
  db: Db,
  entry: { issue: number; status: number; createdBy: number },
): Promise<void> {
  await db
    .insertInto('issueStatus')
    .values({ ...entry, created: sql`clock_timestamp()` })
    .execute();
}

/** @throws HttpError 400 on `client` when there is no such one */
export async function assertClient(db: Db, id: number): Promise<void> {
  const found = await db
    .selectFrom('client')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!found) throw invalid({ client: 'Nie ma takiego klienta' });
}
