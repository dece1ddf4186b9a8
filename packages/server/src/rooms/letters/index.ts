// What the server puts together.
export { letterCrontab, letterTasks, watchLetters } from './letters.jobs.ts';
export { letterRegister } from './letters.register.ts';
export { letterRoutes } from './letters.routes.ts';
export type { Replies } from './receive.ts';
