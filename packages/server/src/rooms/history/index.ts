// The history of a record: its route for the rooms that have one, and changes in words.

export { changedNames, describeChanges, wantedNames } from './describe.ts';
// For webhooks.
export { findDaysAgo, findNow } from './events/events.queries.ts';
export { cursorText, readCursor, readEvent, readEvents } from './events/read-events.ts';
// For rooms whose records have a history.
export { findChanges, type HistorySource, ownHistory } from './history.queries.ts';
export { recordHistory } from './record-history.ts';
