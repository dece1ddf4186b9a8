import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { managersAnd } from '../comments/index.ts';
import { aboutIssue } from '../notifications/index.ts';
import { findIssueName } from './issues.queries.ts';

/** Talk about issues: who sees one (see `maySeeIssue`) may be named on it. */
export const issueTalk = {
  kind: 'issue' as const,
  readers: (id: number) =>
    managersAnd(sql`select i."orderedBy" from issue i where i.id = ${id}
      union select u."user" from "issueUser" u where u.issue = ${id}
      union select f."user" from "issueFollower" f where f.issue = ${id}`),
  pictures: 'issueText' as const,
  about: async (db: Db, id: number) => aboutIssue({ id, name: await findIssueName(db, id) }),
};
