import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import type { Whose } from '@zaplecze/contract/kit/fields/limits';
import {
  type listAssignedTasks,
  type TaskRow,
  taskList,
} from '@zaplecze/contract/rooms/tasks/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { authorTo } from '../../../kit/database/refs.ts';
import { oneOf } from '../../../kit/lists/list.ts';
import { among, pagedList } from '../../../kit/lists/paged-list.ts';
import { asCounted } from '../../../kit/lists/sort-key.ts';
import type { Assignee } from '../../people/index.ts';
import { taskColumns, taskDue } from './tasks.select.queries.ts';

/** What a search in a person's tasks looks through; they are few enough to be read one by one. */
const searched = sql<string>`((select p.search from project p where p.id = t.project)
  || ' ' || t.search)`;

const ofProject = (column: string) =>
  sql`(select ${sql.ref(column)} from project p where p.id = t.project)`;

export const assignedTasks = pagedList(taskList, {
  from: (db: Db) => db.selectFrom('projectTask as t'),
  id: 't.id',
  search: { in: searched },
  sort: {
    name: asCounted('t.name'),
    project: asCounted(ofProject('p.name')),
    client: asCounted(ofProject('p.clientName')),
    orderedBy: sql`(select u."lastName" || ' ' || u."firstName" from person u where u.id = t."orderedBy")`,
    taskCreated: 't.created',
    created: ofProject('p.created'),
    status: 't.status',
    importance: 't.importance',
    estimation: sql`t.estimation`,
    dateRealization: sql`t."dateRealization"`,
    dateRealizationLimit: sql`t."dateRealizationLimit"`,
  },
  filters: {
    status: among('t.status'),
    project: among('t.project'),
    due: taskDue,
    user: among('t.user'),
    // Set by `listAssigned`, which has the person of the list.
    whose: () => undefined,
  },
  sums: { estimation: 't.estimation' },
});

const onBehalfOf = (user: number) => sql<TaskRow['onBehalfOf']>`
  case when t."user" = ${user} then null else ${authorTo('t.user')} end`;

/** Tasks of one person, and of those whom they replace now. */
export const listAssigned = (
  db: Db,
  { id, replaced }: Assignee,
  query: Query<typeof listAssignedTasks>,
) =>
  assignedTasks.pageOf(
    db,
    query,
    (wanted) =>
      wanted.select([
        ...taskColumns,
        taskDue('overdue').as('overdue'),
        onBehalfOf(id).as('onBehalfOf'),
      ]),
    { of: (rows) => rows.where(oneOf('t.user', peopleOf(query.filter.whose, { id, replaced }))) },
  );

function peopleOf(whose: Whose | undefined, { id, replaced }: Assignee): number[] {
  if (whose === 'own') return [id];
  return whose === 'substituting' ? replaced : [id, ...replaced];
}
