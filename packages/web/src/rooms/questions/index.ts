// Asking a colleague, alone or about a record, and answering where it is read.
export { AskDialog } from './ask.parts.ts';
export { AnswerDialog, AnswerField, QuestionsBetween } from './questions.parts.ts';
export { useAsk } from './use-ask.tsx';
