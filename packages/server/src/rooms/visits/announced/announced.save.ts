import { addressOf } from '@zaplecze/contract/addresses';
import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import { fieldErrors } from '@zaplecze/contract/kit/calls/messages';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type {
  Announcement,
  announceGuest,
  updateAnnounced,
} from '@zaplecze/contract/rooms/visits/announced/calls';
import { announcedForm, announcedFormOf } from '@zaplecze/contract/rooms/visits/announced/forms';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import { insertRow, removeRow, saveRow } from '../../../kit/records/rows.ts';
import { assertClient } from '../../clients/index.ts';
import { aboutScreen, notify } from '../../notifications/index.ts';
import { activePeople } from '../../people/index.ts';
import { registerGuest } from '../../reception/index.ts';
import { keepVisit } from '../visits.save.ts';
import { getAnnounced } from './announced.list.queries.ts';

/** @throws HttpError 400 on the field that points at nobody who is here, or at no client */
async function assertReferences(
  db: Db,
  { user, client }: { user?: number | undefined; client?: number | null | undefined },
): Promise<void> {
  if (user !== undefined && !(await activePeople(db, [user])).has(user))
    throw invalid({ user: 'Wskaż, do kogo' });
  if (client) await assertClient(db, client);
}

/** Who was to come this morning may still come. @throws HttpError 400 on `expected` of a day that has passed */
function assertAhead(expected: string): void {
  if (warsawDay(Date.parse(expected)) < warsawDay()) {
    throw invalid({ expected: 'Ten dzień już minął' });
  }
}

/** Notifies the host of an announced guest, except of an announcement of their own. */
async function notifyHost(db: Db, by: User, id: number): Promise<void> {
  const found = await getAnnounced(db, by, id);
  if (!found) return;
  const { fullName: name, user, client, clientName } = found;
  await notify(db, {
    kind: 'guestAnnounced',
    to: [user.id],
    by: by.id,
    about: aboutScreen({ id, name, address: addressOf('announcedGuest', { id }) }),
    more: client?.name ?? clientName ?? '',
  });
}

/** Null is the column's own empty value. */
const texts = (fields: {
  car?: string | null | undefined;
  description?: string | null | undefined;
}) => ({
  ...(fields.car !== undefined && { car: fields.car ?? '' }),
  ...(fields.description !== undefined && { description: fields.description ?? '' }),
});

export async function announce(
  db: Db,
  user: User,
  body: Body<typeof announceGuest>,
): Promise<number> {
  assertAhead(body.expected);
  await assertReferences(db, body);
  const { people, car: _, description: __, ...fields } = body;
  const id = await insertRow(db, 'announcedGuest', {
    ...fields,
    ...texts(body),
    people: people ?? 1,
  });
  await notifyHost(db, user, id);
  return id;
}

type Changes = Body<typeof updateAnnounced>;

/** Changes the sent fields; gives the new version. A client takes the place of a typed name and the other way round. */
export async function update(
  db: Db,
  user: User,
  known: Announcement,
  changes: Changes,
): Promise<number> {
  const all = { ...changes };
  if (changes.client && !('clientName' in changes)) all.clientName = null;
  if (changes.clientName && !('client' in changes)) all.client = null;
  const whole = announcedForm.safeParse({ ...announcedFormOf(known), ...all });
  if (!whole.success) throw invalid(fieldErrors(whole.error));
  if (all.expected !== undefined && all.expected !== known.expected) assertAhead(all.expected);
  const moved = all.user !== undefined && all.user !== known.user.id;
  await assertReferences(db, { client: all.client, ...(moved && { user: all.user }) });
  const { people, car: _, description: __, ...fields } = all;
  const version = await saveRow(db, 'announcedGuest', known.id, {
    ...fields,
    ...texts(all),
    ...(people !== undefined && { people: people ?? 1 }),
  });
  if (moved) await notifyHost(db, user, known.id);
  return version;
}

export const remove = (db: Db, id: number): Promise<void> => removeRow(db, 'announcedGuest', id);

/**
 * Lets an announced guest in: a guest of the register from now on, whose host is notified at once. Safe to repeat:
 * returns the same row.
 *
 * @param by the person who lets the guest in; `nobody` where the guest did so at a kiosk
 */
export async function letIn(
  db: Db,
  by: User,
  known: Announcement,
  kiosk: number | null = null,
): Promise<number> {
  const before = await db
    .selectFrom('announcedGuest')
    .select('reception')
    .where('id', '=', known.id)
    .executeTakeFirstOrThrow();
  if (before.reception !== null) return before.reception;
  const { fullName, user, client, clientName, description, people, car } = known;
  const id = await registerGuest(db, by, {
    category: 'guest',
    fullName,
    user: user.id,
    client: client?.id ?? null,
    clientName,
    description,
  });
  await keepVisit(db, id, { people, car: car ?? '', kiosk });
  await saveRow(db, 'announcedGuest', known.id, { reception: id, entered: sql<string>`now()` });
  return id;
}
