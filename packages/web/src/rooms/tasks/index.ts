// A task over another page, and the address that opens it there.
export { fromParam, toParam } from './dialog/task-address.ts';
export { TaskDialog } from './tasks.parts.ts';
// What tasks of another room's table can be changed by.
export { useTaskActs } from './use-task-acts.ts';
