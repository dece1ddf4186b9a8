import * as contract from '@zaplecze/contract/rooms/issues/tasks/calls';
import type { Db } from '../../../kit/database/database.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import type { User } from '../../../kit/http/guard.ts';
import { findTask, mayWork } from '../../tasks/index.ts';
import { findIssue, type KnownIssue } from '../issues.queries.ts';
import { maySeeIssue } from '../issues.rules.ts';
import { findIssuesOf, findLinked, findPlaces, findTaskChoices } from './issue-tasks.queries.ts';
import { link, makeTask, unlink } from './issue-tasks.save.ts';

type One = { db: Db; user: User; params: { id: number } };
const record = ({ db, user, params }: One) => findIssue(db, user, params.id);
const seen = {
  record,
  may: ({ user, record: found }: { user: User; record: KnownIssue }) => maySeeIssue(user, found),
};
const clientOf = ({ issue }: KnownIssue) => issue.client?.id ?? null;

export const issueTaskRoutes = [
  on(contract.listIssueTasks, {
    ...seen,
    handle: ({ db, user, params }) => findLinked(db, user, params.id),
  }),
  on(contract.issueTaskChoices, {
    ...seen,
    handle: async ({ db, user, record: found, query }) => {
      const of = { id: found.id, client: clientOf(found) };
      return { list: await findTaskChoices(db, user, of, query.search) };
    },
  }),
  on(contract.linkIssueTask, {
    ...seen,
    handle: ({ db, user, record: found, body }) => link(db, user, found, body),
  }),
  on(contract.unlinkIssueTask, {
    ...seen,
    handle: ({ db, user, params }) => unlink(db, user, params.id, params.linked),
  }),
  on(contract.listTaskIssues, {
    record: ({ db, params }) => findTask(db, params),
    may: ({ db, user, record: task }) => mayWork(db, user, task.user),
    handle: ({ db, user, record: task }) => findIssuesOf(db, user, task.id),
  }),
  on(contract.taskPlaces, {
    record,
    handle: async ({ db, record: found, query }) => ({
      list: await findPlaces(db, clientOf(found), query.search),
    }),
  }),
  on(contract.makeIssueTask, {
    record,
    handle: async ({ db, user, params, body }) => ({
      id: await makeTask(db, user, params.id, body),
    }),
  }),
];
