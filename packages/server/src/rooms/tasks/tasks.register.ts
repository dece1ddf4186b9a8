import { exported } from '../../kit/exports/table-exports.ts';
import { noTexts } from '../../kit/records/personal.ts';
import type { FileAsked } from '../files/index.ts';
import { replyToTask } from './by-mail.ts';
import { taskChecklist } from './checklist.queries.ts';
import { taskSearch } from './list/search.queries.ts';
import { taskRecords, taskTexts } from './personal.queries.ts';
import { worksWithFile } from './step-files/step-files.queries.ts';
import { taskStory } from './story.queries.ts';
import { taskTalk } from './talk.queries.ts';
import { worksOn } from './tasks.queries.ts';
import { countOpenTasksOf, handOverTasks } from './tasks.write.queries.ts';

const files = {
  read: (asked: FileAsked) => asked.user.flags.manager || worksOn(asked),
  clients: taskRecords,
};

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const taskRegister = {
  exports: {
    projectTask: exported('Zadania projektów'),
    projectTaskStatus: exported('Przebieg zadań: kolejne statusy'),
    taskHandover: exported('Przekazania zadań'),
    projectTaskFile: exported('Pliki wzorcowe kroków w zadaniach'),
  },

  search: { task: taskSearch },
  story: taskStory,
  files: {
    projectTask: files,
    taskText: files,
    stepFile: {
      read: (asked: FileAsked) => asked.user.flags.manager || worksWithFile(asked),
      clients: null,
    },
  },
  comments: { projectTask: { ...taskTalk, label: 'Komentarz do zadania', clients: taskRecords } },
  reply: { projectTask: replyToTask },
  checklists: { projectTask: taskChecklist },
  work: { count: countOpenTasksOf, handOver: handOverTasks },
  personal: { ...taskTexts, projectTaskFile: noTexts },
};
