import {
  closedIssueStatuses,
  issueTypes,
  openIssueStatuses,
} from '@zaplecze/contract/rooms/issues/lists';
import type { IssueType } from '@zaplecze/contract/rooms/issues/types/calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { statusOf } from '../../../kit/database/refs.ts';
import { lockRow } from '../../../kit/records/rows.ts';

/** What types promise, in working hours, and what is to be ticked off. */
const columns = [
  'id',
  'answerHours',
  'doneHours',
  'checklist',
  'checklistRequired',
  'version',
] as const;

type Promised = Omit<IssueType, 'name'>;
const named = (row: Promised): IssueType => ({ ...row, name: statusOf(issueTypes, row.id).name });

/** All types in the order of their list, with what they promise. */
export async function listTypes(db: Db): Promise<IssueType[]> {
  const rows = await db.selectFrom('issuePromise').select(columns).execute();
  const place = ({ id }: Promised) => issueTypes.findIndex((type) => type.id === id);
  return rows.sort((a, b) => place(a) - place(b)).map(named);
}

/**
 * A type locked with its open issues, whose moments change with what it promises. The issues first, as whoever
 * changes one of them locks it before the type.
 */
export async function lockType(db: Db, id: number): Promise<IssueType | undefined> {
  await sql`select id from issue where type = ${id}::int and status in ${literals(openIssueStatuses)}
    order by id for no key update`.execute(db);
  const found = await lockRow(db, 'issuePromise', id, { columns: [...columns] });
  return found && named(found);
}

/** What a type promises now; until the transaction ends it promises nothing else. */
export async function promiseOf(db: Db, type: number) {
  return await db
    .selectFrom('issuePromise')
    .select(columns)
    .where('id', '=', type)
    .forKeyShare()
    .executeTakeFirst();
}

export type PromiseFacts = {
  id: number;
  answerHours: number | null;
  doneHours: number | null;
  promisedAnswer: string | null;
  answeredAt: string | null;
  /** Instants from which is counted: the report, and the newest reopening of what was over. */
  created: string;
  reopened: string | null;
};

/** What the promised moments of issues `i` are worked out from. */
export async function promiseFacts(db: Db, which: RawBuilder<boolean>): Promise<PromiseFacts[]> {
  const { rows } = await sql<PromiseFacts>`
    select i.id, p."answerHours", p."doneHours", i."promisedAnswer", i."answeredAt", i.created,
      (select max(s.created) from (
        select n.created, n.status, lag(n.status) over (order by n.id) as before
        from "issueStatus" n where n.issue = i.id) s
      where s.before in ${literals(closedIssueStatuses)} and s.status in ${literals(openIssueStatuses)}) as reopened
    from issue i join "issuePromise" p on p.id = i.type where ${which}`.execute(db);
  return rows;
}
