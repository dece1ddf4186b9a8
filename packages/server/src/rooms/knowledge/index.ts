// Articles that somebody is asked to read, for Mój dzień.

// What somebody is to read, for Mój dzień.
export { askToRead } from './reading.queries.ts';
