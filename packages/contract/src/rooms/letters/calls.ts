import { endpointsOf } from '../../kit/calls/endpoint.ts';
import { list } from '../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** Letters that came in and became issues or comments, wait for somebody, or were refused. */

export type { Letter, LetterRow, WholeLetter } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

export const letterList = list({
  sort: ['received', 'from', 'subject'],
  defaultSort: 'received',
  defaultOrder: 'desc',
  filters: { status: 'ids' },
});

export const listLetters = endpoint<'listLetters'>('GET /letter/list', 'manager', {
  list: letterList,
});

export const getMailbox = endpoint<'getMailbox'>('GET /letter/mailbox', 'manager');

export const getLetter = endpoint<'getLetter'>('GET /letter/:id', 'manager');

export const getWholeLetter = endpoint<'getWholeLetter'>('GET /letter/whole/:id', 'everyone');

export const assignLetter = endpoint<'assignLetter'>('POST /letter/assign/:id', 'manager');

/** Adds what somebody wrote once more to the issue that their letter before became. */
export const joinLetter = endpoint<'joinLetter'>('POST /letter/join/:id', 'manager');

export const putAwayLetter = endpoint<'putAwayLetter'>('POST /letter/putAway/:id', 'manager');
