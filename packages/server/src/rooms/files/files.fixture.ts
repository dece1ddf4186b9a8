/* What tests elsewhere need beside the room's face. */
export { removeContents } from './files.jobs.ts';
