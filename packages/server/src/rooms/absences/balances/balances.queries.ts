import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type {
  Balance,
  CheckedBalance,
  PersonBalances,
} from '@zaplecze/contract/rooms/absences/balances/calls';
import { balanceList, type listBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import type { LimitKind } from '@zaplecze/contract/rooms/absences/lists';
import { absenceStatus, shownAbsences } from '@zaplecze/contract/rooms/absences/statuses';
import { sql } from 'kysely';
import { type Db, preparedStatement } from '../../../kit/database/database.ts';
import { coloredTo, personJson } from '../../../kit/database/refs.ts';
import type { User } from '../../../kit/http/guard.ts';
import { oneOf } from '../../../kit/lists/list.ts';
import { among, pagedList } from '../../../kit/lists/paged-list.ts';
import { meets } from '../requests/accepted.queries.ts';
import {
  type BalanceFacts,
  balancesIn,
  type CountedAbsence,
  chainOf,
  countedHours,
  dayHoursOf,
  type Employment,
  employedIn,
  type LimitedType,
  yearsOf,
} from './balances.rules.ts';

export const thisYear = (): number => Number(warsawDay().slice(0, 4));

/** The types whose limits count, by name. */
export async function listLimited(db: Db): Promise<LimitedType[]> {
  return await db
    .selectFrom('calendarType as t')
    .modifyFront(preparedStatement)
    .leftJoin('calendarType as w', 'w.id', 't.within')
    .where('t.limited', '=', true)
    .where('t.archived', '=', false)
    .select(['t.id', 't.name', 't.color', 't.limitDays', 't.limitForbids'])
    .select([
      sql<LimitKind>`t."limitKind"`.as('limitKind'),
      sql<LimitedType['within']>`case when w.limited and not w.archived
        then json_build_object('id', w.id, 'name', w.name) end`.as('within'),
    ])
    // Holiday leave first, then by name.
    .orderBy(sql`t."limitKind" <> 'vacation'`)
    .orderBy('t.name')
    .orderBy('t.id')
    .execute();
}

/** What is kept of people for their balances up to a year, without one of the entries. */
async function findBalanceFacts(
  db: Db,
  people: number[],
  { types, last, except = 0 }: { types: LimitedType[]; last: number; except?: number | undefined },
): Promise<Map<number, BalanceFacts>> {
  const [employed, written] = await Promise.all([
    db
      .selectFrom('employment as e')
      .where(oneOf('e.person', people))
      .select(['e.person', 'e.year', 'e.partTime', 'e.vacationDays', 'e.version'])
      .execute(),
    db
      .selectFrom('absenceBalance as b')
      .where(oneOf('b.person', people))
      .where('b.year', '<=', last)
      .select(['b.person', 'b.type', 'b.year', 'b.entitled', 'b.carried', 'b.version'])
      .execute(),
  ]);
  const first = Math.min(last, ...written.map(({ year }) => year));
  const limited = types.map(({ id }) => id);
  const absences = await db
    .selectFrom('calendarEntry as e')
    .where(oneOf('e.owner', people))
    .where(oneOf('e.type', limited))
    .where(oneOf('e.status', shownAbsences))
    .where(meets({ dateFrom: `${first}-01-01`, dateTo: `${last}-12-31` }))
    .where('e.id', '<>', except)
    .select(['e.owner as person', 'e.type', 'e.dateFrom', 'e.dateTo', 'e.hours', 'e.status'])
    .execute();
  return new Map(
    people.map((person) => {
      const own = <R extends { person: number }>(rows: R[]) =>
        rows.filter((row) => row.person === person);
      const entries = own(absences).map(({ status, ...entry }) => ({
        ...entry,
        waits: status === absenceStatus.requested,
      }));
      return [person, { employed: own(employed), written: own(written), absences: entries }];
    }),
  );
}

type Books = Pick<PersonBalances, 'year' | 'partTime' | 'vacationDays' | 'version' | 'balances'>;

/** What people are entitled to, took and have left in a year. */
export async function findBalances(
  db: Db,
  people: number[],
  year: number,
): Promise<Map<number, Books>> {
  const types = await listLimited(db);
  const facts = await findBalanceFacts(db, people, { types, last: year });
  return new Map(
    [...facts].map(([person, one]) => {
      const version = one.employed.find((row) => row.year === year)?.version ?? 1;
      const employed = employedIn(one.employed, year);
      return [person, { year, version, ...employed, balances: balancesIn(types, one, year) }];
    }),
  );
}

/** How somebody is employed in a year. */
export async function findEmployed(db: Db, person: number, year: number): Promise<Employment> {
  const employed = await db
    .selectFrom('employment as e')
    .where('e.person', '=', person)
    .select(['e.year', 'e.partTime', 'e.vacationDays', 'e.version'])
    .execute();
  return employedIn(employed, year);
}

type AbsenceQuery = CountedAbsence & { owner: number; type: number; except?: number | undefined };

/** What an absence uses of the balance of its type and of the types above it, in each of its years. */
export async function checkBalances(
  db: Db,
  { owner, type, except, ...absence }: AbsenceQuery,
): Promise<{ takes: number; dayHours: number; balances: CheckedBalance[] }> {
  const years = yearsOf(absence);
  const types = await listLimited(db);
  const last = years.at(-1) ?? thisYear();
  const facts = (await findBalanceFacts(db, [owner], { types, last, except })).get(owner);
  const none: BalanceFacts = { employed: [], written: [], absences: [] };
  const chain = chainOf(types, type);
  const hoursIn = (year: number) => {
    const { partTime } = employedIn((facts ?? none).employed, year);
    return {
      dayHours: dayHoursOf(partTime),
      takes: countedHours(absence, year, dayHoursOf(partTime)),
    };
  };
  const balances = years.flatMap((year) => {
    const { takes } = hoursIn(year);
    const found = balancesIn(types, facts ?? none, year).filter(({ type: { id } }) =>
      chain.includes(id),
    );
    // The type itself first, then what it is within.
    found.sort((a, b) => chain.indexOf(a.type.id) - chain.indexOf(b.type.id));
    return takes === 0 ? [] : found.map((one) => ({ ...one, after: afterwards(one, takes) }));
  });
  const sum = years.reduce((all, year) => all + hoursIn(year).takes, 0);
  return {
    takes: Math.round(sum * 100) / 100,
    dayHours: hoursIn(years[0] ?? thisYear()).dayHours,
    balances,
  };
}

const afterwards = ({ left, waiting }: Balance, takes: number) =>
  Math.round((left - waiting - takes) * 100) / 100;

const people = pagedList(balanceList, {
  from: (db) =>
    db
      .selectFrom('person as p')
      .leftJoin('department as d', 'd.id', 'p.department')
      .where('p.active', '=', true),
  id: 'p.id',
  search: { in: 'p.search' },
  sort: { user: sql`p."lastName" || ' ' || p."firstName"`, department: sql`d.name` },
  filters: {
    // Which year's balances are told; everybody has some.
    year: () => undefined,
    department: among('p.department'),
    user: among('p.id'),
  },
});

/** A page of people with their balances of a year. */
export async function listPeopleBalances(db: Db, query: Query<typeof listBalances>) {
  const year = query.filter.year ?? thisYear();
  const page = await people.pageOf(db, query, (rows) =>
    rows.select([
      'p.id',
      personJson('p').as('user'),
      coloredTo('department', 'p.department').as('department'),
    ]),
  );
  const books = await findBalances(
    db,
    page.list.map(({ id }) => id),
    year,
  );
  const none = { year, version: 1, partTime: 1, vacationDays: 0, balances: [] };
  return {
    ...page,
    list: page.list.map((row) => ({
      ...{ id: row.id, user: row.user, department: row.department },
      ...(books.get(row.id) ?? none),
      may: { edit: true },
    })),
  };
}

/** One person's, or undefined for nobody. */
export async function findPersonBalances(
  db: Db,
  user: User,
  id: number,
  year: number,
): Promise<PersonBalances | undefined> {
  const person = await findPerson(db, id);
  const books = (await findBalances(db, [id], year)).get(id);
  return person && books && { ...person, ...books, may: { edit: user.flags.manager } };
}

/** Whose balances are asked for. */
export function findPerson(db: Db, id: number) {
  return db
    .selectFrom('person as p')
    .where('p.id', '=', id)
    .where('p.active', '=', true)
    .select([personJson('p').as('user'), coloredTo('department', 'p.department').as('department')])
    .executeTakeFirst();
}
