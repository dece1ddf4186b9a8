import { addressOf } from '@zaplecze/contract/addresses';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { sql } from 'kysely';
import { candidatesWithCustom, customReasons } from '../../../kit/custom-fields/search.ts';
import { foundColumns, type SearchKind } from '../../../kit/lists/record-search.ts';
import { doneBy } from '../tasks.queries.ts';
import { assignedTasks } from './tasks.list.queries.ts';

export const taskSearch: SearchKind = {
  allow: listAssignedTasks.allow,
  find: (db, question) => {
    const { id, flags } = question.user;
    return assignedTasks
      .rowsOf(db, { filter: {} }, (all) => (flags.manager ? all : all.where(doneBy(id))))
      .innerJoin(
        candidatesWithCustom('task', question, 'find_task', !flags.manager),
        'f.id',
        't.id',
      )
      .innerJoin('project as p', 'p.id', 't.project')
      .select(
        foundColumns({
          title: sql`t.name`,
          notes: sql`array[p.name, p."clientName",
            (select u."firstName" || ' ' || u."lastName" from person u where u.id = t."user")]`,
          more: customReasons('task', 't.id', flags),
          place: sql`jsonb_build_object('projectId', t.project, 'taskId', t.task,
            'procedureId', t.procedure, 'serviceId', t.service)`,
        }),
      );
  },
  address: ({ place }) => {
    const { projectId, taskId, procedureId, serviceId } = place ?? {};
    return addressOf('task', {
      projectId: Number(projectId),
      taskId: Number(taskId),
      procedureId: Number(procedureId),
      serviceId: Number(serviceId),
    });
  },
  whole: (search, { flags }) => addressOf(flags.manager ? 'dashboardTasks' : 'tasks', { search }),
};
