import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { oneOf } from '../../kit/lists/list.ts';

/*
 * Conditions on an offer `o`, for its list and for counts: a number and the list that it opens use the same
 * condition.
 */

const worksIn = (departments: number[]) => oneOf('u.department', departments);
const worksFor = (companies: number[]) =>
  sql<boolean>`u.department = any(array(select d.department from "companyDepartment" d
    where ${oneOf('d.company', companies)}))`;

/** Offers of sellers who work in these departments. */
export const ofDepartments = (departments: number[]) =>
  sql<boolean>`o.seller in (select u.id from person u where ${worksIn(departments)})`;

/** Offers of sellers whose department belongs to these companies. */
export const ofCompanies = (companies: number[]) =>
  sql<boolean>`o.seller in (select u.id from person u where ${worksFor(companies)})`;

type WithSellers = { seller?: number[]; department?: number[]; company?: number[] };

/**
 * The same filter with the sellers of its departments and companies by their numbers, for a list. Joined, the database goes through the
 * index of words anew for each of them; of numbers that are read first it knows how many they are; of people
 * who have sold nothing it does not, so they are left out.
 */
export async function bySellers<F extends WithSellers>(db: Db, filter: F): Promise<F> {
  const { department, company, seller, ...rest } = filter;
  if (!department && !company) return filter;
  const people = await db
    .selectFrom('person as u')
    .select('u.id')
    .where((where) =>
      where.and([
        ...(department ? [worksIn(department)] : []),
        ...(company ? [worksFor(company)] : []),
        ...(seller ? [oneOf('u.id', seller)] : []),
        where.exists(where.selectFrom('offer as o').where('o.seller', '=', where.ref('u.id'))),
      ]),
    )
    .execute();
  return { ...rest, seller: people.map(({ id }) => id) } as F;
}

/** The Warsaw day since which the client has it; one whose submission is not told has it since it was made. */
export const sentDay = sql<string>`coalesce(o.submission,
  (o.created at time zone 'Europe/Warsaw')::date)`;

/** Whether the client could accept it until a day before this one. */
export const isExpired = (today: string) =>
  sql<boolean>`coalesce(o."validTo" < ${today}::date, false)`;
