import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { type serviceDefinitions, serviceList } from '@zaplecze/contract/rooms/catalog/calls';
import { serviceStatuses } from '@zaplecze/contract/rooms/catalog/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { authorTo, coloredTo, knownColored, statusOf } from '../../../kit/database/refs.ts';
import type { User } from '../../../kit/http/guard.ts';
import { among, pagedList } from '../../../kit/lists/paged-list.ts';
import {
  changes,
  commonSort,
  inArchive,
  nameColumn,
  withMay,
} from '../definitions.select.queries.ts';

export const services = pagedList(serviceList, {
  from: (db: Db) => db.selectFrom('serviceDefinition as t'),
  id: 't.id',
  search: { in: 't.search' },
  sort: { ...commonSort, type: nameColumn('projectType', 't.type'), status: 't.status' },
  filters: {
    status: among('t.status'),
    department: among('t.department'),
    type: among('t.type'),
    archived: () => undefined,
  },
  always: inArchive,
});

export const findServices = (db: Db, user: User, query: Query<typeof serviceDefinitions.list>) =>
  services.pageOf(
    db,
    query,
    (wanted) =>
      wanted.select([
        't.id',
        't.name',
        't.description',
        't.status',
        ...changes,
        knownColored('department', 't.department').as('department'),
        knownColored('projectType', 't.type').as('type'),
        coloredTo('company', 't.company').as('company'),
        authorTo('t.userModified').as('userModified'),
        sql<number>`(select count(*) from "serviceProcedure" l where l.service = t.id)`.as(
          'procedureCount',
        ),
      ]),
    { row: (row) => withMay(user)({ ...row, status: statusOf(serviceStatuses, row.status) }) },
  );
