import type { FileAsked } from '../files/index.ts';
import { taskRecords, taskTexts } from './personal.queries.ts';
import { taskSearch } from './search.queries.ts';
import { worksOn } from './tasks.queries.ts';
import { countOpenTasksOf, handOverTasks } from './tasks.write.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const taskRegister = {
  search: { task: taskSearch },
  files: {
    projectTask: {
      read: (asked: FileAsked) => asked.user.flags.manager || worksOn(asked),
      clients: taskRecords,
    },
  },
  comments: { projectTask: { label: 'Komentarz do zadania', clients: taskRecords } },
  work: { count: countOpenTasksOf, handOver: handOverTasks },
  personal: taskTexts,
};
