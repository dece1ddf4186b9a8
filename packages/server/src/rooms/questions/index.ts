// Questions that wait, for Mój dzień of both their people.
export { askQuestions } from './questions.queries.ts';
