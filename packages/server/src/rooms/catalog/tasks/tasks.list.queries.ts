import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { type taskDefinitions, taskList } from '@zaplecze/contract/rooms/catalog/calls';
import type { Db } from '../../../kit/database/database.ts';
import { authorTo, coloredTo, knownColored } from '../../../kit/database/refs.ts';
import type { User } from '../../../kit/http/guard.ts';
import { among, pagedList } from '../../../kit/lists/paged-list.ts';
import {
  changes,
  commonSort,
  inArchive,
  nameColumn,
  withMay,
} from '../definitions.select.queries.ts';

export const tasks = pagedList(taskList, {
  from: (db: Db) => db.selectFrom('taskDefinition as t'),
  id: 't.id',
  search: { in: 't.search' },
  sort: { ...commonSort, type: nameColumn('taskType', 't.type') },
  filters: { type: among('t.type'), department: among('t.department'), archived: () => undefined },
  always: inArchive,
});

export const findTasks = (db: Db, user: User, query: Query<typeof taskDefinitions.list>) =>
  tasks.pageOf(
    db,
    query,
    (wanted) =>
      wanted.select([
        't.id',
        't.name',
        't.description',
        ...changes,
        knownColored('taskType', 't.type').as('type'),
        coloredTo('department', 't.department').as('department'),
        authorTo('t.userModified').as('userModified'),
      ]),
    { row: withMay(user) },
  );
