// A task over another page, and the address that opens it there.
export { fromParam, toParam } from './dialog/task-address.ts';
// A cell of lists of tasks.
export { OnBehalf } from './task-columns.tsx';
export { TaskDialog } from './tasks.parts.ts';
// What tasks of another room's table can be changed by.
export { useTaskActs } from './use-task-acts.ts';
