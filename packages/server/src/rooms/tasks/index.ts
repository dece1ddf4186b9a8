// Tasks of a project made, changed and cancelled with it, tasks handed on, and who may open them.

// Several tasks at once, of somebody who goes away.
export { lockTasks, moveTask, passTask } from './course/reassign.save.ts';
// The tasks of a project: shown, made, cancelled and brought back with it.
export {
  projectBegan,
  projectWords,
  servicesOf,
  statusJson,
  taskDue,
} from './list/tasks.select.queries.ts';
export { taskStepFiles } from './step-files/step-files.select.queries.ts';
export { keepFiles } from './step-files/step-files.write.queries.ts';
// Which of them a person may open, and where.
export { seenTasks, storyTaskAddress, taskPlace } from './story.queries.ts';
// A task by its address, and for notices.
export { findTask, findTaskForNotice, lockProcedure } from './tasks.queries.ts';
export { mayWork } from './tasks.rules.ts';
export {
  cancelTasks,
  insertTasks,
  noteStatus,
  removeTasks,
  restoreTasks,
  updateTask,
} from './tasks.write.queries.ts';
