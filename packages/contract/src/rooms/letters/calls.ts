import { endpoint } from '../../kit/calls/endpoint.ts';
import { list } from '../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** Letters that came in and became issues or comments, wait for somebody, or were refused. */

export type { Letter, LetterRow, WholeLetter } from './schemas.ts';

export const letterList = list({
  sort: ['received', 'from', 'subject'],
  defaultSort: 'received',
  defaultOrder: 'desc',
  filters: { status: 'ids' },
});

export const listLetters = endpoint<Schemas['listLetters']>({
  method: 'GET',
  path: '/letter/list',
  allow: 'manager',
  area: 'none',
  list: letterList,
});

export const getMailbox = endpoint<Schemas['getMailbox']>({
  method: 'GET',
  path: '/letter/mailbox',
  allow: 'manager',
  area: 'none',
});

export const getLetter = endpoint<Schemas['getLetter']>({
  method: 'GET',
  path: '/letter/:id',
  allow: 'manager',
  area: 'none',
});

export const getWholeLetter = endpoint<Schemas['getWholeLetter']>({
  method: 'GET',
  path: '/letter/whole/:id',
  allow: 'everyone',
  area: 'none',
});

export const assignLetter = endpoint<Schemas['assignLetter']>({
  method: 'POST',
  path: '/letter/assign/:id',
  allow: 'manager',
  area: 'none',
});

/** Adds what somebody wrote once more to the issue that their letter before became. */
export const joinLetter = endpoint<Schemas['joinLetter']>({
  method: 'POST',
  path: '/letter/join/:id',
  allow: 'manager',
  area: 'none',
});

export const putAwayLetter = endpoint<Schemas['putAwayLetter']>({
  method: 'POST',
  path: '/letter/putAway/:id',
  allow: 'manager',
  area: 'none',
});
