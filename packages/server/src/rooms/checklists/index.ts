// What the server puts together.

// For rooms whose records have checklists.
export { progressColumns } from './checklists.queries.ts';
export { checklistRegister } from './checklists.register.ts';
export { checklistRoutes } from './checklists.routes.ts';
export { assertTicked, openPoints } from './checklists.rules.ts';
export { addPattern, countPoints, movePoints } from './checklists.save.ts';
export { checklistParts } from './history.queries.ts';
export type { ChecklistKind, ChecklistKinds } from './owners.queries.ts';
export { checklistTexts } from './personal.queries.ts';
