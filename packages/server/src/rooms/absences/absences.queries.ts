import {
  type AbsentPerson,
  type CalendarEntry,
  type IssueDeadline,
  privateType,
  type StandIn,
  type TaskDeadline,
} from '@zaplecze/contract/absences';
import { openIssueStatuses } from '@zaplecze/contract/issues.lists';
import type { Days } from '@zaplecze/contract/kit/days';
import { addDays } from '@zaplecze/contract/kit/time';
import { endedTaskStatuses } from '@zaplecze/contract/tasks.lists';
import { sql } from 'kysely';
import { type Db, prepared } from '../../kit/database/database.ts';
import { pictureJson } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { oneOf } from '../../kit/lists/list.ts';
import { mayChange } from './absences.rules.ts';

type Wanted = {
  user?: number[] | undefined;
  type?: number[] | undefined;
  isVacation?: boolean | undefined;
};

/** That an entry of the query has a day in common with a range; goes through the GiST index. */
export const meets = ({ dateFrom, dateTo }: Days) => sql<boolean>`
  daterange(e."dateFrom", e."dateTo", '[]') && daterange(${dateFrom}::date, ${dateTo}::date, '[]')`;

/** Whether the type is this reader's to see: not private, one's own, or the reader is a manager. */
const seen = (user: User) =>
  sql<boolean>`(not t."isPrivate" or ${user.flags.manager} or e.owner = ${user.id})`;

/**
 * Entries of these people that have a day in common with a range, by their beginning. The type of
 * a private one is put out of sight here already; filters by type see what the reader sees. People
 * and types are joined here and not in the database, which would write out each of them as JSON
 * for each entry: a month of hundreds of people is several times as quick.
 */
export async function listEntries(
  db: Db,
  user: User,
  range: Days,
  wanted: Wanted,
  people: AbsentPerson[],
): Promise<CalendarEntry[]> {
  let rows = db
    .selectFrom('calendarEntry as e')
    .innerJoin('calendarType as t', 't.id', 'e.type')
    .where(meets(range));
  if (wanted.user) rows = rows.where(oneOf('e.owner', wanted.user));
  if (wanted.type) {
    rows = rows.where(
      sql<boolean>`case when ${seen(user)} then t.id else 0 end = any(${wanted.type})`,
    );
  }
  if (wanted.isVacation !== undefined) {
    rows = rows.where(sql<boolean>`(not ${seen(user)} or t."isVacation") = ${wanted.isVacation}`);
  }
  const [found, types] = await Promise.all([
    rows
      .select(['e.id', 'e.owner', 'e.type', 'e.dateFrom', 'e.dateTo', 'e.version'])
      .orderBy('e.dateFrom')
      .orderBy('e.id')
      .execute(),
    typesById(db),
  ]);
  const byId = new Map(people.map(({ mayAdd, ...person }) => [person.id, { person, mayAdd }]));
  return found.flatMap((entry) => {
    const owner = byId.get(entry.owner);
    const known = types.get(entry.type);
    if (!owner || !known) return [];
    // Who may change an absence (the person, managers) is who may know what it is.
    const type = known.isPrivate && !owner.mayAdd ? privateType : known.type;
    const may = { edit: owner.mayAdd, delete: owner.mayAdd };
    return [{ ...entry, user: owner.person, type, may }];
  });
}

/** All types by id, archived ones too. */
async function typesById(db: Db) {
  const types = await db
    .selectFrom('calendarType')
    .select(['id', 'name', 'color', 'isVacation', 'isPrivate'])
    .execute();
  return new Map(types.map(({ isPrivate, ...type }) => [type.id, { type, isPrivate }]));
}

/** Everybody who works here, of some departments or of all, by last name. */
export async function listAbsentPeople(
  db: Db,
  user: User,
  departments: number[] | undefined,
): Promise<AbsentPerson[]> {
  let rows = db.selectFrom('person as p').where('p.active', '=', true);
  if (departments) rows = rows.where(oneOf('p.department', departments));
  const people = await rows
    .select([
      'p.id',
      'p.firstName',
      'p.lastName',
      sql<string>`p."firstName" || ' ' || p."lastName"`.as('name'),
      pictureJson('p.picture').as('picture'),
    ])
    .orderBy('p.lastName')
    .orderBy('p.firstName')
    .orderBy('p.id')
    .execute();
  return people.map((person) => ({ ...person, mayAdd: mayChange(user, person.id) }));
}

const warsawDate = (column: string) =>
  sql<string>`(${sql.ref(column)} at time zone 'Europe/Warsaw')::date::text`;

/** The first instant of a Warsaw day. */
const dayStart = (day: string) =>
  sql<string>`(${day}::date::timestamp at time zone 'Europe/Warsaw')`;

/** Who stands in for whom on some day of a range, as days. */
export async function listStandIns(db: Db, range: Days, replaced?: number[]): Promise<StandIn[]> {
  let rows = db
    .selectFrom('replacement as r')
    .innerJoin('person as s', 's.id', 'r.user')
    .where('s.active', '=', true)
    .where('r.dateTo', '>=', dayStart(range.dateFrom))
    .where('r.dateFrom', '<', dayStart(addDays(range.dateTo, 1)));
  if (replaced) rows = rows.where(oneOf('r.replacedUser', replaced));
  return await rows
    .select([
      'r.replacedUser',
      sql<StandIn['user']>`json_build_object('id', s.id,
        'name', s."firstName" || ' ' || s."lastName")`.as('user'),
      warsawDate('r.dateFrom').as('dateFrom'),
      warsawDate('r.dateTo').as('dateTo'),
    ])
    .orderBy('r.dateFrom')
    .orderBy('r.id')
    .execute();
}

/** Vacations of some people that have a day in common with a range; nothing tells the type. */
export async function listAway(db: Db, users: number[], range: Days) {
  return await db
    .selectFrom('calendarEntry as e')
    .modifyFront(prepared)
    .innerJoin('calendarType as t', 't.id', 'e.type')
    .innerJoin('person as p', 'p.id', 'e.owner')
    .where('t.isVacation', '=', true)
    .where('p.active', '=', true)
    .where(oneOf('e.owner', users))
    .where(meets(range))
    .select([
      sql<{ id: number; name: string }>`json_build_object('id', p.id,
        'name', p."firstName" || ' ' || p."lastName")`.as('user'),
      'e.dateFrom',
      'e.dateTo',
    ])
    .orderBy('e.dateFrom')
    .orderBy('e.id')
    .execute();
}

/** A person's own open tasks whose limit falls on a Warsaw day of a range. */
export async function listTaskDeadlines(
  db: Db,
  user: number,
  range: Days,
): Promise<TaskDeadline[]> {
  return await db
    .selectFrom('projectTask as k')
    .modifyFront(prepared)
    .innerJoin('project as p', 'p.id', 'k.project')
    .where('k.user', '=', user)
    .where('k.status', 'not in', endedTaskStatuses)
    .where('k.dateRealizationLimit', '>=', dayStart(range.dateFrom))
    .where('k.dateRealizationLimit', '<', dayStart(addDays(range.dateTo, 1)))
    .select([
      sql.lit('task' as const).as('kind'),
      'k.id',
      'k.name',
      'k.finalDate',
      'k.task',
      'k.procedure',
      'k.service',
      warsawDate('k.dateRealizationLimit').as('day'),
      sql<string>`k."dateRealizationLimit"`.as('dateRealizationLimit'),
      sql<TaskDeadline['project']>`json_build_object('id', p.id, 'name', p.name)`.as('project'),
      sql<TaskDeadline['client']>`json_build_object('id', p.client, 'name', p."clientName")`.as(
        'client',
      ),
    ])
    .orderBy('k.dateRealizationLimit')
    .orderBy('k.id')
    .execute();
}

/** The same of issues given to the person; one that waits for acceptance is done as far as they go. */
export async function listIssueDeadlines(
  db: Db,
  user: number,
  range: Days,
): Promise<IssueDeadline[]> {
  return await db
    .selectFrom('issue as i')
    .modifyFront(prepared)
    // By the person's issues, of which there are few, not by the month's, of which there are many.
    .where(
      sql<boolean>`i.id = any(array(select u.issue from "issueUser" u where u."user" = ${user}))`,
    )
    .where('i.status', 'in', openIssueStatuses)
    .where('i.dateRealization', '>=', dayStart(range.dateFrom))
    .where('i.dateRealization', '<', dayStart(addDays(range.dateTo, 1)))
    .select([
      sql.lit('issue' as const).as('kind'),
      'i.id',
      'i.name',
      warsawDate('i.dateRealization').as('day'),
      sql<string>`i."dateRealization"`.as('dateRealizationLimit'),
      sql<IssueDeadline['client']>`case when i.client is not null then
        json_build_object('id', i.client, 'name', i."clientName") end`.as('client'),
    ])
    .orderBy('i.dateRealization')
    .orderBy('i.id')
    .execute();
}
