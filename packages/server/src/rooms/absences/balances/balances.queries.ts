import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type {
  Balance,
  CheckedBalance,
  PersonBalances,
} from '@zaplecze/contract/rooms/absences/balances/calls';
import { balanceList, type listBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import type { AbsenceUnit, LimitKind } from '@zaplecze/contract/rooms/absences/lists';
import { absenceStatus, shownAbsences } from '@zaplecze/contract/rooms/absences/statuses';
import { sql } from 'kysely';
import { type Db, preparedStatement } from '../../../kit/database/database.ts';
import { coloredTo, personJson } from '../../../kit/database/refs.ts';
import type { User } from '../../../kit/http/guard.ts';
import { oneOf } from '../../../kit/lists/list.ts';
import { among, pagedList } from '../../../kit/lists/paged-list.ts';
import { rulesOf } from '../absences.write.queries.ts';
import { minutesOf } from '../days/absence-days.rules.ts';
import { findNorms } from '../days/norms.queries.ts';
import { meets } from '../requests/accepted.queries.ts';
import {
  type BalanceFacts,
  balancesIn,
  chainOf,
  dayHoursOf,
  daysTaken,
  type Employment,
  employedIn,
  type LimitedType,
  normFor,
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
    .select(sql<AbsenceUnit>`t.unit`.as('unit'))
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
  const range = { dateFrom: `${first}-01-01`, dateTo: `${last}-12-31` };
  // What has no limit may take a day of what has one.
  const taken = await db
    .selectFrom('calendarEntry as e')
    .innerJoin('calendarType as t', 't.id', 'e.type')
    .where(oneOf('e.owner', people))
    .where((of) => of.or([of('t.isVacation', '=', true), oneOf('e.type', limited)]))
    .where(oneOf('e.status', shownAbsences))
    .where(meets(range))
    .where('e.id', '<>', except)
    .select(['e.id', 'e.owner as person', 'e.type', 'e.dateFrom', 'e.dateTo', 'e.hours'])
    .select(['e.status', 't.isVacation', 't.interruptsLeave as interrupts'])
    .execute();
  const norms = await findNorms(db, people, range);
  return new Map(
    people.map((person) => {
      const own = <R extends { person: number }>(rows: R[]) =>
        rows.filter((row) => row.person === person);
      const entries = own(taken).map(({ status, ...entry }) => ({
        ...entry,
        waits: status === absenceStatus.requested,
      }));
      const norm = norms(person);
      return [person, { employed: own(employed), written: own(written), taken: entries, norm }];
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
  const today = warsawDay();
  const kept = await findBalanceFacts(db, people, { types, last: year });
  return new Map(
    [...kept].map(([person, one]) => {
      const version = one.employed.find((row) => row.year === year)?.version ?? 1;
      const employed = employedIn(one.employed, year);
      return [
        person,
        { year, version, ...employed, balances: balancesIn(types, one, { year, today }) },
      ];
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

type AbsenceQuery = {
  owner: number;
  type: number;
  dateFrom: string;
  dateTo: string;
  hours: number | null;
  except?: number | undefined;
};
type Checked = { takes: number; dayHours: number; givesBack: number; balances: CheckedBalance[] };

/** What an absence uses of the balance of its type and of the types above it, in each of its years. */
export async function checkBalances(
  db: Db,
  { owner, type, except, ...asked }: AbsenceQuery,
): Promise<Checked> {
  const years = yearsOf(asked);
  const [types, { isVacation, interruptsLeave: interrupts }] = await Promise.all([
    listLimited(db),
    rulesOf(db, type),
  ]);
  const [first, last] = [years[0] ?? thisYear(), years.at(-1) ?? thisYear()];
  const facts = (await findBalanceFacts(db, [owner], { types, last, except })).get(owner) ?? {
    ...{ employed: [], written: [], taken: [] },
  };
  const one = { ...asked, id: newest, type, waits: false, isVacation, interrupts };
  const before = daysTaken(facts, first, last);
  const after = daysTaken({ ...facts, taken: [...facts.taken, one] }, first, last);
  const own = after.filter(({ entry }) => entry === newest);
  const chain = chainOf(types, type);
  const today = warsawDay();
  const balances = years.flatMap((year) => {
    const minutes = minutesOf(own.filter(({ day }) => day.startsWith(`${year}-`)));
    if (minutes === 0) return [];
    const found = balancesIn(types, facts, { year, today }).filter(({ type: { id } }) =>
      chain.includes(id),
    );
    // The type itself first, then what it is within.
    found.sort((a, b) => chain.indexOf(a.type.id) - chain.indexOf(b.type.id));
    return found.map((balance) => ({ ...balance, after: afterwards(balance, minutes / 60) }));
  });
  const { partTime } = employedIn(facts.employed, first);
  const norm = asked.hours !== null || asked.dateFrom === asked.dateTo;
  return {
    takes: minutesOf(own) / 60,
    dayHours: (norm && normFor(facts)(asked.dateFrom) / 60) || dayHoursOf(partTime),
    givesBack: interrupts ? (minutesOf(before) - minutesOf(after) + minutesOf(own)) / 60 : 0,
    balances,
  };
}

/** The place of what is not saved yet among entries by their ids. */
const newest = Number.MAX_SAFE_INTEGER;

const afterwards = ({ left, waiting }: Balance, takes: number) =>
  Math.round((left - waiting - takes) * 60) / 60;

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
