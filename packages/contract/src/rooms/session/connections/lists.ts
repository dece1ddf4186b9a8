import { type TokenRights, tokenAreaKeys } from '../access-tokens/lists.ts';

/** What an application asks for: to read, and to change after a question each time. */
export const connectionScopes = ['read', 'write'] as const;

/** Days for which a person lets an application in. */
export const connectionDays = 90;

/** A connection opens all that its person may; without the right to change only what reads. */
export const connectionRights = (writes: boolean): TokenRights => ({
  reads: tokenAreaKeys,
  writes: writes ? tokenAreaKeys : [],
});
