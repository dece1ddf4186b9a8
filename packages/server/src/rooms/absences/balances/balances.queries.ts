import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { daysOf } from '@zaplecze/contract/kit/values/days';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type {
  CheckedBalance,
  PersonBalances,
} from '@zaplecze/contract/rooms/absences/balances/calls';
import { balanceList, type listBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import { usualEmployment } from '@zaplecze/contract/rooms/absences/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { coloredTo, personJson } from '../../../kit/database/refs.ts';
import type { User } from '../../../kit/http/guard.ts';
import { among, pagedList } from '../../../kit/lists/paged-list.ts';
import { rulesOf } from '../absences.write.queries.ts';
import { minutesOf } from '../days/absence-days.rules.ts';
import { findGaps, gapsOf } from '../employment/employment.queries.ts';
import { mayKeepBooks } from '../requests/deciders.queries.ts';
import { findBalanceFacts, listLimited, thisYear } from './balance-facts.queries.ts';
import {
  balancesIn,
  chainOf,
  dayIn,
  daysTaken,
  employedIn,
  employedOn,
  normFor,
  yearsOf,
} from './balances.rules.ts';
import { dayHoursOf, type Employment, minute } from './yearly-limits.rules.ts';

type Books = Pick<
  PersonBalances,
  'year' | 'partTime' | 'vacationDays' | 'known' | 'version' | 'balances'
>;

/** What people are entitled to, took and have left in a year. */
export async function findBalances(
  db: Db,
  people: number[],
  year: number,
): Promise<Map<number, Books>> {
  const types = await listLimited(db);
  const today = warsawDay();
  const facts = await findBalanceFacts(db, people, { types, last: year });
  return new Map(
    [...facts].map(([person, one]) => {
      const version = one.employed.find((row) => row.year === year)?.version ?? 1;
      const { dayNorm: _, ...employed } = employedOn(one, dayIn(year, today));
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
type Checked = {
  takes: number;
  workDays: number;
  dayHours: number;
  givesBack: number;
  restOfLeave: number | null;
  balances: CheckedBalance[];
};

/** What an absence uses of the balance of its type and of the types above it, in each of its years. */
export async function checkBalances(
  db: Db,
  { owner, type, except, ...absence }: AbsenceQuery,
): Promise<Checked> {
  const years = yearsOf(absence);
  const [types, { isVacation, interruptsLeave: interrupts }] = await Promise.all([
    listLimited(db),
    rulesOf(db, type),
  ]);
  const [first, last] = [years[0] ?? thisYear(), years.at(-1) ?? thisYear()];
  const facts = (await findBalanceFacts(db, [owner], { types, last, except })).get(owner) ?? {
    ...{ employed: [], written: [], absences: [] },
  };
  const one = { ...absence, id: newest, type, waits: false, isVacation, interrupts };
  const before = daysTaken(facts, first, last);
  const after = daysTaken({ ...facts, absences: [...facts.absences, one] }, first, last);
  const own = after.filter(({ entry }) => entry === newest);
  const chain = chainOf(types, type);
  const today = warsawDay();
  const balances = years.flatMap((year) => {
    const minutes = minutesOf(own.filter(({ day }) => day.startsWith(`${year}-`)));
    if (minutes === 0) return [];
    const until = absence.dateTo > today ? absence.dateTo : today;
    const asOf = { year, today, until };
    const found = balancesIn(types, facts, asOf).filter(({ type: { id } }) => chain.includes(id));
    const then = balancesIn(types, { ...facts, absences: [...facts.absences, one] }, asOf);
    // The type itself first, then what it is within.
    found.sort((a, b) => chain.indexOf(a.type.id) - chain.indexOf(b.type.id));
    return found.map((balance) => {
      const next = then.find(({ type: { id } }) => id === balance.type.id) ?? balance;
      const takes = next.used + next.planned - balance.used - balance.planned;
      return { ...balance, after: minute(balance.left - takes - next.waiting) };
    });
  });
  const employed = employedOn(facts, absence.dateFrom);
  const norm = absence.hours !== null || absence.dateFrom === absence.dateTo;
  const ofDay = normFor(facts)(absence.dateFrom) / 60;
  const pool = balances.find((one) => one.type.id === type && one.kind === 'vacation');
  const leave = pool ? minute(pool.left - pool.waiting) : 0;
  return {
    takes: minutesOf(own) / 60,
    workDays: daysOf(absence).filter((day) => normFor(facts)(day) > 0).length,
    dayHours: (norm && ofDay) || dayHoursOf(employed),
    restOfLeave: absence.dateFrom === absence.dateTo && leave > 0 && leave < ofDay ? leave : null,
    givesBack: interrupts ? (minutesOf(before) - minutesOf(after) + minutesOf(own)) / 60 : 0,
    balances,
  };
}

/** The place of what is not saved yet among entries by their ids. */
const newest = Number.MAX_SAFE_INTEGER;

const people = pagedList(balanceList, {
  from: (db: Db) =>
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
    lacks: (wanted) => (wanted ? sql<boolean>`cardinality(${gapsOf()}) > 0` : undefined),
  },
});

/** Neither follows from anything: both are chosen. */
const chosen = { partTime: false, vacationDays: false };

/** A page of people with their balances of a year. */
export async function listPeopleBalances(db: Db, user: User, query: Query<typeof listBalances>) {
  const year = query.filter.year ?? thisYear();
  const page = await people.pageOf(db, query, (rows) =>
    rows.select([
      'p.id',
      personJson('p').as('user'),
      coloredTo('department', 'p.department').as('department'),
      sql<PersonBalances['lacks']>`coalesce(${gapsOf()}, '{}')`.as('lacks'),
    ]),
  );
  const books = await findBalances(
    db,
    page.list.map(({ id }) => id),
    year,
  );
  const none = { year, version: 1, ...usualEmployment, known: chosen, balances: [] };
  const own = await mayKeepBooks(db, user, user.id);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      ...(books.get(row.id) ?? none),
      may: { edit: row.id !== user.id || own },
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
  if (!person || !books) return undefined;
  const [lacks, edit] = await Promise.all([findGaps(db, id), mayKeepBooks(db, user, id)]);
  return { ...person, ...books, lacks, may: { edit } };
}

/** Whose balances are asked for: of whoever left too, for what of their leave is paid out (art. 171). */
export function findPerson(db: Db, id: number) {
  return db
    .selectFrom('person as p')
    .where('p.id', '=', id)
    .where('p.anonymized', 'is', null)
    .select([personJson('p').as('user'), coloredTo('department', 'p.department').as('department')])
    .executeTakeFirst();
}
