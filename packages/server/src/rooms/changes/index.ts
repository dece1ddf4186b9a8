// Edits of two people at one record joined, and values of records in words. Every room with forms leans on it.

// Two editors of one record.
export { mergeEdits } from './merge.ts';
// Records and values in words.
export { namesOf, type Wanted } from './names.queries.ts';
export { erased, idOf, type Names, tellValue } from './tell-value.ts';
