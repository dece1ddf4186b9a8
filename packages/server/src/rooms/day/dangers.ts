import { reasonWords } from '@zaplecze/contract/rooms/radar/words';
import type { Db } from '../../kit/database/database.ts';
import { dangersOf, issueSubject, taskSubject } from '../radar/index.ts';
import type { FoundIssue } from './issue-lines.queries.ts';
import type { FoundTask } from './task-lines.queries.ts';

/** A line with why what it is about is in danger. */
export type Told<R> = R & { danger: string | null };

const once = <R extends { id: number }>(rows: R[]) => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/**
 * Asks the radar about all lines of a day at once; gives what it says of any of them, in words for the
 * reader. What is late says so beside its limit.
 */
export async function dangersIn(
  db: Db,
  reader: number,
  { tasks, issues }: { tasks: FoundTask[]; issues: FoundIssue[] },
) {
  const subjects = [
    ...once(tasks).map(({ facts }) => taskSubject(facts)),
    ...once(issues).map(({ users, ...issue }) =>
      issueSubject({ ...issue, people: users.map(({ id }) => id).sort((a, b) => a - b) }),
    ),
  ];
  const known = new Map(
    (await dangersOf(db, subjects)).map(({ subject: { kind, id }, reasons }) => {
      const told = reasons.find((reason) => reason.kind !== 'late');
      return [`${kind} ${id}`, told ? reasonWords(told, reader) : null] as const;
    }),
  );
  return <R extends { id: number }>(kind: 'task' | 'issue', lines: R[]): Told<R>[] =>
    lines.map((line) => ({ ...line, danger: known.get(`${kind} ${line.id}`) ?? null }));
}
