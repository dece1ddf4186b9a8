import type { Days } from '@zaplecze/contract/kit/values/days';
import { addDays } from '@zaplecze/contract/kit/values/time';
import {
  type AbsentPerson,
  type CalendarEntry,
  privateType,
  type StandIn,
} from '@zaplecze/contract/rooms/absences/calls';
import { absenceStatus, shownAbsences } from '@zaplecze/contract/rooms/absences/statuses';
import { type Expression, sql } from 'kysely';
import { hiddenIds } from '../../kit/database/combined-query.ts';
import { type Db, preparedStatement } from '../../kit/database/database.ts';
import { pictureJson } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { dayStart, oneOf } from '../../kit/lists/list.ts';
import { mayChange } from './absences.rules.ts';
import { meets } from './requests/accepted.queries.ts';
import { openChange } from './requests/changes.queries.ts';
import { decidingAs } from './requests/deciders.queries.ts';
import { mayDecide } from './requests/requests.rules.ts';

type Wanted = {
  user?: number[] | undefined;
  type?: number[] | undefined;
  isVacation?: boolean | undefined;
};

/** Whether the type is this reader's to see: not private, or of somebody whose absences they keep or decide about. */
const seen = (user: User, people: AbsentPerson[]) => {
  const known = people.filter(({ mayAdd, mayDecide }) => mayAdd || mayDecide).map(({ id }) => id);
  // What was asked of the head of another department is that one's to know of.
  return sql<boolean>`(not t."isPrivate" or ${user.flags.manager} or e.owner = ${user.id}
    or (e.owner = any(${known}::int[]) and a.entry is null))`;
};

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
): Promise<Omit<CalendarEntry, 'workDays'>[]> {
  let rows = db
    .selectFrom('calendarEntry as e')
    .innerJoin('calendarType as t', 't.id', 'e.type')
    .leftJoin('askedDepartment as a', 'a.entry', 'e.id')
    .leftJoin('department as d', 'd.id', 'a.department')
    .where(oneOf('e.status', shownAbsences))
    .where(meets(range));
  if (wanted.user) rows = rows.where(oneOf('e.owner', wanted.user));
  if (wanted.type) {
    rows = rows.where(
      sql<boolean>`case when ${seen(user, people)} then t.id else 0 end = any(${wanted.type})`,
    );
  }
  if (wanted.isVacation !== undefined) {
    rows = rows.where(
      sql<boolean>`(not ${seen(user, people)} or t."isVacation") = ${wanted.isVacation}`,
    );
  }
  const [found, types] = await Promise.all([
    rows
      .select(['e.id', 'e.owner', 'e.type', 'e.dateFrom', 'e.dateTo', 'e.status'])
      .select(['e.hours', 'e.hoursFrom', 'e.version', openChange.as('change')])
      .select(['a.department as asked', 'd.head'])
      .orderBy('e.dateFrom')
      .orderBy('e.id')
      .execute(),
    typesById(db),
  ]);
  // Of whom moved while it waits the head decides whom it was asked of, as in the list of requests.
  const deciding = found.some(({ asked }) => asked !== null) ? await decidingAs(db, user) : null;
  const byId = new Map(
    people.map(({ mayAdd, mayDecide, ...person }) => [person.id, { person, mayAdd, mayDecide }]),
  );
  return found.flatMap(({ asked, head, ...entry }) => {
    const owner = byId.get(entry.owner);
    const known = types.get(entry.type);
    if (!owner || !known) return [];
    // Those who may change an absence (the person, managers) or decide about it may know its type.
    const { mayAdd } = owner;
    const decides =
      deciding && asked !== null
        ? mayDecide(deciding, { id: entry.owner, department: asked, head })
        : owner.mayDecide;
    const mayKnow = mayAdd || decides;
    const type = known.isPrivate && !mayKnow ? privateType : known.type;
    const change = mayKnow ? entry.change : null;
    const decide = decides && (entry.status === absenceStatus.requested || change !== null);
    const may = { edit: mayAdd, delete: mayAdd, decide };
    return [{ ...entry, user: owner.person, type, change, may }];
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

/** Active people, or the given ones of them, by last name. */
export async function listAbsentPeople(
  db: Db,
  user: User,
  { departments, users }: { departments?: number[] | undefined; users?: number[] | undefined },
): Promise<AbsentPerson[]> {
  let rows = db
    .selectFrom('person as p')
    .leftJoin('department as d', 'd.id', 'p.department')
    .where('p.active', '=', true);
  if (departments) rows = rows.where(oneOf('p.department', departments));
  if (users) rows = rows.where(oneOf('p.id', users));
  const select = rows
    .select([
      'p.department',
      'd.head',
      'p.id',
      'p.firstName',
      'p.lastName',
      sql<string>`p."firstName" || ' ' || p."lastName"`.as('name'),
      pictureJson('p.picture').as('picture'),
    ])
    .orderBy('p.lastName')
    .orderBy('p.firstName')
    .orderBy('p.id');
  const [people, deciding] = await Promise.all([select.execute(), decidingAs(db, user)]);
  return people.map(({ department, head, ...person }) => ({
    ...person,
    mayAdd: mayChange(user, person.id),
    mayDecide: mayDecide(deciding, { id: person.id, department, head }),
  }));
}

/** The Warsaw day of an instant's column. */
export const warsawDate = (column: string) =>
  sql<string>`(${sql.ref(column)} at time zone 'Europe/Warsaw')::date::text`;

/** Substitutes on some day of a range, as days; `replaced`: of these people, for `= any`. */
export function standInsOf(db: Db, range: Days, replaced?: Expression<number[]>) {
  const from = sql<string>`(select ${dayStart(range.dateFrom)})`;
  const to = sql<string>`(select ${dayStart(addDays(range.dateTo, 1))})`;
  let rows = db
    .selectFrom('replacement as r')
    .innerJoin('person as s', 's.id', 'r.user')
    .where('s.active', '=', sql.lit(true))
    .where('r.dateTo', '>=', from)
    .where('r.dateFrom', '<', to);
  if (replaced) rows = rows.where(sql<boolean>`r."replacedUser" = any(${replaced})`);
  return rows
    .select([
      'r.replacedUser',
      sql<StandIn['user']>`json_build_object('id', s.id,
        'name', s."firstName" || ' ' || s."lastName")`.as('user'),
      warsawDate('r.dateFrom').as('dateFrom'),
      warsawDate('r.dateTo').as('dateTo'),
    ])
    .orderBy('r.dateFrom')
    .orderBy('r.id');
}

/** Substitutions as they were agreed, whether the substitute is there or not. */
export const listAgreedStandIns = (db: Db, range: Days, replaced?: number[]): Promise<StandIn[]> =>
  standInsOf(db, range, replaced && hiddenIds(replaced))
    .modifyFront(preparedStatement)
    .execute();
