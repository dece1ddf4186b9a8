// The company's first steps, and trials of what was set up.
export { useStart } from './use-start.ts';
