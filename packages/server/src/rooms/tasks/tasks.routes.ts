import * as contract from '@zaplecze/contract/rooms/tasks/calls';
import { taskFilters } from '@zaplecze/contract/rooms/tasks/columns';
import { isFinal, taskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { customFormOfRecord } from '../../kit/custom-fields/values.queries.ts';
import type { Db } from '../../kit/database/database.ts';
import { on } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import { onList } from '../../kit/lists/list-routes.ts';
import { asWritten } from '../../kit/records/stored-text.ts';
import { mergeEdits } from '../changes/index.ts';
import { attachmentRoutes } from '../files/index.ts';
import { findAssignee } from '../people/index.ts';
import { handBack, handOver } from './course/handover.ts';
import { nextAfter } from './course/next.ts';
import { listAssigned } from './list/tasks.list.queries.ts';
import { taskSheet } from './list/tasks.sheet.ts';
import * as queries from './tasks.queries.ts';
import { assertOwnFields, mayWork, mayWorkForOne, shownTask } from './tasks.rules.ts';
import { addTaskComment, saveTask } from './tasks.save.ts';

const mine = ({ db, user, record }: { db: Db; user: User; record: { user: number | null } }) =>
  mayWork(db, user, record.user);

const locked = async ({ db, params }: { db: Db; params: queries.TaskIds }) => {
  const task = await queries.findTask(db, params);
  if (task) await queries.lockProcedure(db, task);
  return task && queries.findTask(db, params);
};

/** What follows elsewhere from the end of a task; the room that knows says it (rooms/house.ts). */
export type TaskEnded = (db: Db, user: User, task: { id: number; name: string }) => Promise<void>;

export const taskRoutes = (ended: TaskEnded) => [
  on(contract.listTaskStatuses, async () => ({ statuses: [...taskStatuses] })),
  ...onList(contract.listAssignedTasks, {
    record: ({ db, user, params }) => findAssignee(db, params.user, user),
    may: ({ db, user, record }) => mayWork(db, user, record.id),
    find: ({ db, record, query }) => listAssigned(db, record, query),
    filters: taskFilters,
    sheet: taskSheet,
  }),
  on(contract.getTask, {
    record: ({ db, params }) => queries.findTask(db, params),
    may: mine,
    handle: async ({ db, user, record }) => {
      const task = shownTask(user, await queries.getTaskDetails(db, user, record.id));
      const { finalDate, dateRealizationLimit, status } = task;
      return { task, project: { user: task.user, finalDate, dateRealizationLimit, status } };
    },
  }),
  on(contract.updateTask, {
    record: locked,
    may: mine,
    handle: async ({ db, user, request, record, body }) => {
      assertOwnFields(user, body);
      const { id, version } = record;
      if (Object.keys(body).length === 0)
        return { version, reopenedBefore: [], turnOf: null, next: null };
      const custom = await customFormOfRecord(db, 'task', id, user.flags);
      const form = { ...asWritten(record), custom };
      const edited = { entity: 'projectTask', id, version, form } as const;
      const changes = await mergeEdits(db, request, edited, body);
      const done = await saveTask(db, user, record, changes);
      const { status = record.status } = changes;
      if (isFinal(status) && status !== record.status) await ended(db, user, record);
      return { ...done, next: await nextAfter(db, user, record, done.turnOf) };
    },
  }),
  on(contract.handOverTask, {
    record: locked,
    may: mine,
    handle: async ({ db, user, record, body }) => ({
      version: await handOver(db, user, record, body),
    }),
  }),
  on(contract.handBackTask, {
    record: locked,
    handle: async ({ db, user, record, body }) => ({
      version: await handBack(db, user, record, body.text ?? null),
    }),
  }),
  on(contract.checkAssigned, {
    record: async ({ db, params }) => {
      const people = await queries.peopleOf(db, params);
      return people.length > 0 ? people : null;
    },
    may: ({ db, user, record }) => mayWorkForOne(db, user, record),
    handle: async ({ db, params }) => {
      const nextTask = await queries.nextOpen(db, params);
      return { assigned: nextTask !== null && nextTask.user !== null, nextTask };
    },
  }),
  ...attachmentRoutes(contract.taskFiles, {
    to: 'projectTask',
    record: ({ db, params }) => queries.findTask(db, params),
    may: ({ db, user, record }) => mayWork(db, user, record.user),
  }),
  on(contract.commentTask, {
    record: ({ db, params }) => queries.findTask(db, params),
    may: mine,
    handle: async ({ db, user, record, body }) => ({
      id: await addTaskComment(db, user, record, body),
    }),
  }),
  on(contract.attachTaskComment, {
    record: ({ db, params }) => queries.findTask(db, params),
    may: mine,
    handle: async ({ db, user, params, record }) => {
      await addTaskComment(db, user, record, params.comment);
    },
  }),
];
