import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { type CustomField, noOption } from '@zaplecze/contract/kit/fields/custom-fields';
import { reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import type {
  customSplit,
  SplitRecord,
  SplitRow,
} from '@zaplecze/contract/rooms/reports/custom/calls';
import type { ReportFilter } from '@zaplecze/contract/rooms/reports/schemas';
import { type RawBuilder, sql } from 'kysely';
import { findCustomFields } from '../../../kit/custom-fields/definitions.queries.ts';
import { customTables } from '../../../kit/custom-fields/tables.ts';
import type { Db } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import { doneBy, ofCompanies, ofDepartments } from '../../issues/index.ts';
import { plannedValue, valueDay } from '../../projects/index.ts';
import { countedProjects } from '../risk/project-scope.queries.ts';
import { ofOffers } from '../sales/offer-scope.queries.ts';
import { inDays } from '../scope.queries.ts';

/** Records of the filter with what they are worth: the same that the other charts of them count. */
const counted: Record<SplitRecord, (filter: ReportFilter) => RawBuilder<unknown>> = {
  project: (filter) => {
    const { dateFrom, dateTo } = reportPeriod(filter);
    return sql`select p.id, ${plannedValue} as value from project p
      where ${valueDay} between ${dateFrom}::date and ${dateTo}::date and ${countedProjects(filter)}`;
  },
  offer: (filter) => sql`select o.id, o.value from offer o
    where ${inDays('o.created', reportPeriod(filter))} and ${ofOffers(filter)}`,
  issue: (filter) => {
    const { user, department, company } = filter;
    const conditions = [
      inDays('i.created', reportPeriod(filter)),
      ...(user ? [doneBy(user)] : []),
      ...(department ? [ofDepartments(department)] : []),
      ...(company ? [ofCompanies(company)] : []),
    ];
    return sql`select i.id, null::numeric as value from issue i where ${sql.join(conditions, sql` and `)}`;
  },
};

/** @throws HttpError 400 for one that there is not, that the asker does not see or that is no choice */
async function splitField(
  db: Db,
  user: User,
  { record, key }: Pick<Query<typeof customSplit>, 'record' | 'key'>,
): Promise<CustomField> {
  const fields = await findCustomFields(db, { record, flags: user.flags });
  const field = fields.find((one) => one.key === key);
  if (field?.kind !== 'choice' && field?.kind !== 'choices')
    throw invalid({ key: 'Nie ma takiego pola' });
  return field;
}

type Counted = Pick<SplitRow, 'count' | 'value'>;
const sums = sql`count(*)::int as count, coalesce(sum(r.value), 0)::float8 as value`;

/**
 * The filter's records by the options of a field, in the field's order, and those without one last. A record that has several
 * stands in each with its whole value; archived options are told where records have them.
 */
export async function findSplit(
  db: Db,
  user: User,
  query: Query<typeof customSplit>,
): Promise<SplitRow[]> {
  const field = await splitField(db, user, query);
  const { rows } = await sql<Counted & { id: number | null }>`
    select v.opt as id, ${sums} from (${counted[query.record](query.filter)}) r
    left join ${sql.table(customTables[query.record].values)} v on v.record = r.id and v.field = ${field.id}
    group by v.opt`.execute(db);
  const of = (wanted: number | null): Counted => {
    const { count = 0, value = 0 } = rows.find(({ id }) => id === wanted) ?? {};
    return { count, value };
  };
  const options = field.options
    .map(({ id, name, color, archived }) => ({ archived, row: { id, name, color, ...of(id) } }))
    .filter(({ archived, row }) => !archived || row.count > 0);
  return [...options.map(({ row }) => row), { ...noOption, id: null, color: null, ...of(null) }];
}

/** All of them, each once. */
export async function countSplit(
  db: Db,
  { record, filter }: Pick<Query<typeof customSplit>, 'record' | 'filter'>,
): Promise<Counted> {
  const { rows } = await sql<Counted>`select ${sums} from (${counted[record](filter)}) r`.execute(
    db,
  );
  return rows[0] ?? { count: 0, value: 0 };
}
