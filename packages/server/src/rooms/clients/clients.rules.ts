import type { User } from '../../kit/guard.ts';

/** Everybody edits clients; managers and admins delete them (decisions, "Clients and documents"). */
export const clientMay = (user: User) => ({ edit: true, delete: user.flags.manager });
