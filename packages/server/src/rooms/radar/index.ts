// Why open work is in danger of being late, for whichever room shows that work.

// Which projects burn.
export { burningAmong, dangersOfProjects, findBurningInTime } from './burning.queries.ts';
export { whyInDanger } from './notices.ts';
// Why open work is in danger: of whichever work a room shows.
export {
  factsOfTask,
  findFirstTasks,
  findTaskSubjects,
  type IssueFacts,
  issueSubject,
  promisedNext,
  type TaskFacts,
  type TaskSubject,
  taskSubject,
} from './radar.queries.ts';
export { type Danger, dangersOf, withRemedies } from './radar.ts';
