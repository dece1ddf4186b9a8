import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import type { ClientField } from '@zaplecze/contract/rooms/clients/fields';
import type { ClientMergePreview } from '@zaplecze/contract/rooms/clients/merging/calls';
import type { Db } from '../../../kit/database/database.ts';
import { conflict, invalid, notFound } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import type { ClientReferences, ReferenceMove } from '../../../kit/records/client-references.ts';
import { remainingIds } from '../../../kit/records/merged-records.ts';
import { lockVersions, removeRow, saveRow, touchRow } from '../../../kit/records/rows.ts';
import { getClient } from '../clients.queries.ts';
import { clientName } from '../list/choices.queries.ts';
import { distinctFrom, restoreDistinct } from './distinct.queries.ts';
import * as queries from './merging.queries.ts';
import { differences, restoredFields, type TakenValues, takenValues } from './merging.rules.ts';

const movings = (references: ClientReferences): [string, ReferenceMove][] =>
  Object.entries(references).flatMap(([name, one]) => ('move' in one ? [[name, one]] : []));

/** @throws HttpError 404 when the remaining client does not exist, 400 on `client` for the other one */
async function bothOf(db: Db, user: User, { stays, goes }: { stays: number; goes: number }) {
  if (stays === goes) throw invalid({ client: 'Klienta nie można połączyć z nim samym' });
  const one = await getClient(db, user, stays);
  const other = await getClient(db, user, goes);
  if (!one) throw notFound();
  if (!other) throw invalid({ client: await whyMissing(db, goes) });
  return { stays: one, goes: other };
}

/** Why there is no client to merge: it is a part of another one already, or was never there. */
async function whyMissing(db: Db, id: number): Promise<string> {
  const remaining = (await remainingIds(db, 'client', [id])).get(id);
  return remaining === undefined
    ? 'Nie ma takiego klienta'
    : `Ten klient jest już częścią klienta „${await clientName(db, remaining)}”`;
}

/** What making two clients one would bring. @throws HttpError as `mergeClients` */
export async function previewMerge(
  db: Db,
  references: ClientReferences,
  user: User,
  ids: { stays: number; goes: number },
): Promise<ClientMergePreview> {
  const { stays, goes } = await bothOf(db, user, ids);
  const counts = await Promise.all(movings(references).map(([, { tell }]) => tell(db, goes.id)));
  const refOf = ({ id, name }: Client) => ({ id, name });
  return {
    stays: refOf(stays),
    goes: refOf(goes),
    moved: counts.filter((words) => words !== null),
    fields: differences(stays, goes),
  };
}

/** The later of two last contacts. */
const later = <C extends { day: string }>(one: C | undefined, other: C | undefined) =>
  !one || (other && other.day > one.day) ? other : one;

/**
 * Makes one client a part of another one, whole or not at all: everything that refers to it is moved, its row goes, and
 * its address leads to the one that stays. Gives that one's new version.
 *
 * @throws HttpError 400 on `client`, 404
 */
export async function mergeClients(
  db: Db,
  references: ClientReferences,
  user: User,
  { stays: to, goes: from, take }: { stays: number; goes: number; take: ClientField[] },
): Promise<number> {
  // In one order: of two mergings that cross, one waits for the other and then finds a client gone. Whoever hangs
  // something on either waits too.
  await lockVersions(db, 'client', [to, from]);
  // Pressed by two colleagues: the second finds it done.
  if ((await remainingIds(db, 'client', [from])).get(from) === to)
    return (await getClient(db, user, to))?.version ?? 0;
  const { stays, goes } = await bothOf(db, user, { stays: to, goes: from });
  const row = await queries.wholeRow(db, from);
  const contacts = [await queries.contactOf(db, to), await queries.contactOf(db, from)] as const;
  const distinct = await distinctFrom(db, from);
  const choices = takenValues(stays, goes, take);
  const moved: Record<string, unknown> = {};
  for (const [name, one] of movings(references)) moved[name] = await one.move(db, { from, to });
  await removeRow(db, 'client', from);
  await queries.setContact(db, to, later(...contacts));
  await queries.keepMerge(db, {
    ...{
      client: from,
      into: to,
      name: goes.name,
      nip: goes.nip,
      email: goes.email,
      moved,
      taken: choices,
    },
    row: { row, contacts, distinct },
  });
  const values = Object.fromEntries(
    Object.entries(choices).map(([field, { after }]) => [field, after]),
  );
  // Above every version of either: what was opened as the one that went is told apart from what was opened as this one.
  const version = Math.max(stays.version, goes.version) + 1;
  return await saveRow(db, 'client', to, { ...values, version });
}

/**
 * Takes a merging back: the client is there again under its number, as it was, with what it brought along and is still
 * there. What was done since stays where it was done.
 *
 * @throws HttpError 404 for what is merged into nothing, 409 when it is too late or something else has to go first
 */
export async function splitClient(
  db: Db,
  references: ClientReferences,
  user: User,
  from: number,
): Promise<void> {
  const before = await queries.findMerge(db, from);
  if (!before) throw notFound();
  const to = before.into;
  await lockVersions(db, 'client', [to]);
  // Of two who take it back at once, the second finds it done.
  const known = await queries.findMerge(db, from);
  if (!known) throw notFound();
  if (!known.fresh) throw conflict('Połączenie klientów można cofnąć tylko przez 30 dni.');
  const stays = await getClient(db, user, to);
  if (!stays) throw conflict(await whyGone(db, to));
  const { row, contacts, distinct } = known.row as unknown as {
    row: Record<string, unknown>;
    contacts: [Contact, Contact];
    /** Not of mergings before it was kept. */
    distinct?: number[];
  };
  const now = await queries.contactOf(db, to);
  await queries.restoreRow(db, row);
  await restoreDistinct(db, from, distinct ?? []);
  const moved = known.moved as Record<string, unknown>;
  for (const [name, one] of movings(references))
    if (name in moved) await one.giveBack(db, { from, to }, moved[name]);
  const people = (moved['clientPerson.client'] ?? []) as number[];
  await queries.restoreJoinedContacts(db, { from, to }, people);
  await queries.refreshPersons(db, to);
  await queries.dropMerge(db, from);
  await queries.setContact(db, from, contacts[1] ?? undefined);
  // Its own again, unless somebody was in contact since.
  const joined = later(...contacts);
  await queries.setContact(db, to, now?.day === joined?.day ? (contacts[0] ?? undefined) : now);
  await saveRow(db, 'client', to, restoredFields(stays, known.taken as TakenValues));
  await touchRow(db, 'client', from);
}
type Contact = { day: string; kind: string } | undefined;

/** The one that stayed is itself a part of another one, or was deleted. */
async function whyGone(db: Db, id: number): Promise<string> {
  const merged = await queries.findMerge(db, id);
  return merged
    ? `Klienta „${merged.name}” połączono później z innym. Najpierw cofnij tamto połączenie.`
    : 'Klient, z którym połączono, został usunięty. Połączenia nie można cofnąć.';
}
