import type { May } from '@zaplecze/contract/kit/values/records';
import type { ViewShare } from '@zaplecze/contract/rooms/views/lists';
import { invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';

/**
 * Who changes and deletes a view: its owner (VIE-01); of those that others see also an administrator, and of those
 * shared with a department a manager who belongs to it, since they outlast whoever made them (VIE-05).
 */
export function viewMay(
  { id, flags }: User,
  view: { owner: { id: number }; shared: ViewShare; ofOwnDepartment: boolean },
): May {
  const storedState =
    view.shared !== 'nobody' &&
    (flags.admin || (flags.manager && view.shared === 'department' && view.ofOwnDepartment));
  const may = view.owner.id === id || storedState;
  return { edit: may, delete: may };
}

/**
 * With whom a view may be shared: everybody's menus are the managers' business (VIE-04).
 *
 * @throws HttpError 400 on `shared`
 */
export function assertShare(user: User, shared: ViewShare, department: number | null): void {
  if (shared === 'everybody' && !user.flags.manager)
    throw invalid({ shared: 'Wszystkim udostępnia widoki kierownik albo administrator' });
  if (shared === 'department' && department === null)
    throw invalid({ shared: 'Właściciel widoku nie należy do żadnego działu' });
}
