import * as contract from '@zaplecze/contract/tasks';
import { taskStatuses } from '@zaplecze/contract/tasks.lists';
import type { Db } from '../../kit/database.ts';
import type { User } from '../../kit/guard.ts';
import { onList } from '../../kit/list-routes.ts';
import { on } from '../../kit/mount.ts';
import { mergeEdits } from '../changes/merge.ts';
import { attachComment } from '../comments/comments.queries.ts';
import { attachFile, detachFile } from '../files/files.queries.ts';
import { aboutTask, notify } from '../notifications/notify.ts';
import * as queries from './tasks.queries.ts';
import { assertOwnFields, change, mayWork } from './tasks.rules.ts';
import { taskSheet } from './tasks.sheet.ts';

const mine = ({ db, user, record }: { db: Db; user: User; record: { user: number | null } }) =>
  mayWork(db, user, record.user);

const locked = async ({ db, params }: { db: Db; params: queries.Address }) => {
  const task = await queries.findTask(db, params);
  if (task) await queries.lockProcedure(db, task);
  return task && queries.findTask(db, params);
};

export const taskRoutes = [
  on(contract.listTaskStatuses, async () => ({ statuses: [...taskStatuses] })),
  ...onList(contract.listAssignedTasks, {
    record: ({ db, params }) => queries.findAssignee(db, params.user),
    may: async ({ db, user, record }) =>
      user.flags.manager ||
      record.id === user.id ||
      (await queries.replacedBy(db, user.id)).includes(record.id),
    find: ({ db, record, query }) => queries.listAssigned(db, record, query),
    sheet: taskSheet,
  }),
  on(contract.getTask, {
    record: ({ db, params }) => queries.findTask(db, params),
    may: mine,
    handle: async ({ db, user, record }) => {
      const task = await queries.getTask(db, user, record.id);
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
      const edited = { entity: 'projectTask', id, version, form: record } as const;
      return await change(db, user, record, await mergeEdits(db, request, edited, body));
    },
  }),
  on(contract.checkAssigned, {
    record: async ({ db, params }) => {
      const people = await queries.peopleOf(db, params);
      return people.length > 0 ? people : null;
    },
    may: async ({ db, user, record }) => {
      for (const person of new Set(record)) if (await mayWork(db, user, person)) return true;
      return false;
    },
    handle: async ({ db, params }) => {
      const nextTask = await queries.nextOpen(db, params);
      return { assigned: nextTask !== null && nextTask.user !== null, nextTask };
    },
  }),
  on(contract.attachTaskFile, {
    record: ({ db, params }) => queries.findTask(db, params),
    may: mine,
    handle: async ({ db, user, params, record }) => {
      await attachFile(db, { file: params.file, user, to: 'projectTask', id: record.id });
      return {};
    },
  }),
  on(contract.detachTaskFile, {
    record: ({ db, params }) => queries.findTask(db, params),
    may: mine,
    handle: async ({ db, params, record }) => {
      await detachFile(db, { file: params.file, from: 'projectTask', id: record.id });
      return {};
    },
  }),
  on(contract.attachTaskComment, {
    record: ({ db, params }) => queries.findTask(db, params),
    may: mine,
    handle: async ({ db, user, params, record }) => {
      await attachComment(db, { comment: params.comment, user, to: 'projectTask', id: record.id });
      const to = [record.user, record.orderedBy].filter((person) => person !== null);
      const about = aboutTask({ ...record, ...(await queries.projectOf(db, record.project)) });
      await notify(db, { kind: 'taskComment', to, by: user.id, about, more: user.name });
      return {};
    },
  }),
];
