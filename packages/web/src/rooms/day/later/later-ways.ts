import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { Day } from '@zaplecze/contract/rooms/day/calls';
import type { ListLink } from '../day-section.tsx';
import { tasksWords } from '../day-ways.ts';

/** All that the reader is to read. */
export const readingWays = ({ reading }: Day): ListLink[] => [
  {
    to: addressOf('knowledge', { filter: { toRead: 1 } }),
    words: countWords(reading.count, 'wpis', 'wpisy', 'wpisów'),
  },
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
