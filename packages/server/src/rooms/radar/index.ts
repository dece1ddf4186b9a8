// What the server puts together.

export { whyInDanger } from './notices.ts';
// Why open work is in danger: of whichever work a room shows.
export {
  factsOfTask,
  findFirstTasks,
  findTaskSubjects,
  findWorstTasks,
  type IssueFacts,
  issueSubject,
  promisedNext,
  type TaskFacts,
  type TaskSubject,
  taskSubject,
} from './radar.queries.ts';
export { radarRoutes } from './radar.routes.ts';
export { type Danger, dangersOf, withRemedies } from './radar.ts';
