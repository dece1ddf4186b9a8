// How full people's weeks are, for whoever gives them work.

export { loadOf } from './work/load.ts';
