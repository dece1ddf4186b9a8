import { endpointsOf } from '../../kit/calls/endpoint.ts';
import { fileCalls } from '../../kit/calls/file-calls.ts';
import { list } from '../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** Offers: sales proposals to clients, decided upon with comments, and submitted anew. */

export type { Offer, OfferComment, OfferRow } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('offers');

export const offerList = list({
  sort: [
    'name',
    'client',
    'seller',
    'created',
    'modified',
    'modifiedDate',
    'submission',
    'value',
    'status',
  ],
  defaultSort: 'created',
  defaultOrder: 'desc',
  filters: {
    client: 'ids',
    seller: 'ids',
    /** Service types. */
    type: 'ids',
    status: 'ids',
    createdBy: 'ids',
    dateFrom: 'day',
    dateTo: 'day',
    /** Of the seller: their department, and its companies. */
    department: 'ids',
    company: 'ids',
    clientTag: 'ids',
    /** Accepted, refused or followed by another by these days, both included. */
    decidedFrom: 'day',
    decidedTo: 'day',
    /** Handed to the client (or made, where no day of submission is known) by these days. */
    sentFrom: 'day',
    sentTo: 'day',
    refusalReason: 'ids',
    /** With 1 offers without a reason, with 0 those with one. */
    noReason: 'flag',
    noValue: 'flag',
    noTag: 'flag',
    /** Whether its validity is over. */
    expired: 'flag',
  },
  sums: { value: { label: 'Wartość netto', kind: 'money' } },
});

export const listOffers = endpoint<'listOffers'>('GET /offer/list', 'everyone', {
  list: offerList,
});

export const getOffer = endpoint<'getOffer'>('GET /offer/:id', 'everyone');

export const createOffer = endpoint<'createOffer'>('POST /offer/create', 'manager');

export const updateOffer = endpoint<'updateOffer'>('PATCH /offer/:id', 'everyone');

export const removeOffer = endpoint<'removeOffer'>('DELETE /offer/:id', 'manager');

export const offerFiles = fileCalls('/offer/file/:id/:file', 'everyone', 'offers');

/** Without `offerStatus` the offer keeps the status it has. */
export const commentOffer = endpoint<'commentOffer'>('POST /offer/comment/:id', 'everyone');

/** An answer to a decision or a comment, by those who may decide, wrote there or are mentioned there. */
export const answerOffer = endpoint<'answerOffer'>('POST /offer/answer/:id', 'everyone');

/** Of a comment, by its own number. */
export const updateOfferComment = endpoint<'updateOfferComment'>(
  'PATCH /offer/said/:id',
  'everyone',
);

export const sayOfferCommentSeen = endpoint<'sayOfferCommentSeen'>(
  'POST /offer/said/seen/:id',
  'everyone',
);

export const offerCommentHistory = endpoint<'offerCommentHistory'>(
  'GET /offer/said/history/:id',
  'everyone',
);
