// The host's answer to a guest who waits.
export { AnswerButtons } from './visits.parts.ts';
