import { offerHistory } from '@zaplecze/contract/rooms/history/calls';
import * as contract from '@zaplecze/contract/rooms/offers/calls';
import { offerColumns, offerFilters } from '@zaplecze/contract/rooms/offers/columns';
import { offerChanges, offerCollections, offerFormOf } from '@zaplecze/contract/rooms/offers/forms';
import { commentMissing } from '@zaplecze/contract/rooms/offers/lists';
import { invalid } from '../../kit/http/calls/errors.ts';
import { on } from '../../kit/http/calls/mount.ts';
import { onList } from '../../kit/lists/list-routes.ts';
import { mergeEdits } from '../changes/index.ts';
import { attachmentRoutes } from '../files/index.ts';
import { ownHistory, recordHistory } from '../history/index.ts';
import { offerCommentRoutes } from './offer-comments.routes.ts';
import { findOffers } from './offers.list.queries.ts';
import * as queries from './offers.queries.ts';
import { assertFiles, assertOpen } from './offers.rules.ts';
import * as save from './offers.save.ts';

export const offerRoutes = [
  ...onList(contract.listOffers, {
    find: ({ db, user, query }) => findOffers(db, user, query),
    fields: offerColumns,
    filters: offerFilters,
    sheet: { title: 'Oferty' },
  }),
  on(contract.getOffer, {
    record: ({ db, user, params }) => queries.getOffer(db, user, params.id),
    handle: async ({ record }) => ({ offer: record }),
  }),
  on(contract.createOffer, async ({ db, user, body }) => ({
    id: await save.create(db, user, body),
  })),
  on(contract.updateOffer, {
    record: ({ db, user, params }) => queries.lockOffer(db, user, params.id),
    may: ({ record }) => record.may.decide,
    handle: async ({ db, user, request, record, body }) => {
      const { id, version } = record;
      const rules = { collections: offerCollections, schema: offerChanges };
      const edited = { entity: 'offer', id, version, form: offerFormOf(record), ...rules } as const;
      const { status: _, comment: __, refusalReason: ___, ...own } = body;
      if (Object.keys(own).length > 0) assertOpen(record);
      const joined = await mergeEdits(db, request, edited, body);
      const { status, comment, refusalReason, ...fields } = joined;
      const decision = { status, comment, refusalReason };
      return { version: await save.update(db, user, record, { fields, decision }) };
    },
  }),
  on(contract.removeOffer, {
    record: ({ db, user, params }) => queries.lockOffer(db, user, params.id),
    handle: ({ db, record }) => save.remove(db, record),
  }),
  ...attachmentRoutes(contract.offerFiles, {
    to: 'offer',
    record: ({ db, user, params }) => queries.lockOffer(db, user, params.id),
    may: ({ record }) => record.may.decide,
    assert: assertFiles,
    touch: save.touchOffer,
  }),
  on(contract.commentOffer, {
    record: ({ db, user, params }) => queries.lockOffer(db, user, params.id),
    may: ({ record }) => record.may.decide,
    handle: async ({ db, user, record, body }) => {
      const { comment = null, offerStatus: status = record.status.id, refusalReason } = body;
      if (comment === null && status === record.status.id) {
        throw invalid({ comment: commentMissing });
      }
      await save.update(db, user, record, { decision: { status, comment, refusalReason } });
    },
  }),
  ...offerCommentRoutes,
  recordHistory(offerHistory, {
    source: ownHistory('offer'),
    record: ({ db, user, params }) => queries.getOffer(db, user, params.id),
  }),
];
