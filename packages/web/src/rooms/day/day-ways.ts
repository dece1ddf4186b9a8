import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { Day } from '@zaplecze/contract/rooms/day/calls';
import type { ListLink } from './day-section.tsx';

type Counts = { tasks: number; issues: number };
export const tasksWords = (count: number) => countWords(count, 'zadanie', 'zadania', 'zadań');
const issuesWords = (count: number) => countWords(count, 'zgłoszenie', 'zgłoszenia', 'zgłoszeń');

export function dueWays(
  { tasks, issues }: Counts,
  due: 'overdue' | 'today' | 'week',
  own: { user?: number },
): ListLink[] {
  return [
    ...(tasks > 0
      ? [{ to: addressOf('tasks', { filter: { due, ...own } }), words: tasksWords(tasks) }]
      : []),
    ...(issues > 0
      ? [{ to: addressOf('yourIssues', { filter: { due, ...own } }), words: issuesWords(issues) }]
      : []),
  ];
}

/** Work of those stood in for that stands in a section of one's own: each person's list, which counts for itself. */
export const stoodForIn = (
  { substituting }: Day,
  rows: readonly object[],
  due: 'overdue' | 'today',
): ListLink[] =>
  substituting.people
    .filter(({ rows: theirs }) => theirs.some((line) => rows.includes(line)))
    .map(({ user }) => ({
      to: addressOf('tasks', { filter: { due, user: user.id } }),
      words: `za: ${user.name}`,
    }));

export const acceptWays = ({ answers: { accept, absences } }: Day): ListLink[] => [
  ...(accept > 0
    ? [
        {
          to: addressOf('yourIssues', { reported: '1', filter: { status: 9 } }),
          words: `do akceptacji: ${issuesWords(accept)}`,
        },
      ]
    : []),
  ...(absences > 0
    ? [
        {
          to: addressOf('absenceRequests', { filter: { decide: 1 } }),
          words: `nieobecności: ${absences}`,
        },
      ]
    : []),
];
