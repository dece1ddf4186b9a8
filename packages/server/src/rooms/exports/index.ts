// The format of the export of everything, for the tool that writes its description.

// The words of the format outside of an archive.
export { formatText } from './format.ts';
export { exportedTables } from './tables.queries.ts';
