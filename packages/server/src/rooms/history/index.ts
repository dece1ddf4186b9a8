// The history of a record: its route for the rooms that have one, and changes in words.

// For rooms whose records have a history.
export { findChanges, ownHistory, type Told } from './history.queries.ts';
export { recordHistory } from './record-history.ts';
export { tellChanges, wantedNames } from './tell.ts';
