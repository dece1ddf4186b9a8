import { addDays } from '@zaplecze/contract/kit/values/time';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import { sql } from 'kysely';
import { dayStart, oneOf } from '../../kit/lists/list.ts';

/*
 * What the filter of the dashboard means in SQL, once for all charts. A project belongs to its own company and
 * department, and so do its tasks; a person to the department they work in, and to its companies.
 */

type Scope = Pick<ReportFilter, 'company' | 'department' | 'user'>;

const every = sql<boolean>`true`;

/** Projects `p` of the filter's companies and departments. */
export const ofProjects = ({ company, department }: Scope) =>
  sql<boolean>`${company ? oneOf('p.company', company) : every}
    and ${department ? oneOf('p.department', department) : every}`;

/** Tasks `t` of such projects, that the filter's people have. Projects are asked for only where it needs them. */
export const ofTasks = (scope: Scope) =>
  sql<boolean>`${
    scope.company || scope.department
      ? sql`t.project in (select p.id from project p where ${ofProjects(scope)})`
      : every
  } and ${scope.user ? oneOf('t.user', scope.user) : every}`;

/** People `u` of the filter who work here. */
export const ofPeople = ({ company, department, user }: Scope) =>
  sql<boolean>`u.active
    and ${user ? oneOf('u.id', user) : every}
    and ${department ? oneOf('u.department', department) : every}
    and ${
      company
        ? sql`exists (select from "companyDepartment" d where d.department = u.department
            and ${oneOf('d.company', company)})`
        : every
    }`;

/** That an instant lies in Warsaw days, both ends included. */
export const inDays = (
  column: string,
  { dateFrom, dateTo }: { dateFrom: string; dateTo: string },
) =>
  sql<boolean>`${sql.ref(column)} >= ${dayStart(dateFrom)}
    and ${sql.ref(column)} < ${dayStart(addDays(dateTo, 1))}`;

/** The Warsaw day of an instant. */
export const dayIn = (column: string) =>
  sql<string>`(${sql.ref(column)} at time zone 'Europe/Warsaw')::date`;

/**
 * The place of an instant among months (1 is the first of them), by the moments at which they begin in
 * Warsaw: a search among a dozen numbers, where writing each row's month would take ten times as long.
 */
export const monthIn = (column: string, months: string[]) => {
  const starts = months.map((month) => dayStart(`${month}-01`));
  return sql<number>`width_bucket(${sql.ref(column)}, array[${sql.join(starts)}])`;
};
