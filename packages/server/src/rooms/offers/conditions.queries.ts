import { sql } from 'kysely';
import { oneOf } from '../../kit/lists/list.ts';

/*
 * Conditions on an offer `o`, for its list and for counts: a number and the list that it opens use the same
 * condition.
 */

/** Offers of sellers who work in these departments. */
export const ofDepartments = (departments: number[]) =>
  sql<boolean>`o.seller in (select u.id from person u where ${oneOf('u.department', departments)})`;

/** Offers of sellers whose department belongs to these companies. */
export const ofCompanies = (companies: number[]) =>
  sql<boolean>`o.seller in (select u.id from person u
    where u.department = any(array(select d.department from "companyDepartment" d
      where ${oneOf('d.company', companies)})))`;

/** The Warsaw day since which the client has it; one whose submission is not told has it since it was made. */
export const sentDay = sql<string>`coalesce(o.submission,
  (o.created at time zone 'Europe/Warsaw')::date)`;

/** Whether the client could accept it until a day before this one. */
export const isExpired = (today: string) =>
  sql<boolean>`coalesce(o."validTo" < ${today}::date, false)`;
