import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { absenceStatuses } from '@zaplecze/contract/rooms/absences/lists';
import {
  type listRequests,
  type RequestRow,
  requestList,
} from '@zaplecze/contract/rooms/absences/requests/calls';
import { absenceStatus, shownAbsences } from '@zaplecze/contract/rooms/absences/statuses';
import { type Expression, sql } from 'kysely';
import { question, type RowQuery } from '../../../kit/database/combined-query.ts';
import type { Db } from '../../../kit/database/database.ts';
import { authorTo, personJson, statusOf } from '../../../kit/database/refs.ts';
import type { User } from '../../../kit/http/guard.ts';
import { among, pagedList } from '../../../kit/lists/paged-list.ts';
import { mayChange } from '../absences.rules.ts';
import { changedEntries, changeWaits, openChange } from './changes.queries.ts';
import { askedDepartment, type DecisionScope, decidingAs } from './deciders.queries.ts';
import { mayDecide } from './requests.rules.ts';

/** That the caller decides about the person `p` of department `d`; in SQL what `mayDecide` decides in code. */
const decidedBy = ({ id, manager, departments }: DecisionScope) =>
  sql<boolean>`(p.id <> ${id} and (${manager} or (d.id = any(${departments}::int[])
    and d.head is distinct from p.id)))`;

/** Entries that were asked for or decided about, or that a change was asked for, with their people. */
const requests = (db: Db) =>
  db
    .selectFrom('calendarEntry as e')
    .innerJoin('person as p', 'p.id', 'e.owner')
    .leftJoin('department as d', (join) => join.on('d.id', '=', askedDepartment))
    .where((of) =>
      of.or([
        of('e.status', '<>', absenceStatus.accepted),
        of('e.decidedAt', 'is not', null),
        sql<boolean>`e.id = any(${changedEntries})`,
      ]),
    );

/** That the entry or a change of it waits for a decision. */
const waits = sql<boolean>`(e.status = ${sql.lit(absenceStatus.requested)} or ${changeWaits})`;

const listed = pagedList(requestList, {
  from: requests,
  id: 'e.id',
  search: { in: 'p.search' },
  sort: {
    created: 'e.created',
    user: sql`p."lastName" || ' ' || p."firstName"`,
    dateFrom: 'e.dateFrom',
  },
  filters: {
    // A change that waits is found among what waits, beside what stands.
    status: (ids) => sql<boolean>`(e.status = any(${ids}::int[])
      or (${absenceStatus.requested} = any(${ids}::int[]) and ${changeWaits}))`,
    user: among('e.owner'),
    type: among('e.type'),
    department: among('p.department'),
    dateFrom: (day) => sql<boolean>`e."dateTo" >= ${day}::date`,
    dateTo: (day) => sql<boolean>`e."dateFrom" <= ${day}::date`,
    // Of whom: see `of` below.
    decide: (wanted) => (wanted ? sql<boolean>`${waits} and p.active` : undefined),
  },
});

const columns = [
  'e.id',
  'e.owner',
  'e.dateFrom',
  'e.dateTo',
  'e.status',
  'e.hours',
  'e.hoursFrom',
  'e.reason',
  'e.decidedAt',
  'e.created',
  'e.version',
] as const;

const mentions = [
  sql<RequestRow['user'] & { department: number | null; head: number | null }>`(
    select ${personJson('p')}::jsonb || jsonb_build_object('firstName', p."firstName",
      'lastName', p."lastName", 'department', d.id, 'head', d.head)
    from person p left join department d on d.id = ${askedDepartment} where p.id = e.owner)`.as(
    'user',
  ),
  sql<RequestRow['type']>`(select json_build_object('id', t.id, 'name', t.name, 'color', t.color,
    'isVacation', t."isVacation") from "calendarType" t where t.id = e.type)`.as('type'),
  authorTo('e.decidedBy').as('decidedBy'),
  openChange.as('change'),
] as const;

type Found = Omit<RequestRow, 'status' | 'may' | 'user'> & {
  status: number;
  user: RequestRow['user'] & { department: number | null; head: number | null };
};

/** Adds to a row what the caller may do with it. */
function rowFor(user: User, deciding: DecisionScope) {
  return ({ user: person, status, ...row }: Found): RequestRow => {
    const { department, head, ...shown } = person;
    const own = mayChange(user, row.owner) && shownAbsences.includes(status);
    const decides = mayDecide(deciding, { id: person.id, department, head });
    return {
      ...row,
      user: shown,
      status: statusOf(absenceStatuses, status),
      may: {
        edit: own,
        delete: own,
        withdraw: own,
        decide: decides && (status === absenceStatus.requested || row.change !== null),
      },
    };
  };
}

/** A page of a person's own requests and of those that they decide about. */
export async function findRequests(db: Db, user: User, query: Query<typeof listRequests>) {
  const deciding = await decidingAs(db, user);
  // As Mój dzień counts them: whom somebody else is asked before is found without the filter.
  const theirs = query.filter.decide
    ? askedOf(deciding)
    : sql<boolean>`(p.id = ${user.id} or ${decidedBy(deciding)})`;
  return await listed.pageOf(
    db,
    query,
    (rows) =>
      rows.select([...columns]).select([...mentions]) as unknown as {
        execute: () => Promise<Found[]>;
      },
    { row: rowFor(user, deciding), of: (rows) => rows.where(theirs) },
  );
}

/**
 * Whom the caller is asked about first: managers only where there is no head, it is the head's own, or nobody reaches the head
 * today.
 */
const askedOf = ({ id, manager, departments, unreached }: DecisionScope) =>
  sql<boolean>`(p.id <> ${id} and ((d.id = any(${departments}::int[]) and d.head is distinct from p.id)
    or (${manager} and not exists (select from person h
      where h.id = d.head and h.active and h.id <> p.id and h.id <> all(${unreached}::int[])))))`;

type ToDecide = { count: number; rows: RequestRow[] };

/**
 * How many requests wait for this person's decision before anybody else's, and the soonest of them.
 *
 * @param most how many are told
 */
export function askToDecide(
  db: Db,
  user: User,
  deciding: DecisionScope,
  most: number,
): RowQuery<ToDecide> {
  const decides = deciding.manager || deciding.departments.length > 0;
  if (!decides) return question(sql`select where false`, () => ({ count: 0, rows: [] }));
  const soonest = requests(db)
    .where(waits)
    .where('p.active', '=', true)
    .where(askedOf(deciding))
    .select(['e.id', sql<number>`count(*) over ()`.as('total')])
    .orderBy('e.dateFrom')
    .orderBy('e.id')
    .limit(sql.lit(most));
  // Who and what it is about is looked up of those alone.
  const rows = requests(db)
    .innerJoin(soonest.as('soonest'), 'soonest.id', 'e.id')
    .select([...columns, 'soonest.total'])
    .select([...mentions])
    .orderBy('e.dateFrom')
    .orderBy('e.id');
  const row = rowFor(user, deciding);
  return question(rows as unknown as Expression<Found & { total: number }>, (found) => ({
    count: found[0]?.total ?? 0,
    rows: found.map(({ total: _, ...request }) => row(request)),
  }));
}

/** An entry for the person and for those who decide about it, or undefined for what is none. */
export async function findRequest(db: Db, user: User, id: number): Promise<RequestRow | undefined> {
  const [deciding, row] = await Promise.all([
    decidingAs(db, user),
    db
      .selectFrom('calendarEntry as e')
      .where('e.id', '=', id)
      .select([...columns])
      .select([...mentions])
      .executeTakeFirst(),
  ]);
  return row && rowFor(user, deciding)(row as unknown as Found);
}

/**
 * Whether the request is this person's business: their own, or theirs to decide about.
 *
 * `id`: which one; null for one that is not there yet.
 */
export async function concernsRequest(
  db: Db,
  user: User,
  { owner, id }: { owner: number; id: number | null },
): Promise<boolean> {
  if (mayChange(user, owner)) return true;
  const deciding = await decidingAs(db, user);
  const person = await db
    .selectFrom('person as p')
    .leftJoin('calendarEntry as e', (join) =>
      join.onRef('e.owner', '=', 'p.id').on('e.id', '=', id),
    )
    .leftJoin('department as d', (join) => join.on('d.id', '=', askedDepartment))
    .where('p.id', '=', owner)
    .select(['p.id', 'd.id as department', 'd.head'])
    .executeTakeFirst();
  return person !== undefined && mayDecide(deciding, person);
}
