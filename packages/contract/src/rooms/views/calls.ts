import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Saved views of lists: an address under a name (docs/decisions/0046). */

export type { MenuView, View } from './schemas.ts';

export const listViews = endpoint<Schemas['listViews']>({
  method: 'GET',
  path: '/view/list',
  allow: 'everyone',
  area: 'none',
});

export const createView = endpoint<Schemas['createView']>({
  method: 'POST',
  path: '/view/create',
  allow: 'everyone',
  area: 'none',
});

export const updateView = endpoint<Schemas['updateView']>({
  method: 'PATCH',
  path: '/view/:id',
  allow: 'everyone',
  area: 'none',
});

export const removeView = endpoint<Schemas['removeView']>({
  method: 'DELETE',
  path: '/view/:id',
  allow: 'everyone',
  area: 'none',
});

/** Pins a view to one's own menu, or makes it what one finds when one comes to its list. */
export const chooseView = endpoint<Schemas['chooseView']>({
  method: 'PUT',
  path: '/view/:id/mine',
  allow: 'everyone',
  area: 'none',
});
