import { sql } from 'kysely';
import type { User } from '../../kit/http/guard.ts';
import { asCounted } from '../../kit/lists/sort-key.ts';
import { definitionMay } from './catalog.rules.ts';

/** What the lists of all three kinds of definitions have in common; their rows are `t`. */

/** Sort by who changed a row last: last name first, as lists of people are ordered. */
const modifiedBy = sql`(select u."lastName" || ' ' || u."firstName" from person u
  where u.id = t."userModified")`;
export const nameColumn = (table: 'taskType' | 'projectType' | 'department', column: string) =>
  asCounted(sql`(select m.name from ${sql.table(table)} m where m.id = ${sql.ref(column)})`);

export const changes = ['t.created', 't.modified', 't.version', 't.archived'] as const;
export const commonSort = {
  name: asCounted('t.name'),
  department: nameColumn('department', 't.department'),
  created: 't.created',
  modifiedDate: 't.modified',
  modifiedBy,
} as const;

/** The archive shows when it is asked for, and then alone. */
export const inArchive = ({ archived = false }: { archived?: boolean | undefined }) =>
  sql<boolean>`t.archived = ${archived}`;

/** A row as the lists answer it: with what this person may do with it. */
export function withMay(user: User) {
  const may = definitionMay(user);
  return <R>(row: R) => ({ ...row, may });
}
