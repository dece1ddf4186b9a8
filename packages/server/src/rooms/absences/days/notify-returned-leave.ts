import type { Db } from '../../../kit/database/database.ts';
import type { User } from '../../../kit/http/guard.ts';
import { notify } from '../../notifications/index.ts';
import { type AbsenceFields, findPersonName, rulesOf } from '../absences.write.queries.ts';
import { findDeciders } from '../requests/deciders.queries.ts';
import { about, daysInWords } from '../requests/notify-requests.ts';
import { listInterrupted } from './overlaps.queries.ts';

/**
 * The absent person and those who decide hear that sickness gives days of leave back (art. 166), and which leave it is: what is
 * left of it after the sickness is theirs to agree about.
 */
export async function notifyOfReturnedLeave(
  db: Db,
  user: Pick<User, 'id'>,
  entry: AbsenceFields & { id: number },
): Promise<void> {
  const { interruptsLeave } = await rulesOf(db, entry.type);
  if (!interruptsLeave) return;
  const leave = await listInterrupted(db, entry);
  const deciders = leave.length > 0 ? await findDeciders(db, entry.owner) : [];
  const name = await findPersonName(db, entry.owner);
  for (const one of leave) {
    const more = `niezdolność do pracy ${daysInWords(entry)} oddaje jej dni do puli (art. 166)`;
    const notice = { kind: 'absenceChanged', by: user.id, more } as const;
    const whole = `${one.type.name}, ${daysInWords({ ...one, type: one.type.id })}`;
    await notify(db, {
      ...notice,
      to: [entry.owner],
      about: about(one, whole),
      personal: true,
    });
    await notify(db, {
      ...notice,
      to: deciders.map(({ id }) => id),
      about: about(one, `${name}: ${whole}`),
    });
  }
}
