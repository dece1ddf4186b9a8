// What the server puts together.

// What else opens an account beside sessions.
export { endAccessOf, type OwnAddresses } from './access.ts';
// Keys of programs.
export { accessTokenCrontab, accessTokenTasks } from './access-tokens/access-tokens.jobs.ts';
export {
  activeAdmins,
  forgetTokensOf,
  revokeTokensOf,
  tokensOf,
} from './access-tokens/access-tokens.queries.ts';
export { accessTokenRoutes } from './access-tokens/access-tokens.routes.ts';
export { makeToken } from './access-tokens/access-tokens.ts';
// Telling people what happens to their accounts.
export { hasEntered } from './accounts/account-events.queries.ts';
export { noteAccountEvent, tellAccountEvent } from './accounts/account-events.ts';
export { assertOwner, assertPassword } from './accounts/own-account.ts';
// The end of sessions, devices and second factors.
export { forgetDevicesOf } from './devices/devices.queries.ts';
export { ownSessionRoutes } from './devices/own-sessions.routes.ts';
// Links that do one thing without signing in.
export {
  createActionLink,
  findActionLink,
  useActionLink,
} from './recovery/action-links.queries.ts';
// Invitations, passwords and proofs of an account's owner.
export { invite } from './recovery/invitation.ts';
export { hashPassword } from './recovery/passwords.ts';
export { recoveryRoutes } from './recovery/recovery.routes.ts';
export { assertStrong } from './recovery/weak-passwords.ts';
// For the change of keys.
export { removeFactor, resealFactors } from './second-factor/second-factor.queries.ts';
export { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
export { factorKey } from './second-factor/second-factor.ts';
export { sessionCrontab, sessionTasks } from './session.jobs.ts';
export { dropResets, endSessionsOf, findReset, useReset } from './session.queries.ts';
export { sessionRegister } from './session.register.ts';
export { sessionRoutes } from './session.routes.ts';
export { singleSignOnRoutes } from './single-sign-on/single-sign-on.routes.ts';
export { registerSingleSignOn } from './single-sign-on/single-sign-on.ts';
export { ofAddress } from './tries.ts';
export { forgetWrongCodes } from './wrong-codes.queries.ts';
