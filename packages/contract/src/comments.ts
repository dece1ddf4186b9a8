import type { Schemas } from './comments.schemas.ts';
import { endpoint } from './kit/endpoint.ts';

/** Comments that tasks and issues carry; edited by author, manager or admin. */

export type { Comment } from './comments.schemas.ts';

export const createComment = endpoint<Schemas['createComment']>({
  method: 'POST',
  path: '/comment/create',
  allow: 'everyone',
});

export const updateComment = endpoint<Schemas['updateComment']>({
  method: 'PATCH',
  path: '/comment/:id',
  allow: 'everyone',
});

export const removeComment = endpoint<Schemas['removeComment']>({
  method: 'DELETE',
  path: '/comment/:id',
  allow: 'everyone',
});
