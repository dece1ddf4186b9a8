import type { Reason } from '@zaplecze/contract/radar';
import type { Db } from '../../kit/database/database.ts';
import { dangersOf, findIssueSubjects, findTaskSubjects } from '../radar/index.ts';

/** A line with why what it is about is in danger. */
export type Told<R> = R & { reasons: Reason[] };

type Lines = { id: number }[];
type Kinds = { tasks: Lines[]; issues: Lines[] };

const idsOf = (lists: Lines[]) => [...new Set(lists.flat().map(({ id }) => id))];

/** Asks the radar about all lines of a day at once; gives what it says of any of them. */
export async function reasonsOver(db: Db, { tasks, issues }: Kinds) {
  const subjects = await Promise.all([
    findTaskSubjects(db, idsOf(tasks)),
    findIssueSubjects(db, idsOf(issues)),
  ]);
  const dangers = await dangersOf(db, subjects.flat());
  const known = new Map(
    dangers.map(({ subject: { kind, id }, reasons }) => [`${kind} ${id}`, reasons]),
  );
  return <R extends { id: number }>(kind: 'task' | 'issue', lines: R[]): Told<R>[] =>
    lines.map((line) => ({ ...line, reasons: known.get(`${kind} ${line.id}`) ?? [] }));
}
