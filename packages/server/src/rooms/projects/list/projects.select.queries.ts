import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { projectRowFields } from '@zaplecze/contract/rooms/projects/fields';
import { openProjectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { authorTo, coloredTo, knownColored, personTo } from '../../../kit/database/refs.ts';
import { isPast, oneOf } from '../../../kit/lists/list.ts';
import { until } from '../../../kit/lists/paged-list.ts';
import { columnsOf } from '../../../kit/records/record-fields.ts';

const { overdue: _, ...columns } = projectRowFields;

/** Columns of a project `p` as lists show it; its status is still a bare id. */
export const rowColumns = [
  'p.id',
  ...columnsOf('p', columns),
  'p.version',
  knownColored('client', 'p.client').as('client'),
  coloredTo('company', 'p.company').as('company'),
  coloredTo('projectType', 'p.type').as('type'),
  authorTo('p.userModified').as('userModified'),
  sql<boolean>`p.status in ${literals(openProjectStatuses)} and ${isPast('p.nextLimit')}`.as(
    'overdue',
  ),
] as const;

/** Open projects whose next limit of that kind falls due by that Warsaw day. */
export const due = (column: string, day: string) =>
  sql<boolean>`p.status in ${literals(openProjectStatuses)} and ${until(column)(day)}`;

/** Projects at risk: an open task overdue, or due within so many days; whole Warsaw days, as the other filters by days. */
export const atRisk = (days: number) => due('p.nextLimit', addDays(warsawDay(), days));

/** Tasks that put projects at risk, as their list shows them. */
export function findDangerTasks(db: Db, ids: number[]) {
  return db
    .selectFrom('projectTask as t')
    .select(['t.id', 't.name', 't.task', 't.procedure', 't.service', 't.finalDate'])
    .select(personTo('t.user').as('user'))
    .where(oneOf('t.id', ids))
    .execute();
}
