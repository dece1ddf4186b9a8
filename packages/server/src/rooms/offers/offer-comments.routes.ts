import * as contract from '@zaplecze/contract/rooms/offers/calls';
import { on } from '../../kit/http/calls/mount.ts';
import { mayChange } from '../comments/index.ts';
import { findOfferComment, lockOfferComment, wordsBefore } from './offer-comments.queries.ts';
import { answer, reword, see } from './offer-comments.save.ts';
import { lockOffer } from './offers.queries.ts';

export const offerCommentRoutes = [
  on(contract.answerOffer, {
    record: ({ db, user, params }) => lockOffer(db, user, params.id),
    may: ({ record }) => record.mayAnswer,
    handle: async ({ db, user, record, body }) => ({ id: await answer(db, user, record, body) }),
  }),
  on(contract.updateOfferComment, {
    record: ({ db, params }) => lockOfferComment(db, params.id),
    may: ({ user, record }) => record.comment !== null && mayChange(user, record.createdBy),
    handle: ({ db, user, record, body }) => reword(db, user, record, body.comment),
  }),
  on(contract.sayOfferCommentSeen, {
    record: ({ db, params }) => findOfferComment(db, params.id),
    may: ({ user, record }) => record.createdBy !== user.id,
    handle: ({ db, user, record, body }) => see(db, user, record.id, body.seen),
  }),
  on(contract.offerCommentHistory, {
    record: ({ db, params }) => findOfferComment(db, params.id),
    handle: async ({ db, record }) => ({ list: await wordsBefore(db, record.id) }),
  }),
];
