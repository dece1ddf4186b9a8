// The first steps that a company without data begins with.

// For a company that is none yet.
export { beginFirstSteps } from './start.write.queries.ts';
// For whoever looks after the installation.
export { describeStorage } from './storage-words.ts';
