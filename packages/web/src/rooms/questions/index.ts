// Asking a colleague, alone or about a record, and answering where it is read.
export { AnswerDialog, AnswerField, AskDialog, QuestionsBetween } from './questions.parts.ts';
