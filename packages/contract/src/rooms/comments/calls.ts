import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Comments that tasks and issues carry; edited by author, manager or admin. */

export type { Comment } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('talk');

export const createComment = endpoint<'createComment'>('POST /comment/create', 'everyone');

export const updateComment = endpoint<'updateComment'>('PATCH /comment/:id', 'everyone');

export const removeComment = endpoint<'removeComment'>('DELETE /comment/:id', 'everyone');

export const sayCommentSeen = endpoint<'sayCommentSeen'>('POST /comment/seen/:id', 'everyone');

export const commentHistory = endpoint<'commentHistory'>('GET /comment/history/:id', 'everyone');

/** What calls the signed-in person waits for them no more, or again. */
export const openMentions = endpoint<'openMentions'>('POST /comment/opened', 'everyone');

/** Whom a comment may name, of records that not everybody sees. */
export const issueReaders = endpoint<'issueReaders'>('GET /comment/readers/issue/:id', 'everyone');

export const taskReaders = endpoint<'taskReaders'>('GET /comment/readers/task/:id', 'everyone');

export const projectReaders = endpoint<'projectReaders'>('GET /comment/readers/project', 'manager');
