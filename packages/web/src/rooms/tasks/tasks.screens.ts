import { IconChecklist } from '@tabler/icons-react';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { part } from '../../kit/first-screen/part.ts';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';
import { firstFilter } from './remembered-choice.ts';
import { useOpenTaskCount } from './use-open-task-count.ts';

const page = part(() => import('./tasks.page.tsx'), 'TasksPage');
const title = 'Twoje zadania';

const usual = { filter: firstFilter };
const list = { endpoint: listAssignedTasks, own: true, usual } as const;

/** The home page and /task are the same list; a task opens over it and leaves it as it was. */
export const taskScreens = {
  home: listScreen({ title, list, page }),
  tasks: listScreen({
    title,
    list,
    page,
    menu: {
      label: title,
      icon: IconChecklist,
      group: 'own',
      position: 10,
      useCount: useOpenTaskCount,
      counted: ['otwarte', 'otwarte', 'otwartych'],
    },
  }),
  task: {
    title: 'Zadanie',
    allow: listAssignedTasks.allow,
    page: part(() => import('./dialog/task.page.tsx'), 'TaskPage'),
    within: 'tasks',
  },
} satisfies RoomScreens;
