import { addMonths, monthDays } from '@zaplecze/contract/kit/values/days';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { monthsOf } from '@zaplecze/contract/rooms/reports/calls';
import { usualSilence } from '@zaplecze/contract/rooms/reports/clients/calls';
import { monthlyTitle } from '@zaplecze/contract/rooms/reports/monthly/calls';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { findRisk } from '../risk/project-risk.queries.ts';
import { countCare } from '../sales/client-care.queries.ts';
import { findExpected } from '../sales/offer-expected.queries.ts';
import { findFunnel } from '../sales/offer-funnel.queries.ts';
import { findRefusals } from '../sales/offer-refusals.queries.ts';
import { findWaiting } from '../sales/offer-waiting.queries.ts';
import { findWins } from '../sales/offer-wins.queries.ts';
import { findValue } from '../sales/project-value.queries.ts';
import { findSubscriptions } from '../sales/subscriptions.queries.ts';
import { gridOf } from '../sales/subscriptions.rules.ts';
import { findTimeliness } from '../work/timeliness.queries.ts';

export type MonthlyScope = Pick<ReportFilter, 'company' | 'department' | 'user'>;

/** Everything the report of a month tells, by the queries of the dashboard's own charts. */
export async function monthlyFigures(db: Db, scope: MonthlyScope, month: string) {
  const filter = { ...scope, ...monthDays(month) };
  const year = { ...scope, ...monthDays(month), dateFrom: `${addMonths(month, -11)}-01` };
  const [timeliness, value, clients, risk] = await Promise.all([
    findTimeliness(db, { by: 'month', filter: year }),
    findValue(db, { by: 'month', filter: year }),
    findValue(db, { by: 'client', filter }),
    findRisk(db, { by: 'company', filter }),
  ]);
  const [funnel, wins, refusals, waiting, expected] = await Promise.all([
    findFunnel(db, filter),
    findWins(db, { by: 'service', filter: year }),
    findRefusals(db, year),
    findWaiting(db, filter),
    findExpected(db, filter),
  ]);
  const subscriptions = gridOf(await findSubscriptions(db, year), monthsOf(year), warsawDay());
  const care = await countCare(db, { filter: year, days: usualSilence });
  return {
    ...{ timeliness, value, clients, risk, funnel, wins, refusals, waiting, expected },
    ...{ subscriptions, care },
  };
}
export type MonthlyFigures = Awaited<ReturnType<typeof monthlyFigures>>;

/** What the scope is called: the names of its companies, departments and people. */
export async function scopeNames(db: Db, scope: MonthlyScope): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name::text from company where id = any(${scope.company ?? []}::int[])
    union all select name::text from department where id = any(${scope.department ?? []}::int[])
    union all select "firstName" || ' ' || "lastName" from person
      where id = any(${scope.user ?? []}::int[])`.execute(db);
  return rows.map(({ name }) => name);
}

/** Managers and administrators at work who want the report by mail, with the department they see. */
export async function monthlyReaders(db: Db) {
  return await db
    .selectFrom('person as p')
    .innerJoin('personSetting as s', (on) =>
      on.onRef('s.person', '=', 'p.id').on('s.key', '=', 'monthly-report'),
    )
    .leftJoin('department as d', 'd.id', 'p.department')
    .select([
      'p.id',
      'p.email',
      'p.firstName',
      'p.department',
      'p.roles',
      'd.name as departmentName',
    ])
    .select(sql<string>`p."firstName" || ' ' || p."lastName"`.as('name'))
    .where('p.active', '=', true)
    .where(sql<boolean>`s.value::text = 'true'`)
    .where(sql<boolean>`p.roles && array['ROLE_ADMIN', 'ROLE_MANAGER']`)
    .orderBy('p.id')
    .execute();
}

/** Whether a person's letter of a month has been written. */
export async function isWritten(db: Db, person: number, month: string): Promise<boolean> {
  const found = await db
    .selectFrom('listExport')
    .select('id')
    .where('createdBy', '=', person)
    .where('list', '=', `${monthlyTitle} (poczta)`)
    .where(sql<boolean>`query ->> 'month' = ${month}`)
    .executeTakeFirst();
  return found !== undefined;
}
