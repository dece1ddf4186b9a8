import { addressOf } from '@zaplecze/contract/addresses';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import type { Db } from '../../../kit/database/database.ts';
import type { User } from '../../../kit/http/guard.ts';
import { aboutScreen, notify } from '../../notifications/index.ts';
import { type AbsenceFields, findPersonName, rulesOf } from '../absences.write.queries.ts';
import { findDeciders } from './deciders.queries.ts';

/* Notices about requested absences, and their recipients. */

type Entry = AbsenceFields & { id: number };

const shown = (day: string) => day.split('-').reverse().join('.');

/** '23.11.2026', 'od 23.11.2026 do 25.11.2026', '23.11.2026, 4 godz.'. */
export function daysInWords({ dateFrom, dateTo, hours }: Omit<AbsenceFields, 'owner'>): string {
  if (dateFrom !== dateTo) return `od ${shown(dateFrom)} do ${shown(dateTo)}`;
  return hours ? `${shown(dateFrom)}, ${String(hours).replace('.', ',')} godz.` : shown(dateFrom);
}

/** The request as what a notice leads to, under a name. */
export const about = ({ id }: { id: number }, name: string) =>
  aboutScreen({ id, name, address: addressOf('absenceRequests', { item: id }) });

/** Whoever decides hears that something waits for them. */
export async function notifyDeciders(db: Db, user: User, entry: Entry): Promise<void> {
  const [name, { name: type }, deciders] = await Promise.all([
    findPersonName(db, entry.owner),
    rulesOf(db, entry.type),
    findDeciders(db, entry.owner, entry.id),
  ]);
  await notify(db, {
    kind: 'absenceRequested',
    to: deciders.map(({ id }) => id),
    by: user.id,
    about: about(entry, `${name}: ${type}`),
    more: daysInWords(entry),
  });
}

/** Notifies the absent person of the decision; their substitute gets no notice. */
export async function notifyOfDecision(
  db: Db,
  user: Pick<User, 'id'>,
  entry: Entry,
  { status, reason }: { status: number; reason: string | null },
): Promise<void> {
  const { name: type } = await rulesOf(db, entry.type);
  const words = status === absenceStatus.accepted ? 'zaakceptowana' : 'odmowa';
  await notify(db, {
    kind: 'absenceDecided',
    to: [entry.owner],
    by: user.id,
    about: about(entry, `${type}, ${daysInWords(entry)}`),
    more: reason ? `${words}: ${reason}` : words,
    personal: true,
  });
}

/** The other side hears of a change: the person of the manager's, those who decide of the person's. */
export async function notifyOther(db: Db, user: User, entry: Entry, more: string): Promise<void> {
  const own = entry.owner === user.id;
  const [name, { name: type }] = await Promise.all([
    findPersonName(db, entry.owner),
    rulesOf(db, entry.type),
  ]);
  const to = own
    ? (await findDeciders(db, entry.owner, entry.id)).map(({ id }) => id)
    : [entry.owner];
  await notify(db, {
    kind: 'absenceChanged',
    to,
    by: user.id,
    about: about(entry, own ? `${name}: ${type}` : type),
    more,
    personal: !own,
  });
}

export const notifyOfChange = (
  db: Db,
  user: User,
  entry: Entry,
  reason: string | null = null,
): Promise<void> =>
  notifyOther(db, user, entry, `teraz ${daysInWords(entry)}${reason ? `: ${reason}` : ''}`);

/** The person hears that it is somebody else's now. */
export async function notifyOfTransfer(
  db: Db,
  user: User,
  entry: Entry,
  { owner, reason }: { owner: number; reason: string | null },
): Promise<void> {
  const why = reason ? `: ${reason}` : '';
  const name = await findPersonName(db, owner);
  await notifyOther(db, user, entry, `zapisana teraz na: ${name}, ${daysInWords(entry)}${why}`);
}

/** It was withdrawn or cancelled. */
export async function notifyOfEnd(
  db: Db,
  user: User,
  entry: Entry & { status: number },
  reason: string | null,
): Promise<void> {
  const words = entry.status === absenceStatus.requested ? 'wycofana' : 'odwołana';
  const why = reason ? `: ${reason}` : '';
  await notifyOther(db, user, entry, `${words}, ${daysInWords(entry)}${why}`);
}
