// How full people's weeks are, for whoever gives them work.

// How full people's weeks are, for whoever gives them work.
export { findLoad } from './work/load.queries.ts';
export { loadRows } from './work/load.rules.ts';
