import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type {
  AbsenceUnit,
  LeaveLowering,
  LimitKind,
} from '@zaplecze/contract/rooms/absences/lists';
import { absenceStatus, shownAbsences } from '@zaplecze/contract/rooms/absences/statuses';
import { sql } from 'kysely';
import { type Db, preparedStatement } from '../../../kit/database/database.ts';
import { oneOf } from '../../../kit/lists/list.ts';
import { isPublicFinances } from '../../organization/index.ts';
import { findRosters } from '../days/norms.queries.ts';
import { listPeriods, listTerms, yearOfAccount } from '../employment/employment.queries.ts';
import { meets } from '../requests/accepted.queries.ts';
import type { BalanceFacts, LimitedType } from './balances.rules.ts';

export const thisYear = (): number => Number(warsawDay().slice(0, 4));

/** The types whose limits count, by name; archived ones too, as what was taken of them stays taken of what they are within. */
export async function listLimited(db: Db): Promise<LimitedType[]> {
  return await db
    .selectFrom('calendarType as t')
    .modifyFront(preparedStatement)
    .leftJoin('calendarType as w', 'w.id', 't.within')
    .where('t.limited', '=', true)
    .select(['t.id', 't.name', 't.color', 't.limitDays', 't.limitForbids', 't.archived'])
    .select(sql<AbsenceUnit>`t.unit`.as('unit'))
    .select([
      sql<LimitKind>`t."limitKind"`.as('limitKind'),
      sql<LimitedType['within']>`case when w.limited
        then json_build_object('id', w.id, 'name', w.name) end`.as('within'),
    ])
    // Holiday leave first, then by name.
    .orderBy(sql`t."limitKind" <> 'vacation'`)
    .orderBy('t.name')
    .orderBy('t.id')
    .execute();
}

/** What is kept of people for their balances up to a year, without one of the entries. */
export async function findBalanceFacts(
  db: Db,
  people: number[],
  { types, last, except = 0 }: { types: LimitedType[]; last: number; except?: number | undefined },
): Promise<Map<number, BalanceFacts>> {
  const [publicFinances, employed, written, terms, periods] = await Promise.all([
    isPublicFinances(db),
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
    listTerms(db, people),
    listPeriods(db, people),
  ]);
  const since = await findKnownSince(db, people, terms);
  const first = Math.min(last, ...since.values(), ...written.map(({ year }) => year));
  const limited = types.map(({ id }) => id);
  const range = { dateFrom: `${first}-01-01`, dateTo: `${last}-12-31` };
  // What has no limit may take a day of what has one.
  const absences = await db
    .selectFrom('calendarEntry as e')
    .innerJoin('calendarType as t', 't.id', 'e.type')
    .where(oneOf('e.owner', people))
    .where((of) => of.or([of('t.isVacation', '=', true), oneOf('e.type', limited)]))
    .where(oneOf('e.status', shownAbsences))
    .where(meets(range))
    .where('e.id', '<>', except)
    .select(['e.id', 'e.owner as person', 'e.type', 'e.dateFrom', 'e.dateTo', 'e.hours'])
    .select(['e.status', 't.isVacation', 't.interruptsLeave as interrupts'])
    .select(sql<LeaveLowering | null>`t."lowersLeave"`.as('lowers'))
    .execute();
  const changes = await db
    .selectFrom('absenceChange as c')
    .innerJoin('calendarEntry as e', 'e.id', 'c.entry')
    .innerJoin('calendarType as t', 't.id', 'c.type')
    .where(oneOf('e.owner', people))
    .where('e.id', '<>', except)
    .where('e.status', '=', absenceStatus.accepted)
    .where('c.status', '=', absenceStatus.requested)
    .select(['e.id', 'e.owner as person', 't.id as type', 'c.hours', 't.isVacation'])
    .select(['t.interruptsLeave as interrupts', sql<boolean>`true`.as('waits')])
    .select([sql<string>`c."dateFrom"`.as('dateFrom'), sql<string>`c."dateTo"`.as('dateTo')])
    .execute();
  const rosters = await findRosters(db, people, range);
  return new Map(
    people.map((person) => {
      const own = <R extends { person: number }>(rows: R[]) =>
        rows.filter((row) => row.person === person);
      const entries = own(absences).map(({ status, ...entry }) => ({
        ...entry,
        waits: status === absenceStatus.requested,
      }));
      const roster = rosters(person);
      const norm = (day: string) => roster(day).norm;
      const owes = (day: string) => roster(day).owes;
      const books = { employed: own(employed), written: own(written), terms: own(terms) };
      return [
        person,
        {
          ...books,
          publicFinances,
          knownSince: since.get(person),
          periods: own(periods),
          absences: entries,
          changes: own(changes),
          norm,
          owes,
        },
      ];
    }),
  );
}

/** The year of the first day of those whose account was made by its end: all that they took stands here. */
async function findKnownSince(
  db: Db,
  people: number[],
  terms: Awaited<ReturnType<typeof listTerms>>,
): Promise<Map<number, number>> {
  const accounts = await db
    .selectFrom('person as p')
    .where(oneOf('p.id', people))
    .select('p.id')
    .select(yearOfAccount.as('year'))
    .execute();
  return new Map(
    accounts.flatMap(({ id, year }) => {
      const first = terms.find(({ person }) => person === id);
      const begun = first && Number(first.firstDay.slice(0, 4));
      return begun !== undefined && begun >= year ? [[id, begun] as const] : [];
    }),
  );
}
