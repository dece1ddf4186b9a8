import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import type { Db } from '../../../kit/database/database.ts';
import type { User } from '../../../kit/http/guard.ts';
import { notify } from '../../notifications/index.ts';
import { findPersonName, type LockedEntry, rulesOf } from '../absences.write.queries.ts';
import type { ChangeFields } from './changes.save.ts';
import { findDeciders } from './deciders.queries.ts';
import { about, daysInWords, notifyOther } from './notify-requests.ts';

/* Notices about changes of accepted absences: asked for, decided about, withdrawn. */

/** 'od 1.12.2026 do 4.12.2026 → od 1.12.2026 do 8.12.2026', with the type where it is another one; 'odwołanie, …'. */
async function changeInWords(db: Db, entry: LockedEntry, wanted: ChangeFields): Promise<string> {
  if (!wanted) return `odwołanie, ${daysInWords(entry)}`;
  const { name } = await rulesOf(db, wanted.type);
  const type = wanted.type === entry.type ? '' : `${name}, `;
  return `zmiana: ${daysInWords(entry)} → ${type}${daysInWords(wanted)}`;
}

/** Those who decide hear that a change waits for them. */
export async function notifyOfChangeRequest(
  db: Db,
  user: User,
  { entry, wanted, note }: { entry: LockedEntry; wanted: ChangeFields; note: string | null },
): Promise<void> {
  const [name, { name: type }, deciders, words] = await Promise.all([
    findPersonName(db, entry.owner),
    rulesOf(db, entry.type),
    findDeciders(db, entry.owner, entry.id),
    changeInWords(db, entry, wanted),
  ]);
  await notify(db, {
    kind: 'absenceRequested',
    to: deciders.map(({ id }) => id),
    by: user.id,
    about: about(entry, `${name}: ${type}`),
    more: note ? `${words}: ${note}` : words,
  });
}

/** The absent person hears what became of the change they asked for; their substitute gets no notice. */
export async function notifyOfChangeDecision(
  db: Db,
  user: Pick<User, 'id'>,
  decided: { entry: LockedEntry; wanted: ChangeFields; status: number; reason: string | null },
): Promise<void> {
  const { entry, wanted, status, reason } = decided;
  const [{ name: type }, change] = await Promise.all([
    rulesOf(db, entry.type),
    changeInWords(db, entry, wanted),
  ]);
  const words = status === absenceStatus.accepted ? 'zaakceptowano' : 'odmowa, zostaje jak było';
  await notify(db, {
    kind: 'absenceDecided',
    to: [entry.owner],
    by: user.id,
    about: about(entry, type),
    more: `${change}: ${reason ? `${words}: ${reason}` : words}`,
    personal: true,
  });
}

/** The other side hears that a change is asked for no more. */
export const notifyOfWithdrawal = (
  db: Db,
  user: User,
  { entry, reason }: { entry: LockedEntry; reason: string | null },
): Promise<void> =>
  notifyOther(
    db,
    user,
    entry,
    `wycofana zmiana, zostaje ${daysInWords(entry)}${reason ? `: ${reason}` : ''}`,
  );
