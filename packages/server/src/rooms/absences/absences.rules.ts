import { fieldErrors } from '@zaplecze/contract/kit/calls/messages';
import { absenceForm } from '@zaplecze/contract/rooms/absences/forms';
import { forbidden, invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';

/** An absence is added, changed and deleted by the absent person, managers and administrators. */
export const mayChange = (user: User, owner: number): boolean =>
  user.flags.manager || user.id === owner;

/** @throws HttpError 403 for an absence of somebody who is none of the person's business */
export function assertMayChange(user: User, owner: number): void {
  if (!mayChange(user, owner)) throw forbidden();
}

/** That an entry with only some fields changed is whole and in order. @throws HttpError 400 */
export function assertWhole(entry: object): void {
  const checked = absenceForm.safeParse(entry);
  if (!checked.success) throw invalid(fieldErrors(checked.error));
}
