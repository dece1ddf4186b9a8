import type { Person } from '@zaplecze/contract/rooms/people/calls';
import { isAdmin } from '@zaplecze/contract/rooms/people/forms';
import type { Replacement } from '@zaplecze/contract/rooms/people/replacements/calls';
import { forbidden } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';

type Subject = {
  id: number;
  roles: string[];
  active: boolean;
  awaiting: boolean;
  anonymized: unknown;
};

/** Managers keep the profiles of everybody but administrators; administrators all of them. */
const keeps = (user: User, person: Subject): boolean =>
  user.flags.admin || (user.flags.manager && !isAdmin(person));

export const mayManage = (user: User, person: Subject): boolean =>
  person.active && keeps(user, person);

/** Whoever may deactivate somebody may take that back. */
export const mayRestore = (user: User, person: Subject): boolean =>
  !person.active && !person.anonymized && keeps(user, person);

/** Of who has left, colleagues and managers need no telephone and no e-mail any more. */
export const seesContactData = (user: User, person: { active: boolean }): boolean =>
  person.active || user.flags.admin;

/** Who has left is listed for who keeps profiles. */
export const seesLeft = (user: User): boolean => user.flags.manager;

/** @throws HttpError 403 for a caller who lists former employees without managing profiles */
export function assertMayList(user: User, inactive: boolean): void {
  if (inactive && !seesLeft(user)) throw forbidden();
}

/** @throws HttpError 403 for what only the owner sets */
export function assertOwn(user: User, person: { id: number }): void {
  if (person.id !== user.id) throw forbidden();
}

/** Beside them the owner (PEO-07). */
export const mayEdit = (user: User, person: Subject): boolean =>
  mayManage(user, person) || (person.active && person.id === user.id);

/** What was changed on a profile is its owner's and the managers' business. */
export const maySeeHistory = (user: User, person: { id: number }): boolean =>
  user.flags.manager || user.id === person.id;

/** A substitution is made, changed and deleted by the replaced person and by managers. */
export const mayReplace = (user: User, replacedUser: number): boolean =>
  user.flags.manager || user.id === replacedUser;

/** Substitutions with what the caller may do with them. */
export const shownTo = (user: User, list: Omit<Replacement, 'may'>[]): Replacement[] =>
  list.map((one) => {
    const own = mayReplace(user, one.replacedUser.id);
    return { ...one, may: { edit: own, delete: own } };
  });

/** The caller's rights on a profile; sent with it. */
export function personMay(user: User, person: Subject): Person['may'] {
  const own = person.id === user.id;
  const edit = mayEdit(user, person);
  return {
    edit,
    delete: mayManage(user, person) && !own,
    roles: mayManage(user, person) && !own,
    admin: user.flags.admin,
    restore: mayRestore(user, person),
    anonymize: user.flags.admin && !person.active && !person.anonymized,
    invite: mayManage(user, person) && person.awaiting,
    tasks: user.flags.manager || own,
    history: maySeeHistory(user, person),
    replacements: edit && user.flags.manager,
    substitutes: edit,
  };
}

/** Whether these are other roles than the person has. */
export const changesRoles = (person: { roles: string[] }, roles: string[]): boolean =>
  roles.length !== person.roles.length || roles.some((role) => !person.roles.includes(role));

/**
 * Roles are given by managers, ROLE_ADMIN by administrators only, and nobody changes their own.
 *
 * @returns whether the person stops being an administrator
 * @throws HttpError 403
 */
export function losesAdmin(user: User, person: Subject, roles: string[]): boolean {
  if (!changesRoles(person, roles)) return false;
  if (!mayManage(user, person) || person.id === user.id) throw forbidden();
  const [was, is] = [isAdmin(person), roles.includes('ROLE_ADMIN')];
  if (was !== is && !user.flags.admin) throw forbidden();
  return was && !is;
}
