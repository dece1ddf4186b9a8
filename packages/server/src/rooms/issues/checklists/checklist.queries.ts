import { sql } from 'kysely';
import { saveRow } from '../../../kit/records/rows.ts';
import { type ChecklistKind, checklistParts } from '../../checklists/index.ts';
import type { HistorySource } from '../../history/index.ts';
import { aboutIssue } from '../../notifications/index.ts';
import { findIssue, lockIssue } from '../issues.queries.ts';
import { assertSeparate, maySeeIssue } from '../issues.rules.ts';

/** An issue with the points of its checklist, those that are gone too. */
export const issueHistorySource: HistorySource = {
  parts: (id) => sql`select 'issue' as entity, ${id}::int as id
    union ${checklistParts('issue', sql`select ${id}::int`)}`,
};

/** Checklists of issues: whoever takes part ticks off, the orderer and managers say that all has to be. */
export const issueChecklist: ChecklistKind = {
  find: async ({ db, user, id, lock }) => {
    const known = await (lock ? lockIssue(db, user, id) : findIssue(db, user, id));
    if (!known) return undefined;
    const { issue } = known;
    if (lock && maySeeIssue(user, known)) assertSeparate(known);
    return {
      id,
      required: issue.checklistRequired,
      may: {
        work: maySeeIssue(user, known),
        require: user.flags.manager || issue.orderedBy.id === user.id,
      },
      about: async () => aboutIssue(issue),
    };
  },
  readers: (id) => sql`(exists (select from "issueUser" l where l.issue = ${id} and l."user" = p.id)
    or exists (select from issue i where i.id = ${id} and i."orderedBy" = p.id)
    or exists (select from "issueFollower" f where f.issue = ${id} and f."user" = p.id)
    or exists (select from replacement r where r."user" = p.id) and takes_part(p.id, ${id}))`,
  require: (db, id, required) => saveRow(db, 'issue', id, { checklistRequired: required }),
  stranger: 'Tej osobie nie można dać punktu: nie bierze udziału w tym zgłoszeniu',
};
