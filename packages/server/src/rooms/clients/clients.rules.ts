import type { User } from '../../kit/http/guard.ts';

/** Whose file of clients is read in when its turn comes: they may have lost the right meanwhile. */
export const mayImport = (user: User | null): boolean => user?.flags.manager === true;

/** Everybody edits clients; managers and admins delete them (CLI-01, CLI-02). */
export const clientMay = (user: User) => ({ edit: true, delete: user.flags.manager });
