// What the server puts together.

// For rooms whose records have a history.
export { findChanges, ownHistory, type Told } from './history.queries.ts';
export { historyRegister } from './history.register.ts';
export { historyRoutes } from './history.routes.ts';
export { recordHistory } from './record-history.ts';
export { tellChanges, wantedNames } from './tell.ts';
