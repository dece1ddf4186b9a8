import { customTexts } from '../../kit/custom-fields/personal.queries.ts';
import { exportWhole } from '../../kit/exports/table-exports.ts';
import { noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import type { FileContext } from '../files/index.ts';
import { taskChecklist } from './checklist.queries.ts';
import { taskSearch } from './list/search.queries.ts';
import { replyToTask } from './mail-replies.ts';
import { taskRecords, taskTexts } from './personal.queries.ts';
import { worksWithFile } from './step-files/step-files.queries.ts';
import { taskEvents, taskStory } from './story.queries.ts';
import { taskTalk } from './talk.queries.ts';
import { taskCrontab, taskTasks } from './tasks.jobs.ts';
import { worksOn } from './tasks.queries.ts';
import { type TaskEnded, taskRoutes } from './tasks.routes.ts';
import { countOpenTasksOf, handOverTasks } from './tasks.write.queries.ts';

declare module '../../kit/rooms/room.ts' {
  interface Concerns {
    /** What follows elsewhere from the end of a task. */
    taskEnded: { issues: TaskEnded };
  }
}

const files = {
  read: (context: FileContext) => context.user.flags.manager || worksOn(context),
  clients: taskRecords,
};

/** Tasks of projects: done, handed on, closed, with comments, files and checklists. For whoever works on them, and managers. */
export const tasksRoom = room({
  routes: ({ taskEnded }) => taskRoutes(taskEnded.issues),
  jobs: ({ db }) => taskTasks(db),
  clock: [taskCrontab],

  exports: {
    projectTask: exportWhole('Zadania projektów'),
    projectTaskStatus: exportWhole('Przebieg zadań: kolejne statusy'),
    taskHandover: exportWhole('Przekazania zadań'),
    projectTaskFile: exportWhole('Pliki wzorcowe kroków w zadaniach'),
  },

  search: { task: taskSearch },
  story: taskStory,
  events: { task: taskEvents },
  files: {
    projectTask: files,
    taskText: files,
    stepFile: {
      read: (context: FileContext) => context.user.flags.manager || worksWithFile(context),
      clients: null,
    },
  },
  comments: { projectTask: { ...taskTalk, label: 'Komentarz do zadania', clients: taskRecords } },
  reply: { projectTask: replyToTask },
  checklists: { projectTask: taskChecklist },
  work: { tasks: { count: countOpenTasksOf, handOver: handOverTasks } },
  personal: { ...taskTexts, ...customTexts('task', taskRecords), projectTaskFile: noTexts },
});
