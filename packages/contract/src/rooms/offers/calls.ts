import { endpoint } from '../../kit/calls/endpoint.ts';
import { fileCalls } from '../../kit/calls/file-calls.ts';
import { list } from '../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** Offers: sales proposals to clients, decided upon with comments, and submitted anew. */

export type { Offer, OfferComment, OfferRow } from './schemas.ts';

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
    /** Tags of the client. */
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

export const listOffers = endpoint<Schemas['listOffers']>({
  method: 'GET',
  path: '/offer/list',
  allow: 'everyone',
  area: 'offers',
  list: offerList,
});

export const getOffer = endpoint<Schemas['getOffer']>({
  method: 'GET',
  path: '/offer/:id',
  allow: 'everyone',
  area: 'offers',
});

export const createOffer = endpoint<Schemas['createOffer']>({
  method: 'POST',
  path: '/offer/create',
  allow: 'manager',
  area: 'offers',
});

export const updateOffer = endpoint<Schemas['updateOffer']>({
  method: 'PATCH',
  path: '/offer/:id',
  allow: 'everyone',
  area: 'offers',
});

export const removeOffer = endpoint<Schemas['removeOffer']>({
  method: 'DELETE',
  path: '/offer/:id',
  allow: 'manager',
  area: 'offers',
});

export const offerFiles = fileCalls('/offer/file/:id/:file', 'everyone', 'offers');

/** Without `offerStatus` the offer keeps the status it has. */
export const commentOffer = endpoint<Schemas['commentOffer']>({
  method: 'POST',
  path: '/offer/comment/:id',
  allow: 'everyone',
  area: 'offers',
});

/** An answer to a decision or a comment, by those who may decide, wrote there or are mentioned there. */
export const answerOffer = endpoint<Schemas['answerOffer']>({
  method: 'POST',
  path: '/offer/answer/:id',
  allow: 'everyone',
  area: 'offers',
});

/** Of a comment, by its own number. */
export const updateOfferComment = endpoint<Schemas['updateOfferComment']>({
  method: 'PATCH',
  path: '/offer/said/:id',
  allow: 'everyone',
  area: 'offers',
});

export const sayOfferCommentSeen = endpoint<Schemas['sayOfferCommentSeen']>({
  method: 'POST',
  path: '/offer/said/seen/:id',
  allow: 'everyone',
  area: 'offers',
});

export const offerCommentHistory = endpoint<Schemas['offerCommentHistory']>({
  method: 'GET',
  path: '/offer/said/history/:id',
  allow: 'everyone',
  area: 'offers',
});
