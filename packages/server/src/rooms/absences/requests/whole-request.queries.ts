import type { Ref } from '@zaplecze/contract/kit/values/records';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { AbsenceChange } from '@zaplecze/contract/rooms/absences/calls';
import type { AbsenceRequest, RequestRow } from '@zaplecze/contract/rooms/absences/requests/calls';
import { absenceStatus, shownAbsences } from '@zaplecze/contract/rooms/absences/statuses';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import type { User } from '../../../kit/http/guard.ts';
import { oneOf } from '../../../kit/lists/list.ts';
import { rulesOf } from '../absences.write.queries.ts';
import { checkBalances, findBalances } from '../balances/balances.queries.ts';
import { listStandIns } from '../working-time/presence.queries.ts';
import { meets } from './accepted.queries.ts';
import { listPastChanges } from './changes.queries.ts';
import { standingOf } from './deciders.queries.ts';
import { changesPast, outcomeOf } from './requests.rules.ts';

/** A request with the facts for a decision: who else is away then, and which balances it uses. */
export async function wholeRequest(db: Db, user: User, row: RequestRow): Promise<AbsenceRequest> {
  const { owner, change } = row;
  // A decision is about what will be: the days of the change, those of the absence for a cancelled one.
  const { type, dateFrom, dateTo, hours } = { ...row, ...wantedOf(change) };
  const range = { dateFrom, dateTo };
  const [by, { needsApproval }, department, away, balances, takesNow, changes] = await Promise.all([
    standingOf(db, user, owner),
    rulesOf(db, row.type.id),
    departmentOf(db, owner),
    colleaguesAway(db, owner, range),
    balancesFor(db, row, { owner, type: type.id, ...range, hours, except: row.id }),
    takenNow(db, row),
    listPastChanges(db, row.id),
  ]);
  const standIns = await listStandIns(
    db,
    range,
    away.map(({ user }) => user.id),
  );
  const colleagues = away.map((one) => ({
    ...one,
    // Whoever does it on several days apart stands in once.
    substitutes: [
      ...new Map(
        standIns
          .filter(({ replacedUser }) => replacedUser === one.user.id)
          .map(({ user }) => [user.id, user]),
      ).values(),
    ],
  }));
  const before = { ...row, type: row.type.id, status: row.status.id };
  const today = warsawDay();
  const after = change?.type
    ? { owner, type: type.id, ...range, hours, hoursFrom: change.hoursFrom }
    : null;
  return {
    ...{ ...row, department, colleagues, ...balances, takesNow, changes },
    changesPast: change !== null && changesPast(before, after, today),
    ending: outcomeOf(before, null, { by, needsApproval, today }),
  };
}

/**
 * Balances that a request is about: while it waits those without it, which it then takes of; once it is accepted as they are
 * with it; of what is over none.
 */
async function balancesFor(
  db: Db,
  { status, change }: RequestRow,
  absence: Parameters<typeof checkBalances>[1],
) {
  const checked = await checkBalances(db, absence);
  if (change || status.id === absenceStatus.requested) return checked;
  if (status.id !== absenceStatus.accepted) return { ...checked, takes: 0, balances: [] };
  const balances = await Promise.all(
    checked.balances.map(async (one) => {
      const books = (await findBalances(db, [absence.owner], one.year)).get(absence.owner);
      const now = books?.balances.find(({ type }) => type.id === one.type.id);
      return now ? { ...now, after: now.left } : one;
    }),
  );
  return { ...checked, balances };
}

/** Hours that an absence takes of a limit as it stands, while a change of it waits. */
async function takenNow(
  db: Db,
  { id: except, owner, type, dateFrom, dateTo, hours, change }: RequestRow,
): Promise<number | null> {
  if (!change) return null;
  const stands = { owner, type: type.id, dateFrom, dateTo, hours, except };
  const { balances, takes } = await checkBalances(db, stands);
  return balances.length > 0 ? takes : null;
}

/** The days that a change asks for; none where it cancels. */
function wantedOf(change: AbsenceChange | null) {
  if (!change?.type || change.dateFrom === null || change.dateTo === null) return {};
  const { type, dateFrom, dateTo, hours } = change;
  return { type, dateFrom, dateTo, hours };
}

async function departmentOf(db: Db, person: number): Promise<Ref | null> {
  const found = await db
    .selectFrom('person as p')
    .innerJoin('department as d', 'd.id', 'p.department')
    .where('p.id', '=', person)
    .select(['d.id', 'd.name'])
    .executeTakeFirst();
  return found ?? null;
}

/** Others of a person's department who are away, or asked for it, on some day of a range; not why. */
async function colleaguesAway(db: Db, owner: number, range: { dateFrom: string; dateTo: string }) {
  return await db
    .selectFrom('calendarEntry as e')
    .innerJoin('calendarType as t', 't.id', 'e.type')
    .innerJoin('person as p', 'p.id', 'e.owner')
    .innerJoin('person as o', 'o.department', 'p.department')
    .where('o.id', '=', owner)
    .where('p.id', '<>', owner)
    .where('p.active', '=', true)
    .where('t.isVacation', '=', true)
    .where(oneOf('e.status', shownAbsences))
    .where(meets(range))
    .select(['e.dateFrom', 'e.dateTo', 'e.status', 'e.hours'])
    .select(
      sql<Ref>`json_build_object('id', p.id, 'name', p."firstName" || ' ' || p."lastName")`.as(
        'user',
      ),
    )
    .orderBy('e.dateFrom')
    .orderBy('p.lastName')
    .orderBy('e.id')
    .execute();
}
