// Edits of two people at one record joined, and values of records in words. Every room with forms leans on it.

// Two editors of one record.

export { customApart, customTogether } from './custom-parts.ts';
export { describeValue, erasedText, type Names, numericId } from './describe-value.ts';
export type { JoinedRows } from './joined-rows.ts';
export { mergeEdits } from './merge.ts';
// Records and values in words.
export { findNames, type IdsByKind } from './names.queries.ts';
// All calls of a table that people write in.
export { onTable } from './table-routes.ts';
