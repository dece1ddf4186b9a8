// Entries as other records point at them: checks of a choice, entries of a new company, archiving what is in use.

// An entry as another record points at it.
export { archivedMessage, assertChoice, assertChoices } from './choices.queries.ts';
// Entries that a company starts with.
export { insertItem, listItems } from './dictionaries.queries.ts';
export { linkDepartments } from './dictionaries.save.ts';
// Entries as cells of files name them.
export { offeredNames } from './import.queries.ts';
export { assertPlace, assertPosition, assertProvinces, typeOffered } from './places.queries.ts';
// What is used is archived rather than deleted.
export { deleteOrArchive } from './usage.queries.ts';
