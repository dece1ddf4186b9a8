import { fieldErrors } from '@zaplecze/contract/kit/calls/messages';
import { plainComment } from '@zaplecze/contract/rooms/comments/forms';
import { issueHistory } from '@zaplecze/contract/rooms/history/calls';
import * as contract from '@zaplecze/contract/rooms/issues/calls';
import { issueColumns, issueFilters } from '@zaplecze/contract/rooms/issues/columns';
import { countedFilters, linkedFilters } from '@zaplecze/contract/rooms/issues/filters';
import { issueChanges, issueCollections, issueFormOf } from '@zaplecze/contract/rooms/issues/forms';
import { issueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { findSimilarIssues } from '@zaplecze/contract/rooms/issues/similar/calls';
import * as z from 'zod';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import { on } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import { onList } from '../../kit/lists/list-routes.ts';
import { mergeEdits } from '../changes/index.ts';
import { findClient } from '../clients/index.ts';
import { attachmentRoutes } from '../files/index.ts';
import { recordHistory } from '../history/index.ts';
import { findAssignee, replacedBy } from '../people/index.ts';
import { mayWork } from '../tasks/index.ts';
import { issueHistorySource } from './checklists/checklist.queries.ts';
import { requireRemainingIssue } from './handover/remaining-issue.queries.ts';
import * as queries from './issues.queries.ts';
import { assertSeparate, maySeeIssue } from './issues.rules.ts';
import { addIssueComment, create, remove, update } from './issues.save.ts';
import { findOfClient } from './list/client.list.queries.ts';
import { findIssues } from './list/issues.list.queries.ts';
import { issueSheet } from './list/issues.sheet.ts';
import { findAssigned, findReported } from './list/own.list.queries.ts';
import { mergingRoutes } from './merging/merging.routes.ts';
import { findSimilar } from './merging/similar.queries.ts';
import { promiseRoutes } from './promises/promises.routes.ts';
import { issueTaskRoutes } from './tasks/issue-tasks.routes.ts';

type One = { db: Db; user: User; params: { id: number } };
const locked = ({ db, user, params }: One) => queries.lockIssue(db, user, params.id);

const involved = ({ user, record }: { user: User; record: queries.KnownIssue }) =>
  maySeeIssue(user, record);

type Person = { db: Db; user: User; params: { user: number } };
const person = ({ db, user, params }: Person) => findAssignee(db, params.user, user);
const ownList = ({ db, user, record }: { db: Db; user: User; record: { id: number } }) =>
  mayWork(db, user, record.id);

/** Every list of issues has the same columns and the same filters. */
const shown = {
  fields: issueColumns,
  filters: { ...issueFilters, ...countedFilters, ...linkedFilters },
  sheet: issueSheet,
};

export const issueRoutes = [
  ...promiseRoutes,
  ...mergingRoutes,
  ...issueTaskRoutes,
  on(findSimilarIssues, async ({ db, user, query }) => ({
    list: await findSimilar(db, user, query),
  })),
  on(contract.listIssueStatuses, async () => ({ statuses: [...issueStatuses] })),
  ...onList(contract.listIssues, {
    find: ({ db, user, query }) => findIssues(db, user, query),
    ...shown,
  }),
  ...onList(contract.listAssignedIssues, {
    record: person,
    may: ownList,
    find: ({ db, user, record, query }) => findAssigned(db, user, record, query),
    ...shown,
  }),
  ...onList(contract.listReportedIssues, {
    record: person,
    may: ownList,
    find: ({ db, user, record, query }) => findReported(db, user, record.id, query),
    ...shown,
  }),
  ...onList(contract.listClientIssues, {
    record: ({ db, params }) => findClient(db, params.client),
    find: async ({ db, user, params: { client }, query }) =>
      findOfClient(db, user, { client, replaced: await replacedBy(db, user.id) }, query),
    ...shown,
  }),
  on(contract.createIssue, async ({ db, user, body }) => ({ id: await create(db, user, body) })),
  on(contract.getIssue, {
    record: ({ db, user, params }) => queries.findIssue(db, user, params.id),
    may: involved,
    handle: async ({ record }) => ({ issue: record.issue }),
  }),
  on(contract.updateIssue, {
    record: locked,
    may: involved,
    handle: async ({ db, user, request, record, body }) => {
      assertSeparate(record);
      const { id, version } = record.issue;
      const form = issueFormOf(record.issue);
      const rules = { collections: issueCollections, schema: issueChanges };
      const edited = { entity: 'issue', id, version, form, ...rules } as const;
      return {
        version: await update(db, user, record, await mergeEdits(db, request, edited, body)),
      };
    },
  }),
  on(contract.removeIssue, {
    record: locked,
    may: ({ record }) => record.issue.may.delete,
    handle: ({ db, record }) => remove(db, record.id),
  }),
  ...attachmentRoutes(contract.issueFiles, {
    ...{ to: 'issue', record: locked, may: involved, assert: assertSeparate },
  }),
  on(contract.commentIssue, {
    record: requireRemainingIssue,
    may: involved,
    handle: async ({ db, user, record, body }) => ({
      id: await addIssueComment(db, user, record, body),
    }),
  }),
  on(contract.commentIssueByPath, {
    record: requireRemainingIssue,
    may: involved,
    handle: async ({ db, user, record, params }) => {
      const checked = z.object({ text: plainComment }).safeParse(params);
      if (!checked.success) throw invalid(fieldErrors(checked.error));
      return { id: await addIssueComment(db, user, record, checked.data) };
    },
  }),
  recordHistory(issueHistory, {
    source: issueHistorySource,
    record: ({ db, user, params }) => queries.findIssue(db, user, params.id),
    may: ({ user, record }) => maySeeIssue(user, record),
  }),
];
