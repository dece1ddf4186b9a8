import type { Query } from '@zaplecze/contract/kit/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/time';
import { type listReception, type ReceptionRow, receptionList } from '@zaplecze/contract/reception';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { coloredTo, fullName, personTo } from '../../kit/database/refs.ts';
import type { DB, Reception } from '../../kit/database/tables.ts';
import type { User } from '../../kit/http/guard.ts';
import { oneOf } from '../../kit/lists/list.ts';
import { among, is, pagedList, since, until } from '../../kit/lists/paged-list.ts';
import { receptionMay } from './reception.rules.ts';

export type ReceptionQuery = Pick<Query<typeof listReception>, 'search' | 'filter' | 'order'>;

type Rows = SelectQueryBuilder<DB & { r: Reception }, 'r', object>;

/** What every reader of a record is shown, its texts null where there is nothing. */
export const receptionColumns = <Q extends Rows>(rows: Q) =>
  rows.select([
    'r.id',
    sql<ReceptionRow['category']>`r.category`.as('category'),
    sql<string | null>`nullif(r."fullName", '')`.as('fullName'),
    sql<string | null>`nullif(r.description, '')`.as('description'),
    'r.clientName',
    'r.clientCity',
    'r.clientAddress',
    'r.clientPostal',
    'r.operationDate',
    'r.exitDate',
    sql<ReceptionRow['direction']>`r.direction`.as('direction'),
    sql<string | null>`nullif(r."taskNumber", '')`.as('taskNumber'),
    sql<string | null>`nullif(r."sysNumber", '')`.as('sysNumber'),
    'r.version',
    personTo('r.user').as('user'),
    coloredTo('client', 'r.client').as('client'),
    coloredTo('company', 'r.company').as('company'),
    sql<
      ReceptionRow['type']
    >`(select json_build_object('id', t.id, 'name', t.name) from "receptionType" t where t.id = r.type)`.as(
      'type',
    ),
  ]);

const registers = pagedList(receptionList, {
  from: (db) => db.selectFrom('reception as r'),
  id: 'r.id',
  search: { in: 'r.search', fragments: 'r.fragments' },
  sort: {
    operationDate: 'r.operationDate',
    fullName: 'r.fullName',
    user: 'r.userName',
    client: 'r.partyName',
    description: 'r.description',
    type: 'r.typeName',
    company: 'r.companyName',
    taskNumber: 'r.taskNumber',
    sysNumber: 'r.sysNumber',
    exitDate: sql`r."exitDate"`,
  },
  filters: {
    category: is('r.category'),
    direction: is('r.direction'),
    type: among('r.type'),
    client: among('r.client'),
    company: among('r.company'),
    user: among('r.user'),
    dateFrom: since('r.operationDate'),
    dateTo: until('r.operationDate'),
    present: (present) =>
      present
        ? sql`r.category = 'guest' and r."exitDate" is null
            and ${since('r.operationDate')(warsawDay())}`
        : undefined,
  },
});

export async function findReception(db: Db, user: User, query: Query<typeof listReception>) {
  const page = await registers.pageOf(db, query, (wanted) =>
    receptionColumns(wanted as unknown as Rows),
  );
  const may = receptionMay(user);
  return { count: page.count, list: page.list.map((row) => ({ ...row, may })) };
}

const batch = 500;

/** A row of the report: texts as they stand in the register. */
export type ReportRow = {
  id: number;
  fullName: string;
  description: string;
  partyName: string;
  clientCity: string | null;
  clientAddress: string | null;
  clientPostal: string | null;
  userName: string;
  companyName: string;
  typeName: string;
  operationDate: string;
  exitDate: string | null;
  direction: string | null;
  taskNumber: string;
  sysNumber: string;
};

/** How many rows a report will have, and the newest record it may tell of. */
export async function reportSize(db: Db, query: ReceptionQuery) {
  return await registers
    .rowsOf(db, query)
    .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(max(r.id), 0)`.as('until')])
    .executeTakeFirstOrThrow();
}

/**
 * All rows of the filter by date, read batch by batch, so that a report of any length takes little
 * memory. `until`: what is registered meanwhile is left out.
 */
export async function* reportRows(
  db: Db,
  query: ReceptionQuery,
  until: number,
): AsyncGenerator<ReportRow[]> {
  const { order } = query;
  const beyond = sql.raw(order === 'asc' ? '>' : '<');
  let last: ReportRow | undefined;
  for (;;) {
    let rows = registers.rowsOf(db, query).where('r.id', '<=', until);
    if (last) {
      rows = rows.where(
        sql<boolean>`(r."operationDate", r.id) ${beyond} (${last.operationDate}::timestamptz, ${last.id}::integer)`,
      );
    }
    const found = await rows
      .select([
        'r.id',
        'r.fullName',
        'r.description',
        'r.partyName',
        'r.clientCity',
        'r.clientAddress',
        'r.clientPostal',
        sql<string>`coalesce((select ${fullName('p')} from person p where p.id = r."user"), '')`.as(
          'userName',
        ),
        'r.companyName',
        'r.typeName',
        'r.operationDate',
        'r.exitDate',
        'r.direction',
        'r.taskNumber',
        'r.sysNumber',
      ])
      .orderBy('r.operationDate', order)
      .orderBy('r.id', order)
      .limit(batch)
      .execute();
    if (found.length > 0) yield found;
    if (found.length < batch) return;
    last = found.at(-1);
  }
}

/** Names of the records that a report's filter mentions, by id. */
export async function namesFor(
  db: Db,
  table: 'client' | 'company' | 'receptionType',
  ids: number[] | undefined,
): Promise<string[]> {
  if (!ids || ids.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select('name')
    .where(oneOf('id', ids))
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
