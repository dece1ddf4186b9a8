// Accounts: their events, the end of sessions, keys, devices and second factors, action links, passwords, invitations.

// What else opens an account beside sessions.
export { type CalendarAddresses, endAccessOf } from './access.ts';
// Keys of programs.
export {
  activeAdmins,
  forgetTokensOf,
  revokeTokensOf,
  tokensOf,
} from './access-tokens/access-tokens.queries.ts';
export { makeToken } from './access-tokens/access-tokens.ts';
// Telling people what happens to their accounts.
export { hasEntered, hasSignedIn } from './accounts/account-events.queries.ts';
export { noteAccountEvent, notifyOfAccountEvent } from './accounts/account-events.ts';
export { assertOwner, assertPassword } from './accounts/own-account.ts';
// For the change of keys.
export { cookieKeyName } from './connections/authorization-server.ts';
// The end of sessions, devices and second factors.
export { forgetDevicesOf } from './devices/devices.queries.ts';
export { ofAddress } from './failed-attempts.ts';
// Links that do one thing without signing in.
export {
  createActionLink,
  findActionLink,
  useActionLink,
} from './recovery/action-links.queries.ts';
// Invitations, passwords and proofs of an account's owner.
export { invite } from './recovery/invitation.ts';
export { hashPassword } from './recovery/passwords.ts';
export { assertStrong } from './recovery/weak-passwords.ts';
export { removeFactor, resealFactors } from './second-factor/second-factor.queries.ts';
export { factorKey } from './second-factor/second-factor.ts';
export { dropResets, endSessionsOf, findReset, useReset } from './session.queries.ts';
export { forgetWrongCodes } from './wrong-codes.queries.ts';
