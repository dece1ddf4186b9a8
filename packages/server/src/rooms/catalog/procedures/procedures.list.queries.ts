import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { type procedureDefinitions, procedureList } from '@zaplecze/contract/rooms/catalog/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { authorTo, knownColored } from '../../../kit/database/refs.ts';
import type { User } from '../../../kit/http/guard.ts';
import { among, pagedList } from '../../../kit/lists/paged-list.ts';
import { changes, commonSort, inArchive, withMay } from '../definitions.select.queries.ts';

export const procedures = pagedList(procedureList, {
  from: (db: Db) => db.selectFrom('procedureDefinition as t'),
  id: 't.id',
  search: { in: 't.search' },
  sort: commonSort,
  filters: { department: among('t.department'), archived: () => undefined },
  always: inArchive,
});

export const findProcedures = (
  db: Db,
  user: User,
  query: Query<typeof procedureDefinitions.list>,
) =>
  procedures.pageOf(
    db,
    query,
    (wanted) =>
      wanted.select([
        't.id',
        't.name',
        't.description',
        ...changes,
        knownColored('department', 't.department').as('department'),
        authorTo('t.userModified').as('userModified'),
        sql<number>`(select count(*) from "procedureTask" l where l.procedure = t.id)`.as(
          'taskCount',
        ),
      ]),
    { row: withMay(user) },
  );
