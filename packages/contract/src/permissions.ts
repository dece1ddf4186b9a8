import { isUnused, type ProductPart } from './rooms/settings/parts.ts';

/**
 * Who may call what (docs/decisions/0029). Three flags follow from the list of roles;
 * every endpoint names one `Allow`, and the server's guard, the menu, the buttons and the
 * route guards all ask `allows()`.
 */

export const roles = ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_USER', 'ROLE_RECEPTION'] as const;
export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = {
  ROLE_ADMIN: 'Administrator',
  ROLE_MANAGER: 'Kierownik',
  ROLE_USER: 'Pracownik',
  ROLE_RECEPTION: 'Recepcja',
};

/** `public` needs no session; `everyone` is any signed-in person. Managers include admins. */
export type Allow = 'public' | 'everyone' | 'manager' | 'admin' | 'reception';

export type Flags = {
  admin: boolean;
  manager: boolean;
  reception: boolean;
  /** Parts of the product that the company does not use: nobody finds them. */
  unused?: readonly ProductPart[];
};

/** An admin is a manager and a receptionist too. */
export function flagsOf(roles: readonly string[]): Flags {
  const admin = roles.includes('ROLE_ADMIN');
  return {
    admin,
    manager: admin || roles.includes('ROLE_MANAGER'),
    reception: admin || roles.includes('ROLE_RECEPTION'),
  };
}

/** Whether somebody with these flags (null: nobody is signed in) may pass `allow`. */
export function allows(allow: Allow, flags: Flags | null): boolean {
  if (allow === 'public') return true;
  if (flags === null) return false;
  return allow === 'everyone' || flags[allow];
}

/** The same of a page or a call at this address, for those who look for it: of parts that the company does not use nothing. */
export const isOffered = (allow: Allow, flags: Flags, address: string): boolean =>
  allows(allow, flags) && !isUnused(address, flags.unused ?? []);
