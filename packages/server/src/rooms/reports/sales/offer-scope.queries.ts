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

/**
 * An offer's value for one of the groups that it stands in, to the grosz, so that the groups add up: grosze that cannot be
 * split are those of the first.
 */
export const evenPart = (
  group: string,
) => sql<number>`(trunc(o.value / count(*) over (partition by o.id), 2) + case
  when row_number() over (partition by o.id order by ${sql.ref(group)}) <= mod(o.value * 100,
    count(*) over (partition by o.id)) then 0.01 else 0 end)`;
