import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { Day } from '@zaplecze/contract/rooms/day/calls';
import type { ListLink } from './day-section.tsx';

type Counts = { tasks: number; issues: number };
const tasksWords = (count: number) => countWords(count, 'zadanie', 'zadania', 'zadań');
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

/** All that the reader is to read. */
export const readingWays = ({ reading }: Day): ListLink[] => [
  {
    to: addressOf('knowledge', { filter: { toRead: 1 } }),
    words: countWords(reading.count, 'wpis', 'wpisy', 'wpisów'),
  },
];

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

type StoodFor = Day['substituting']['people'][number];

const toDo = (tasks: number, filter: { user?: number; whose?: string }): ListLink[] =>
  tasks === 0
    ? []
    : [
        {
          to: addressOf('tasks', { filter: { ...filter, status: '1,2' } }),
          words: tasksWords(tasks),
        },
      ];

export const stoodForWays = ({ user, tasks }: StoodFor) => toDo(tasks, { user: user.id });

/** The whole queue of what one does for others. */
export const substitutingWays = ({ tasks }: Day['substituting']) =>
  toDo(tasks, { whose: 'substituting' });
