// The mailbox that is watched by a server for as long as it runs.

export { watchLetters } from './letters.jobs.ts';
