import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Comments that tasks and issues carry; edited by author, manager or admin. */

export type { Comment } from './schemas.ts';

export const createComment = endpoint<Schemas['createComment']>({
  method: 'POST',
  path: '/comment/create',
  allow: 'everyone',
  area: 'talk',
});

export const updateComment = endpoint<Schemas['updateComment']>({
  method: 'PATCH',
  path: '/comment/:id',
  allow: 'everyone',
  area: 'talk',
});

export const removeComment = endpoint<Schemas['removeComment']>({
  method: 'DELETE',
  path: '/comment/:id',
  allow: 'everyone',
  area: 'talk',
});

export const sayCommentSeen = endpoint<Schemas['sayCommentSeen']>({
  method: 'POST',
  path: '/comment/seen/:id',
  allow: 'everyone',
  area: 'talk',
});

export const commentHistory = endpoint<Schemas['commentHistory']>({
  method: 'GET',
  path: '/comment/history/:id',
  allow: 'everyone',
  area: 'talk',
});

/** What calls the signed-in person waits for them no more, or again. */
export const openMentions = endpoint<Schemas['openMentions']>({
  method: 'POST',
  path: '/comment/opened',
  allow: 'everyone',
  area: 'talk',
});

/** Whom a comment may name, of records that not everybody sees. */
export const issueReaders = endpoint<Schemas['issueReaders']>({
  method: 'GET',
  path: '/comment/readers/issue/:id',
  allow: 'everyone',
  area: 'talk',
});

export const taskReaders = endpoint<Schemas['taskReaders']>({
  method: 'GET',
  path: '/comment/readers/task/:id',
  allow: 'everyone',
  area: 'talk',
});

export const projectReaders = endpoint<Schemas['projectReaders']>({
  method: 'GET',
  path: '/comment/readers/project',
  allow: 'manager',
  area: 'talk',
});
