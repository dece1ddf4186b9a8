import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { clientStatus } from '@zaplecze/contract/rooms/clients/lists';
import { reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import type {
  CareKind,
  SilentClient,
  silentClients,
} from '@zaplecze/contract/rooms/reports/clients/calls';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { oneOf } from '../../../kit/lists/list.ts';
import {
  clientsOfCompanies,
  clientsOfDepartments,
  refusedIn,
  silentFor,
  withOpenIssues,
  withoutCarer,
} from '../../clients/index.ts';

type CareQuery = Query<typeof silentClients>;

const every = sql<boolean>`true`;

/** Clients `c` of the filter with whom the company works or wants to. */
const counted = ({ company, department, user }: ReportFilter) =>
  sql<boolean>`c.status in ${literals([clientStatus.active, clientStatus.potential])}
    and ${company ? clientsOfCompanies(company) : every}
    and ${department ? clientsOfDepartments(department) : every}
    and ${
      user
        ? sql`exists (select from "clientService" s where s.client = c.id and ${oneOf('s.user', user)})`
        : every
    }`;

/** How many of them lack care, by what they lack, and how many there are. */
export async function countCare(
  db: Db,
  { filter, days }: CareQuery,
): Promise<Record<CareKind | 'total', number>> {
  const { dateFrom, dateTo } = reportPeriod(filter);
  const count = (condition: RawBuilder<boolean>) =>
    sql`(select count(*) from counted c where ${condition})::int`;
  const { rows } = await sql<Record<CareKind | 'total', number>>`
    with counted as materialized (select c.id, c."carerNames" from client c where ${counted(filter)})
    select ${count(every)} as total, ${count(withoutCarer)} as "noCarer",
      ${count(silentFor(days))} as silent, ${count(withOpenIssues)} as "openIssues",
      ${count(refusedIn({ from: dateFrom, to: dateTo }))} as refused`.execute(db);
  return rows[0] ?? { total: 0, noCarer: 0, silent: 0, openIssues: 0, refused: 0 };
}

/** Those nobody was in contact with for so many days, the longest first. */
export async function findSilent(
  db: Db,
  { filter, days }: CareQuery,
  most: number,
): Promise<SilentClient[]> {
  const today = warsawDay();
  const { rows } = await sql<SilentClient>`
    select json_build_object('id', c.id, 'name', c.name) as client,
      coalesce((select json_agg(json_build_object('id', u.id,
          'name', u."firstName" || ' ' || u."lastName", 'picture', null)
          order by u."lastName", u."firstName", u.id)
        from "clientService" s join person u on u.id = s."user" where s.client = c.id), '[]') as carers,
      k.day, k.kind, ${today}::date - k.day as days
    from "clientContact" k join client c on c.id = k.client
    where k.day <= ${addDays(today, -days)}::date and ${counted(filter)}
    order by k.day, k.client
    limit ${most}`.execute(db);
  return rows;
}
