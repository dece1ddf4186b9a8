// Why open work is in danger of being late, for whichever room shows that work.

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
export { type Danger, dangersOf, withRemedies } from './radar.ts';
