import { endpoint } from '../../kit/calls/endpoint.ts';
import type { ViewList } from '../views/lists.ts';
import type { Schemas } from './schemas.ts';

/** Staff of the company group: team, profiles and who leaves. Substitutions stand in replacements.ts. */

export type { Me, Person, PersonRow } from './schemas.ts';

/** Under which key the columns chosen in a list are kept. */
export const columnsKey = <L extends ViewList>(list: L) => `columns-${list}` as const;

export const getMe = endpoint<Schemas['getMe']>({
  method: 'GET',
  path: '/profile/me',
  allow: 'everyone',
  area: 'none',
});

export const saveSetting = endpoint<Schemas['saveSetting']>({
  method: 'PUT',
  path: '/profile/setting/:key',
  allow: 'everyone',
  area: 'none',
});

export const listPeople = endpoint<Schemas['listPeople']>({
  method: 'GET',
  path: '/profile/list',
  allow: 'everyone',
  area: 'people',
});

export const getPerson = endpoint<Schemas['getPerson']>({
  method: 'GET',
  path: '/profile/:id',
  allow: 'everyone',
  area: 'people',
});

export const createPerson = endpoint<Schemas['createPerson']>({
  method: 'POST',
  path: '/profile/create',
  allow: 'admin',
  area: 'none',
});

export const updatePerson = endpoint<Schemas['updatePerson']>({
  method: 'PATCH',
  path: '/profile/:id',
  allow: 'everyone',
  area: 'none',
});

/** The message of the last active administrator, who can neither go nor lose the role. */
export const lastAdmin = 'To ostatni czynny administrator. Najpierw nadaj tę rolę komuś innemu.';

/**
 * Who takes over what a person leaves: their clients, tasks (the open ones and those that a
 * recurring project will bring again), issues and offers that await a decision. Each kind that
 * there is needs somebody, but for clients whom others look after too.
 */
export const removePerson = endpoint<Schemas['removePerson']>({
  method: 'DELETE',
  path: '/profile/:id',
  allow: 'manager',
  area: 'none',
});

export const getHandover = endpoint<Schemas['getHandover']>({
  method: 'GET',
  path: '/profile/handover/:id',
  allow: 'manager',
  area: 'none',
});

export const invitePerson = endpoint<Schemas['invitePerson']>({
  method: 'POST',
  path: '/profile/invite/:id',
  allow: 'manager',
  area: 'none',
});

/** Somebody who comes back: the account works again once they set a new password by the mailed link. */
export const restorePerson = endpoint<Schemas['restorePerson']>({
  method: 'POST',
  path: '/profile/restore/:id',
  allow: 'manager',
  area: 'none',
});
