import type { User } from '../../kit/http/guard.ts';

type StoredGuest = { user: { id: number }; createdBy: { id: number } | null };

/** Whoever announced a guest, whom the guest visits, and the reception. */
export const mayKeep = (user: User, { user: host, createdBy }: StoredGuest): boolean =>
  user.flags.reception || host.id === user.id || createdBy?.id === user.id;

/** The host answers, or whoever stands in for them. */
export const mayAnswer = (
  user: User,
  replaced: number[],
  { user: host }: { user: { id: number } | null },
): boolean => host !== null && (host.id === user.id || replaced.includes(host.id));

/** Nobody is signed in at a kiosk: what is done there is done in no name. */
export const nobody: User = {
  id: 0,
  name: '',
  flags: { admin: false, manager: false, reception: false },
};
