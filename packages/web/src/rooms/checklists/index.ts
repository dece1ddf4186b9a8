// The checklist of a record, and how far it is in lists.
export { Checklist } from './checklists.parts.ts';
export { Progress } from './progress.tsx';
