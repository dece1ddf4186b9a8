import { reasonWords } from '@zaplecze/contract/radar.words';
import type { Db } from '../../kit/database/database.ts';
import { dangersOf, findIssueSubjects, findTaskSubjects } from '../radar/index.ts';

/** A line with why what it is about is in danger. */
export type Told<R> = R & { danger: string | null };

type Lines = { id: number }[];
type Kinds = { tasks: Lines[]; issues: Lines[] };

const idsOf = (lists: Lines[]) => [...new Set(lists.flat().map(({ id }) => id))];

/**
 * Asks the radar about all lines of a day at once; gives what it says of any of them, in words for the
 * reader. What is late says so beside its limit.
 */
export async function dangersIn(db: Db, reader: number, { tasks, issues }: Kinds) {
  const subjects = await Promise.all([
    findTaskSubjects(db, idsOf(tasks)),
    findIssueSubjects(db, idsOf(issues)),
  ]);
  const known = new Map(
    (await dangersOf(db, subjects.flat())).map(({ subject: { kind, id }, reasons }) => {
      const told = reasons.find((reason) => reason.kind !== 'late');
      return [`${kind} ${id}`, told ? reasonWords(told, reader) : null] as const;
    }),
  );
  return <R extends { id: number }>(kind: 'task' | 'issue', lines: R[]): Told<R>[] =>
    lines.map((line) => ({ ...line, danger: known.get(`${kind} ${line.id}`) ?? null }));
}
