import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import type { createOffer, Offer, updateOffer } from '@zaplecze/contract/rooms/offers/calls';
import { isOpenOffer, offerStatus, offerStatuses } from '@zaplecze/contract/rooms/offers/lists';
import { demandCustom, saveCustom } from '../../kit/custom-fields/save.ts';
import type { Db } from '../../kit/database/database.ts';
import { statusOf } from '../../kit/database/refs.ts';
import { conflict, invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { setLinks } from '../../kit/records/links.ts';
import { insertRow, removeRow, saveRow, touchRow } from '../../kit/records/rows.ts';
import { clientName } from '../clients/index.ts';
import {
  assertMentions,
  type CommentSaved,
  noteCalls,
  notifyOfComment,
} from '../comments/index.ts';
import { archivedMessage, assertChoice } from '../dictionaries/index.ts';
import { attachFile, dropFilesOf, setFiles } from '../files/index.ts';
import { notify } from '../notifications/index.ts';
import { activePeople, personAtWork } from '../people/index.ts';
import * as queries from './offers.queries.ts';
import { assertDays, assertExplained } from './offers.rules.ts';
import { aboutOffer, offerTalk } from './talk.queries.ts';

const links = {
  projectTypes: {
    table: 'offerProjectType',
    owner: 'offer',
    column: 'projectType',
    of: 'projectType',
    message: 'Usługa jest wymagana',
    archived: archivedMessage,
  },
} as const;

type References = { client?: number; seller?: number };

/** @throws HttpError 400 on the field that points at nothing, or at somebody who has left */
async function assertReferences(db: Db, references: References, before?: Offer): Promise<void> {
  const { client, seller } = references;
  if (client !== undefined) await clientName(db, client);
  if (seller !== undefined && seller !== before?.seller.id) {
    const active = await activePeople(db, [seller]);
    if (!active.has(seller)) throw invalid({ seller: 'Sprzedawca jest wymagany' });
  }
}

type Followed = { id: number; seller: number; status: number };

/**
 * The offer that a new one follows.
 *
 * @throws HttpError 400 on `previous` when there is no such offer, it is another client's, another one follows it, or a
 *   project holds it
 */
async function assertFollows(db: Db, previous: number, client: number): Promise<Followed> {
  const offer = await queries.followedOffer(db, previous);
  if (offer === undefined) throw invalid({ previous: 'Nie ma takiej oferty' });
  if (offer.client !== client) {
    throw invalid({ previous: 'Poprzednia oferta jest innego klienta' });
  }
  if (offer.next !== null) {
    throw invalid({ previous: `Tę ofertę złożono już ponownie: „${offer.next}”` });
  }
  const project = await queries.holdingProject(db, previous);
  if (project !== undefined && offer.status === offerStatus.accepted)
    throw invalid({ previous: `Z tej oferty powstał już projekt „${project}”` });
  return offer;
}

/** One that waited or was accepted is so no more: of the two the new one alone counts as what is to come. */
async function endFollowed(
  db: Db,
  user: User,
  { offer: { id, status }, by }: { offer: Followed; by: string },
): Promise<void> {
  if (!isOpenOffer(status) && status !== offerStatus.accepted) return;
  const anew = { status: offerStatus.submittedAnew };
  const comment = `Złożona ponownie: „${by}”`;
  await queries.insertComment(db, { offer: id, ...anew, comment, createdBy: user.id });
  await saveRow(db, 'offer', id, anew);
}

/**
 * An accepted offer that a project holds stays what it is.
 *
 * @throws HttpError 409 naming the project
 */
async function assertNoProject(db: Db, { id, status }: Offer): Promise<void> {
  if (status.id !== offerStatus.accepted) return;
  const project = await queries.holdingProject(db, id);
  if (project !== undefined)
    throw conflict(`Z tej oferty powstał projekt „${project}”. Najpierw anuluj albo usuń projekt.`);
}

/** Whose an offer submitted anew is: of a seller who has left since, whoever submits it. */
async function sellerAgain(
  db: Db,
  user: User,
  { before, now }: { before: number; now: number },
): Promise<number> {
  if (now !== before || (await activePeople(db, [now])).has(now)) return now;
  return user.id;
}

/** Makes an offer with its services and files, or nothing at all; it awaits a decision. */
export async function create(db: Db, user: User, body: Body<typeof createOffer>): Promise<number> {
  const { projectTypes, files = [], custom, ...fields } = body;
  const followed = fields.previous
    ? await assertFollows(db, fields.previous, fields.client)
    : undefined;
  if (followed)
    fields.seller = await sellerAgain(db, user, { before: followed.seller, now: fields.seller });
  await assertReferences(db, fields);
  assertDays(body);
  const id = await insertRow(db, 'offer', fields);
  if (followed) await endFollowed(db, user, { offer: followed, by: fields.name });
  await setLinks(db, links, id, { projectTypes }, { fresh: true });
  const at = { fresh: true, status: offerStatus.awaiting };
  await saveCustom({ db, user, record: 'offer', id }, custom, at);
  for (const file of files) await attachFile(db, { file, user, to: 'offer', id });
  return id;
}

/** Who sells what is to be done something about again: of a seller who has left whoever took over, else who acts. */
const sellerAtWork = async (db: Db, user: { id: number }, seller: number): Promise<number> =>
  (await personAtWork(db, seller)) ?? user.id;

/** An accepted offer whose project is gone waits for another one: nobody who has left sells it. */
export async function reopenSale(db: Db, user: { id: number }, id: number | null): Promise<void> {
  const offer = id === null ? undefined : await queries.acceptedOffer(db, id);
  if (!offer) return;
  const seller = await sellerAtWork(db, user, offer.seller);
  if (seller !== offer.seller) await saveRow(db, 'offer', offer.id, { seller });
}

/** @throws HttpError 400 on `client`: offers that follow one another, and their project, have one client */
async function assertMovable(db: Db, { id, previous, next }: Offer): Promise<void> {
  if (previous || next.length > 0) {
    throw invalid({ client: 'Poprzednia i następna oferta są tego samego klienta' });
  }
  if (await queries.hasProject(db, id)) {
    throw invalid({ client: 'Z tej oferty powstał już projekt tego klienta' });
  }
}

type Decision = { status?: number; comment?: string | null; refusalReason?: number | null };
type Fields = Omit<Body<typeof updateOffer>, keyof Decision>;

/** Saves the sent fields and the decision as one change; gives the new version. */
export async function update(
  db: Db,
  user: User,
  offer: Offer,
  { fields = {}, decision }: { fields?: Fields; decision: Decision },
): Promise<number> {
  const { projectTypes, files, custom, ...columns } = fields;
  await assertReferences(db, fields, offer);
  assertDays(fields, offer);
  if (fields.client !== undefined && fields.client !== offer.client.id) {
    await assertMovable(db, offer);
  }
  const decided = await decide(db, user, offer, decision);
  const { status = offer.status.id } = decided ?? {};
  if (status !== offer.status.id) await assertNoProject(db, offer);
  if (status !== offer.status.id && status !== offerStatus.refused) {
    columns.seller = await sellerAtWork(db, user, fields.seller ?? offer.seller.id);
  }
  if (!decided && Object.keys(fields).length === 0) return offer.version;
  await setLinks(db, links, offer.id, { projectTypes });
  if (files) await setFiles(db, { ...offer, user, to: 'offer' }, files);
  const own = { db, user, record: 'offer', id: offer.id } as const;
  await saveCustom(own, custom, { status });
  const version = await saveRow(db, 'offer', offer.id, { ...columns, ...decided });
  await demandCustom(own, { before: offer.status.id, now: status });
  return version;
}

/**
 * Stores a comment, and with it a change of status; the participants are notified. Returns the columns that change
 * with it, undefined when there is neither.
 *
 * @throws HttpError 400 on `comment` when the new status needs a reason, on `refusalReason`
 */
async function decide(
  db: Db,
  user: User,
  offer: Offer,
  { status = offer.status.id, comment = null, refusalReason }: Decision,
) {
  assertExplained(offer.status.id, status, comment);
  const before = offer.refusalReason?.id ?? null;
  const reason = await reasonOf(db, { status, chosen: refusalReason, before });
  const changed = status !== offer.status.id;
  if (changed || comment !== null) {
    const place = { talk: offerTalk, record: offer.id, user };
    const words = { text: comment ?? '', field: 'comment' };
    const mentioned = await assertMentions(db, place, words);
    const course = { offer: offer.id, status, comment, createdBy: user.id };
    const saved = { id: await queries.insertComment(db, course), mentioned, answered: null };
    await noteCalls(db, place, saved);
    await notifyOfChange(db, user, offer, {
      decision: changed ? status : null,
      comment: comment === null ? null : saved,
    });
  } else if (reason === before) return undefined;
  return { ...(changed && { status }), ...(reason !== before && { refusalReason: reason }) };
}

/** Only a refused offer has a reason. @throws HttpError 400 on `refusalReason` */
async function reasonOf(
  db: Db,
  { status, chosen, before }: { status: number; chosen?: number | null; before: number | null },
): Promise<number | null> {
  if (status !== offerStatus.refused) {
    if (chosen) throw invalid({ refusalReason: 'Powód podaje się tylko przy odmowie' });
    return null;
  }
  await assertChoice(db, {
    field: 'refusalReason',
    table: 'refusalReason',
    id: chosen,
    present: before,
    message: 'Nie ma takiego powodu',
  });
  return chosen === undefined ? before : chosen;
}

/**
 * The seller and whoever made the offer are told of a decision; of a comment they too, unless the
 * decision told them, and whoever has written before.
 */
export async function notifyOfChange(
  db: Db,
  user: User,
  { id, name, seller, createdBy, comments }: Offer,
  { decision, comment: savedComment }: { decision: number | null; comment: CommentSaved | null },
): Promise<void> {
  const about = aboutOffer({ id, name });
  const known = (people: ({ id: number } | null)[]) => people.flatMap((one) => one?.id ?? []);
  const owners = known([seller, createdBy]);
  const notified = decision === null ? [] : owners;
  if (decision !== null) {
    const more = statusOf(offerStatuses, decision).name;
    await notify(db, { kind: 'offerDecision', to: owners, by: user.id, about, more });
  }
  if (!savedComment) return;
  const writers = known(comments.map((one) => one.createdBy));
  const to = [...owners, ...writers].filter((one) => !notified.includes(one));
  const others = { kind: 'offerComment', to } as const;
  await notifyOfComment(db, { talk: offerTalk, user, about, comment: savedComment, others });
}

/** The offer's version counts its files. */
export const touchOffer = (db: Db, id: number) => touchRow(db, 'offer', id);

/** Removes an offer with its files. @throws HttpError 409 naming the project that holds it */
export async function remove(db: Db, offer: Offer): Promise<void> {
  await assertNoProject(db, offer);
  const { id } = offer;
  await removeRow(db, 'offer', id);
  await dropFilesOf(db, 'offer', [id]);
}
