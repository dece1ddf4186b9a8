// Why work is in danger, and what to do about it.

// Whom to choose: who is there, and who has the time.
export { AwayAmong } from './absence-warning.tsx';
export { Reasons } from './radar.parts.ts';
export { useWorkers } from './use-workers.ts';
