import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import { sql } from 'kysely';
import { oneOf } from '../../../kit/lists/list.ts';
import { ofCompanies, ofDepartments } from '../../offers/index.ts';

const every = sql<boolean>`true`;

/** Offers `o` of the filter: an offer belongs to its seller, to their department and to its companies. */
export const ofOffers = ({
  company,
  department,
  user,
}: Pick<ReportFilter, 'company' | 'department' | 'user'>) =>
  sql<boolean>`${company ? ofCompanies(company) : every}
    and ${department ? ofDepartments(department) : every}
    and ${user ? oneOf('o.seller', user) : every}`;

/** What the values come to; an offer without one adds nothing. */
export const valueWhere = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`coalesce(sum(o.value) filter (where ${condition}), 0)::float8`;
