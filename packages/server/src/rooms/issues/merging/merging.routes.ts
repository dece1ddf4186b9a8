import * as contract from '@zaplecze/contract/rooms/issues/merging/calls';
import type { Db } from '../../../kit/database/database.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import type { User } from '../../../kit/http/guard.ts';
import { findIssue, type KnownIssue } from '../issues.queries.ts';
import { maySeeIssue } from '../issues.rules.ts';
import { findCandidates, headOf } from './merging.queries.ts';
import { mergeIntoIssue, previewIssueMerge, splitOffIssue } from './merging.save.ts';

type One = { db: Db; user: User; params: { id: number } };
const seen = {
  record: ({ db, user, params }: One) => findIssue(db, user, params.id),
  may: ({ user, record }: { user: User; record: KnownIssue }) => maySeeIssue(user, record),
};

/** An issue with the one that it became a part of at last. */
async function findPart({ db, user, params }: One) {
  const [part, head] = [await findIssue(db, user, params.id), await headOf(db, params.id)];
  const whole = head === undefined ? undefined : await findIssue(db, user, head);
  return part && whole && { part, whole };
}

export const mergingRoutes = [
  on(contract.previewMerge, {
    ...seen,
    handle: async ({ db, user, record, query }) => ({
      preview: await previewIssueMerge(db, user, record, query.issues),
    }),
  }),
  on(contract.mergeCandidates, {
    ...seen,
    handle: async ({ db, user, record: { issue }, query }) => {
      const { id, name, client } = issue;
      const of = { id, name, client: client?.id ?? null };
      return { list: await findCandidates(db, user, of, query.search) };
    },
  }),
  on(contract.mergeIssues, {
    ...seen,
    handle: async ({ db, user, record, body }) => ({
      version: await mergeIntoIssue(db, user, record.id, body.issues),
    }),
  }),
  on(contract.splitIssue, {
    record: findPart,
    may: ({ user, record: { part, whole } }) => maySeeIssue(user, part) && maySeeIssue(user, whole),
    handle: ({ db, user, params }) => splitOffIssue(db, user, params.id),
  }),
];
