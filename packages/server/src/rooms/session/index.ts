// What the server puts together.

// What else opens an account beside sessions.
export { endAccessOf, type OwnAddresses } from './access.ts';
// Keys of programs.
export { accessTokenCrontab, accessTokenTasks } from './access-tokens.jobs.ts';
export { activeAdmins, forgetTokensOf, revokeTokensOf, tokensOf } from './access-tokens.queries.ts';
export { accessTokenRoutes } from './access-tokens.routes.ts';
export { makeToken } from './access-tokens.ts';
// Telling people what happens to their accounts.
export { hasEntered } from './account-events.queries.ts';
export { noteAccountEvent, tellAccountEvent } from './account-events.ts';
// Links that do one thing without signing in.
export { createActionLink, findActionLink, useActionLink } from './action-links.queries.ts';
// The end of sessions, devices and second factors.
export { forgetDevicesOf } from './devices.queries.ts';
// Invitations, passwords and proofs of an account's owner.
export { invite } from './invitation.ts';
export { assertOwner, assertPassword } from './own-account.ts';
export { ownSessionRoutes } from './own-sessions.routes.ts';
export { hashPassword } from './passwords.ts';
export { recoveryRoutes } from './recovery.routes.ts';
// For the change of keys.
export { removeFactor, resealFactors } from './second-factor.queries.ts';
export { secondFactorRoutes } from './second-factor.routes.ts';
export { factorKey } from './second-factor.ts';
export { sessionCrontab, sessionTasks } from './session.jobs.ts';
export { dropResets, endSessionsOf, findReset, useReset } from './session.queries.ts';
export { sessionRegister } from './session.register.ts';
export { sessionRoutes } from './session.routes.ts';
export { singleSignOnRoutes } from './single-sign-on.routes.ts';
export { registerSingleSignOn } from './single-sign-on.ts';
export { ofAddress } from './tries.ts';
export { assertStrong } from './weak-passwords.ts';
export { forgetWrongCodes } from './wrong-codes.queries.ts';
