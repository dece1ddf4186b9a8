import * as contract from '@zaplecze/contract/offers';
import { offerChanges, offerCollections, offerFormOf } from '@zaplecze/contract/offers.forms';
import { commentMissing } from '@zaplecze/contract/offers.lists';
import { invalid } from '../../kit/errors.ts';
import { onList } from '../../kit/list-routes.ts';
import { on } from '../../kit/mount.ts';
import { mergeEdits } from '../changes/merge.ts';
import { attachFile, detachFile, dropFilesOf } from '../files/files.queries.ts';
import { findOffers } from './offers.list.queries.ts';
import * as queries from './offers.queries.ts';
import { assertFileLeft, assertOpen } from './offers.rules.ts';
import { create, update } from './offers.save.ts';
import { offerSheet } from './offers.sheet.ts';

export const offerRoutes = [
  ...onList(contract.listOffers, {
    find: ({ db, user, query }) => findOffers(db, user, query),
    sheet: offerSheet,
  }),
  on(contract.getOffer, {
    record: ({ db, user, params }) => queries.getOffer(db, user, params.id),
    handle: async ({ record }) => ({ offer: record }),
  }),
  on(contract.createOffer, async ({ db, user, body }) => ({ id: await create(db, user, body) })),
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
      return { version: await update(db, user, record, { fields, decision }) };
    },
  }),
  on(contract.removeOffer, {
    record: ({ db, user, params }) => queries.lockOffer(db, user, params.id),
    handle: async ({ db, record }) => {
      await queries.removeOffer(db, record.id);
      await dropFilesOf(db, 'offer', [record.id]);
      return {};
    },
  }),
  on(contract.attachOfferFile, {
    record: ({ db, user, params }) => queries.lockOffer(db, user, params.id),
    may: ({ record }) => record.may.decide,
    handle: async ({ db, user, params, record }) => {
      assertOpen(record);
      await attachFile(db, { file: params.file, user, to: 'offer', id: record.id });
      await queries.updateOffer(db, record.id, {});
      return {};
    },
  }),
  on(contract.detachOfferFile, {
    record: ({ db, user, params }) => queries.lockOffer(db, user, params.id),
    may: ({ record }) => record.may.decide,
    handle: async ({ db, params, record }) => {
      assertOpen(record);
      assertFileLeft(record, params.file);
      await detachFile(db, { file: params.file, from: 'offer', id: record.id });
      await queries.updateOffer(db, record.id, {});
      return {};
    },
  }),
  on(contract.commentOffer, {
    record: ({ db, user, params }) => queries.lockOffer(db, user, params.id),
    may: ({ record }) => record.may.decide,
    handle: async ({ db, user, record, body }) => {
      const { comment = null, offerStatus: status = record.status.id, refusalReason } = body;
      if (comment === null && status === record.status.id) {
        throw invalid({ comment: commentMissing });
      }
      await update(db, user, record, { decision: { status, comment, refusalReason } });
      return {};
    },
  }),
];
