import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { type listReception, receptionList } from '@zaplecze/contract/rooms/reception/calls';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import { among, is, pagedList, since, until } from '../../kit/lists/paged-list.ts';
import { asCounted } from '../../kit/lists/sort-key.ts';
import { isInside } from './inside.queries.ts';
import { receptionMay } from './reception.rules.ts';
import { type Rows, receptionColumns } from './reception.select.queries.ts';

export type ReceptionQuery = Pick<Query<typeof listReception>, 'search' | 'filter' | 'order'>;

export const registers = pagedList(receptionList, {
  from: (db: Db) => db.selectFrom('reception as r'),
  id: 'r.id',
  search: { in: 'r.search', fragments: 'r.fragments' },
  sort: {
    operationDate: 'r.operationDate',
    fullName: 'r.fullName',
    user: 'r.userName',
    client: asCounted('r.partyName'),
    description: 'r.description',
    type: asCounted('r.typeName'),
    company: asCounted('r.companyName'),
    taskNumber: 'r.taskNumber',
    sysNumber: 'r.sysNumber',
    exitDate: sql`r."exitDate"`,
  },
  within: ['category'],
  filters: {
    category: is('r.category'),
    direction: is('r.direction'),
    type: among('r.type'),
    client: among('r.client'),
    company: among('r.company'),
    user: among('r.user'),
    dateFrom: since('r.operationDate'),
    dateTo: until('r.operationDate'),
    present: (present) => (present ? isInside() : undefined),
  },
});

export function findReception(db: Db, user: User, query: Query<typeof listReception>) {
  const may = receptionMay(user);
  const columns = (wanted: unknown) => receptionColumns(wanted as Rows);
  return registers.pageOf(db, query, columns, { row: (row) => ({ ...row, may }) });
}
