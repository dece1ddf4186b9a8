// What the server puts together.

export type { Replies } from './keeping.ts';
export { letterCrontab, letterTasks, watchLetters } from './letters.jobs.ts';
export { letterFiles, letterRegister } from './letters.register.ts';
export { letterRoutes } from './letters.routes.ts';
