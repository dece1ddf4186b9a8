// What the server puts together.
export { knowledgeCrontab, knowledgeTasks } from './knowledge.jobs.ts';
export { knowledgeRegister } from './knowledge.register.ts';
export { knowledgeRoutes } from './knowledge.routes.ts';
// What somebody is to read, for Mój dzień.
export { askToRead } from './reading.queries.ts';
