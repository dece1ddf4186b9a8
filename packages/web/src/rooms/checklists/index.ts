// The checklist of a record, and how far it is in lists.
export { ChecklistCard } from './checklists.parts.ts';
export { Progress } from './progress.tsx';
