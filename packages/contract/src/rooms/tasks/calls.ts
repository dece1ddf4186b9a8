import { endpointsOf } from '../../kit/calls/endpoint.ts';
import { fileCalls } from '../../kit/calls/file-calls.ts';
import { dueWords, whoseWords } from '../../kit/fields/limits.ts';
import { list } from '../../kit/lists/list.ts';
import type { Schemas, TaskFileIo } from './schemas.ts';

/** Task instances: the tasks of a project, each with its person and limit. */

export type { NextStep, TaskInstance, TaskRow, TaskStep } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('projects');

export const taskList = list({
  sort: [
    'name',
    'project',
    'client',
    'orderedBy',
    'taskCreated',
    'created',
    'status',
    'importance',
    'estimation',
    'dateRealization',
    'dateRealizationLimit',
  ],
  defaultSort: 'taskCreated',
  defaultOrder: 'desc',
  filters: {
    status: 'ids',
    project: 'ids',
    /** Open, and due then. */
    due: dueWords,
    /** People: the caller, or those whom they substitute. */
    user: 'ids',
    /** The person's own alone, or those of others whom they stand in for. */
    whose: whoseWords,
  },
  sums: { estimation: { label: 'Prognozowany czas', kind: 'hours' } },
  custom: 'task',
});

/** `created` orders by the project's creation, `taskCreated` by the task's own. */
export const listAssignedTasks = endpoint<'listAssignedTasks'>(
  'GET /project/task/assigned/:user',
  'everyone',
  { list: taskList },
);

export const getTask = endpoint<'getTask'>(
  'GET /project/task/:project/:task/:procedure/:service',
  'everyone',
);

export const updateTask = endpoint<'updateTask'>(
  'PATCH /project/task/:project/:task/:procedure/:service',
  'everyone',
);

/** Whoever has a task gives it to a colleague, with a word about it. */
export const handOverTask = endpoint<'handOverTask'>(
  'POST /project/task/handOver/:project/:task/:procedure/:service',
  'everyone',
);

/** The colleague gives it back; who handed it on takes it back while it was not begun. */
export const handBackTask = endpoint<'handBackTask'>(
  'POST /project/task/handBack/:project/:task/:procedure/:service',
  'everyone',
);

/** The next open task of the procedure, and whether somebody has it. */
export const checkAssigned = endpoint<'checkAssigned'>(
  'GET /project/task/checkAssigned/:project/:service/:procedure',
  'everyone',
);

export const taskFiles = fileCalls<TaskFileIo>(
  '/project/task/file/:project/:task/:file/:procedure/:service',
  'everyone',
  'projects',
);

/** As the product's pages say it: made and hung in one call. */
export const commentTask = endpoint<'commentTask'>(
  'POST /project/task/comment/:project/:task/:procedure/:service',
  'everyone',
);

export const attachTaskComment = endpoint<'attachTaskComment'>(
  'POST /project/task/comment/:project/:task/:comment/:procedure/:service',
  'everyone',
);

export const listTaskStatuses = endpoint<'listTaskStatuses'>(
  'GET /definition/task/statuses',
  'everyone',
  { area: 'dictionaries' },
);
