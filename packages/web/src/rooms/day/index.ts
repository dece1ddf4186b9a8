// What is done with a line of Mój dzień where else it is read.
export { acceptIssue } from './accept-issue.ts';
export { sendHeld } from './pending-acts.ts';
