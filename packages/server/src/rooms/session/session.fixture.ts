/* What tests elsewhere need beside the room's face. */

export { accessTokenTasks } from './access-tokens/access-tokens.jobs.ts';
export { beginFactor, confirmFactor, keepCodes } from './second-factor/second-factor.queries.ts';
export { forgetEnded, startSession } from './session.queries.ts';
