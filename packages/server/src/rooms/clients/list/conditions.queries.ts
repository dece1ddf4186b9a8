import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { offerStatus } from '@zaplecze/contract/rooms/offers/lists';
import { sql } from 'kysely';
import { literals } from '../../../kit/database/literals.ts';
import { dayStart, oneOf } from '../../../kit/lists/list.ts';

/*
 * Conditions on a client `c`, for their list and for counts: a number and the list that it opens use the same
 * condition.
 */

/**
 * Clients one of whose carers works in these departments, or who have a project of them. Asked with `exists`, so that the
 * database may look at few clients one by one, and gather the ids only where there are many.
 */
export const clientsOfDepartments = (departments: number[]) =>
  sql<boolean>`(exists (select from "clientService" s join person u on u.id = s."user"
      where s.client = c.id and ${oneOf('u.department', departments)})
    or exists (select from project q where q.client = c.id and ${oneOf('q.department', departments)}))`;

/** The same of companies; a carer's are those of their department. */
export const clientsOfCompanies = (companies: number[]) =>
  sql<boolean>`(exists (select from "clientService" s join person u on u.id = s."user"
      where s.client = c.id and u.department = any(array(select d.department from "companyDepartment" d
        where ${oneOf('d.company', companies)})))
    or exists (select from project q where q.client = c.id and ${oneOf('q.company', companies)}))`;

/** Whether nobody cares for them: the names of carers, which the list is ordered by, are none. */
export const withoutCarer = sql<boolean>`c."carerNames" = ''`;

/** Nobody was in contact with them for so many days. */
export const silentFor = (days: number, today = warsawDay()) =>
  sql<boolean>`exists (select from "clientContact" k where k.client = c.id
    and k.day <= ${addDays(today, -days)}::date)`;

export const withOpenIssues = sql<boolean>`exists (select from issue i where i.client = c.id
  and i.status in ${literals(openIssueStatuses)})`;

/**
 * Looked for among those that are noted as such (migration 0175), asked of each of these anew: one after the other (`offset 0`),
 * as the newest clients stand at the end of a table that a join would go through from its beginning.
 */
export const withSameNip = sql<boolean>`c.id = any(array(
  select t.client from "clientTwin" t
    cross join lateral (select a.nip from client a where a.id = t.client offset 0) a
  where a.nip <> '' and exists (select from client b where b.nip = a.nip and b.id <> t.client)))`;

/** They refused an offer in these Warsaw days, both included; either end may be open. */
export const refusedIn = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  sql<boolean>`exists (select from offer r where r.client = c.id
    and r.status = ${sql.lit(offerStatus.refused)}
    and ${from ? sql`r.decided >= ${dayStart(from)}` : sql`true`}
    and ${to ? sql`r.decided < ${dayStart(addDays(to, 1))}` : sql`true`})`;
