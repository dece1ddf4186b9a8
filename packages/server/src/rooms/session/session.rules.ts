import type { User } from '../../kit/http/guard.ts';

/** How somebody signs in is their own business, and the administrators'. */
export const maySeeSecondFactor = (user: User, person: number): boolean =>
  user.id === person || user.flags.admin;
