// Points on the records of other rooms: added as a pattern, counted, moved, and ticked before something may end.

// For rooms whose records have checklists.
export { progressColumns } from './checklists.queries.ts';
export { assertTicked, openPoints } from './checklists.rules.ts';
export { addPattern, countPoints, movePoints } from './checklists.save.ts';
export { checklistParts } from './history.queries.ts';
export type { ChecklistKind } from './owners.queries.ts';
