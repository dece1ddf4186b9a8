import type { Offer, OfferComment } from '@zaplecze/contract/rooms/offers/calls';
import { offerFields } from '@zaplecze/contract/rooms/offers/fields';
import { offerStatus, offerStatuses } from '@zaplecze/contract/rooms/offers/lists';
import { sql } from 'kysely';
import { customOf } from '../../kit/custom-fields/values.queries.ts';
import { type Db, preparedStatement, throughPreparedPlans } from '../../kit/database/database.ts';
import {
  authorTo,
  filesOf,
  knownColored,
  knownPerson,
  personTo,
  statusOf,
} from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { columnsOf } from '../../kit/records/record-fields.ts';
import { insertRow, lockRow } from '../../kit/records/rows.ts';
import { mayChange, ownCall, talkOf } from '../comments/index.ts';
import { mayAnswer, offerCommentColumns } from './offer-comments.queries.ts';
import { offerMay } from './offers.rules.ts';

type CommentRow = Omit<OfferComment, 'status' | 'call' | 'may'> & {
  status: number;
  called: { id: number; user: number }[];
};

const talk = talkOf('offer', 'k.id');

/** An offer with everything its form and its page show, in one round trip. */
export async function getOffer(db: Db, user: User, id: number): Promise<Offer | undefined> {
  const row = await throughPreparedPlans(db)
    .selectFrom('offer as o')
    .modifyFront(preparedStatement)
    .select([
      'o.id',
      ...columnsOf('o', offerFields),
      'o.version',
      knownColored('client', 'o.client').as('client'),
      knownPerson('o.seller').as('seller'),
      authorTo('o.createdBy').as('createdBy'),
      authorTo('o.userModified').as('userModified'),
      filesOf('offer', 'o.id').as('files'),
      customOf('offer', 'o.id', user.flags).as('custom'),
      mayAnswer(user).as('mayAnswer'),
      sql<Offer['projectTypes']>`coalesce((select json_agg(json_build_object('id', t.id,
        'name', t.name, 'color', t.color) order by t.name, t.id) from "offerProjectType" l
        join "projectType" t on t.id = l."projectType" where l.offer = o.id), '[]')`.as(
        'projectTypes',
      ),
      sql<
        Offer['previous']
      >`(select json_build_object('id', p.id, 'name', p.name) from offer p where p.id = o.previous)`.as(
        'previous',
      ),
      sql<
        Offer['refusalReason']
      >`(select json_build_object('id', r.id, 'name', r.name) from "refusalReason" r where r.id = o."refusalReason")`.as(
        'refusalReason',
      ),
      sql<Offer['next']>`coalesce((select json_agg(json_build_object('id', n.id, 'name', n.name)
        order by n.id) from offer n where n.previous = o.id), '[]')`.as('next'),
      sql<
        Offer['projects']
      >`coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name, 'cancelled', p.cancelled)
        order by p.id) from project p where p.offer = o.id and ${user.flags.manager}), '[]')`.as(
        'projects',
      ),
      sql<CommentRow[]>`coalesce((select json_agg(json_build_object('id', k.id,
        'mentions', ${talk.mentions}, 'called', ${talk.called}, 'created', k.created, 'status', k.status, 'comment', k.comment,
        ${offerCommentColumns}, 'createdBy', ${personTo('k.createdBy')}) order by k.id)
        from "offerComment" k where k.offer = o.id), '[]')`.as('comments'),
    ])
    .where('o.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      status: statusOf(offerStatuses, row.status),
      comments: row.comments.map((one) => ({
        ...ownCall(user, one),
        status: statusOf(offerStatuses, one.status),
        may: { edit: one.comment !== null && mayChange(user, one.createdBy?.id ?? null) },
      })),
      may: offerMay(user, { status: row.status, seller: row.seller.id }),
    }
  );
}

/** An offer locked for a change, as its page shows it; undefined when there is none. */
export async function lockOffer(db: Db, user: User, id: number): Promise<Offer | undefined> {
  return (await lockRow(db, 'offer', id)) && (await getOffer(db, user, id));
}

/** Notes what was decided or said; gives its number. */
export async function insertComment(
  db: Db,
  comment: {
    offer: number;
    status: number;
    comment: string | null;
    createdBy: number;
    answerTo?: number;
  },
): Promise<number> {
  return await insertRow(db, 'offerComment', comment);
}

/** The client of an offer, locked until the transaction ends; undefined when there is none. */
export const followedOffer = (db: Db, id: number) =>
  db
    .selectFrom('offer')
    .select(['id', 'client', 'seller', 'status'])
    .select((offer) =>
      offer
        .selectFrom('offer as n')
        .select('n.name')
        .whereRef('n.previous', '=', 'offer.id')
        .limit(1)
        .as('next'),
    )
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** An accepted offer that no project holds (any more). */
export const acceptedOffer = (db: Db, id: number) =>
  db
    .selectFrom('offer')
    .select(['id', 'seller'])
    .where('id', '=', id)
    .where('status', '=', offerStatus.accepted)
    .where(
      sql<boolean>`not exists (select from project p where p.offer = offer.id and not p.cancelled)`,
    )
    .executeTakeFirst();

/** The name of the project that holds an offer: made of it and not cancelled. */
export async function holdingProject(db: Db, id: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('project')
    .select('name')
    .where('offer', '=', id)
    .where('cancelled', '=', false)
    .executeTakeFirst();
  return found?.name;
}

/** Whether a project was made of an offer, whoever asks. */
export async function hasProject(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('project')
    .select('id')
    .where('offer', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
