import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { ViewList } from '../views/lists.ts';
import type { Schemas } from './schemas.ts';

/** Staff of the company group: team, profiles and who leaves. Substitutions stand in people/replacements. */

export type { LeavingRow, Me, Person, PersonRow } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

/** Under which key the columns chosen in a list are kept. */
export const columnsKey = <L extends ViewList>(list: L) => `columns-${list}` as const;

export const getMe = endpoint<'getMe'>('GET /profile/me', 'everyone');

export const saveSetting = endpoint<'saveSetting'>('PUT /profile/setting/:key', 'everyone');

export const listPeople = endpoint<'listPeople'>('GET /profile/list', 'everyone', {
  area: 'people',
});

export const getPerson = endpoint<'getPerson'>('GET /profile/:id', 'everyone', { area: 'people' });

export const createPerson = endpoint<'createPerson'>('POST /profile/create', 'admin');

export const updatePerson = endpoint<'updatePerson'>('PATCH /profile/:id', 'everyone');

/** Own fields alone: what a key may change of a profile, on which roles and addresses stand. */
export const fillPerson = endpoint<'fillPerson'>('PATCH /profile/custom/:id', 'everyone', {
  area: 'people',
});

/** The message of the last active administrator, who can neither go nor lose the role. */
export const lastAdmin = 'To ostatni czynny administrator. Najpierw nadaj tę rolę komuś innemu.';

/**
 * Who takes over what a person leaves: their clients, tasks (the open ones and those that a
 * recurring project will bring again), issues and offers that await a decision. Each kind that
 * there is needs somebody, but for clients whom others look after too.
 */
export const removePerson = endpoint<'removePerson'>('DELETE /profile/:id', 'manager');

export const getHandover = endpoint<'getHandover'>('GET /profile/handover/:id', 'manager');

export const invitePerson = endpoint<'invitePerson'>('POST /profile/invite/:id', 'manager');

/** Somebody who comes back: the account works again once they set a new password by the mailed link. */
export const restorePerson = endpoint<'restorePerson'>('POST /profile/restore/:id', 'manager');
