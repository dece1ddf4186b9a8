import type { Body } from '@zaplecze/contract/kit/endpoint';
import type { createOffer, Offer } from '@zaplecze/contract/offers';
import { offerStatuses } from '@zaplecze/contract/offers.lists';
import type { Db } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import type { User } from '../../kit/guard.ts';
import { statusOf } from '../../kit/refs.ts';
import { assertChoices } from '../dictionaries/choices.queries.ts';
import { attachFile, setFiles } from '../files/files.queries.ts';
import { aboutScreen, notify } from '../notifications/notify.ts';
import { activePeople, clientName } from '../projects/projects.queries.ts';
import * as queries from './offers.queries.ts';
import { assertExplained } from './offers.rules.ts';

type References = { client?: number; seller?: number; projectTypes?: number[] };

/** @throws HttpError 400 on the field that points at nothing, or at somebody who has left */
async function assertReferences(db: Db, references: References, kept?: Offer): Promise<void> {
  const { client, seller, projectTypes } = references;
  if (client !== undefined) await clientName(db, client);
  if (seller !== undefined && seller !== kept?.seller.id) {
    const active = await activePeople(db, [seller]);
    if (!active.has(seller)) throw invalid({ seller: 'Sprzedawca jest wymagany' });
  }
  await assertChoices(db, {
    field: 'projectTypes',
    table: 'projectType',
    ids: projectTypes ?? [],
    kept: kept?.projectTypes.map(({ id }) => id),
    message: 'Usługa jest wymagana',
  });
}

/** Makes an offer with its services and files, or nothing at all; it awaits a decision. */
export async function create(db: Db, user: User, body: Body<typeof createOffer>): Promise<number> {
  const { projectTypes, files = [], ...fields } = body;
  await assertReferences(db, body);
  if (fields.previous && !(await queries.offerExists(db, fields.previous))) {
    throw invalid({ previous: 'Nie ma takiej oferty' });
  }
  const id = await queries.insertOffer(db, fields);
  await queries.setServices(db, id, projectTypes);
  for (const file of files) await attachFile(db, { file, user, to: 'offer', id });
  return id;
}

type Fields = Partial<Omit<Body<typeof createOffer>, 'previous'>>;

/** Changes the sent fields; gives the new version. */
export async function update(db: Db, user: User, offer: Offer, body: Fields): Promise<number> {
  const { projectTypes, files, ...fields } = body;
  await assertReferences(db, body, offer);
  if (projectTypes) await queries.setServices(db, offer.id, projectTypes);
  if (files) await setFiles(db, { ...offer, user, to: 'offer' }, files);
  return await queries.updateOffer(db, offer.id, fields);
}

/**
 * Notes a comment, and with it a change of status; those who take part are told. Neither changed
 * nor said: nothing happens.
 *
 * @throws HttpError 400 on `comment` when the new status must say why
 */
export async function decide(
  db: Db,
  user: User,
  offer: Offer,
  { status, comment }: { status: number; comment: string | null },
): Promise<void> {
  assertExplained(offer.status.id, status, comment);
  const changed = status !== offer.status.id;
  if (!changed && comment === null) return;
  await queries.insertComment(db, { offer: offer.id, status, comment, createdBy: user.id });
  await queries.updateOffer(db, offer.id, changed ? { status } : {});
  await tell(db, user, offer, { decision: changed ? status : null, said: comment !== null });
}

/**
 * The seller and whoever made the offer are told of a decision; of a comment they too, unless the
 * decision told them, and whoever has written before.
 */
async function tell(
  db: Db,
  user: User,
  { id, name, seller, createdBy, comments }: Offer,
  { decision, said }: { decision: number | null; said: boolean },
): Promise<void> {
  const about = aboutScreen({ id, name, address: `/offer/view/${id}` });
  const known = (people: ({ id: number } | null)[]) => people.flatMap((one) => one?.id ?? []);
  const owners = known([seller, createdBy]);
  const told = decision === null ? [] : owners;
  if (decision !== null) {
    const more = statusOf(offerStatuses, decision).name;
    await notify(db, { kind: 'offerDecision', to: owners, by: user.id, about, more });
  }
  if (!said) return;
  const writers = known(comments.map((one) => one.createdBy));
  const to = [...owners, ...writers].filter((one) => !told.includes(one));
  await notify(db, { kind: 'offerComment', to, by: user.id, about, more: user.name });
}
