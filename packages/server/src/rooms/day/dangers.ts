import type { Workdays } from '@zaplecze/contract/kit/values/holidays';
import { isBurning } from '@zaplecze/contract/rooms/radar/lists';
import { reasonWords } from '@zaplecze/contract/rooms/radar/words';
import type { Db } from '../../kit/database/database.ts';
import { dangersOf, issueSubject, taskSubject } from '../radar/index.ts';
import type { FoundIssue } from './issue-lines.queries.ts';
import type { FoundTask } from './task-lines.queries.ts';

/** A line with why what it is about is in danger. */
export type WithDanger<R> = R & { danger: string | null };

const once = <R extends { id: number }>(rows: R[]) => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/**
 * Reads the dangers of all lines of a day in one query; returns them in words for the reader. A late line shows its
 * delay beside the limit instead.
 */
export async function dangersIn(
  db: Db,
  reader: number,
  { tasks, issues, works }: { tasks: FoundTask[]; issues: FoundIssue[]; works: Workdays },
) {
  const subjects = [
    ...once(tasks).map(({ facts }) => taskSubject(facts)),
    ...once(issues).map(({ users, ...issue }) =>
      issueSubject({ ...issue, people: users.map(({ id }) => id).sort((a, b) => a - b) }),
    ),
  ];
  const known = new Map(
    (await dangersOf(db, subjects, { works })).map(({ subject: { kind, id }, reasons }) => {
      const shown = reasons.find((reason) => reason.kind !== 'late' && isBurning(reason));
      return [`${kind} ${id}`, shown ? reasonWords(shown, reader) : null] as const;
    }),
  );
  return <R extends { id: number }>(kind: 'task' | 'issue', lines: R[]): WithDanger<R>[] =>
    lines.map((line) => ({ ...line, danger: known.get(`${kind} ${line.id}`) ?? null }));
}
