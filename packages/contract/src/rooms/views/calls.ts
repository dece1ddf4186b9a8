import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Saved views of lists: an address under a name (docs/decisions/0046). */

export type { MenuView, View } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

export const listViews = endpoint<'listViews'>('GET /view/list', 'everyone');

export const createView = endpoint<'createView'>('POST /view/create', 'everyone');

export const updateView = endpoint<'updateView'>('PATCH /view/:id', 'everyone');

export const removeView = endpoint<'removeView'>('DELETE /view/:id', 'everyone');

/** Pins a view to one's own menu, or makes it what one finds when one comes to its list. */
export const chooseView = endpoint<'chooseView'>('PUT /view/:id/mine', 'everyone');
