import { daysOf } from '@zaplecze/contract/kit/values/days';
import { addDays } from '@zaplecze/contract/kit/values/time';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import type { Db } from '../../../kit/database/database.ts';
import type { User } from '../../../kit/http/guard.ts';
import { saveRow } from '../../../kit/records/rows.ts';
import { notify } from '../../notifications/index.ts';
import { type AbsenceFields, findPersonName, lockAny, rulesOf } from '../absences.write.queries.ts';
import { listLimited } from '../balances/balance-facts.queries.ts';
import { chainOf } from '../balances/balances.rules.ts';
import { findDeciders } from '../requests/deciders.queries.ts';
import { about, daysInWords } from '../requests/notify-requests.ts';
import { findNorms } from './norms.queries.ts';
import { listInterrupted } from './overlaps.queries.ts';

type Interrupted = Awaited<ReturnType<typeof listInterrupted>>[number];

/**
 * Leave that sickness keeps from beginning is given another time as a whole (art. 165): what of it follows the sickness waits for
 * the other side to agree, and until then takes nothing.
 *
 * @returns whether it is such leave
 */
async function postponeLeave(
  db: Db,
  sickness: AbsenceFields,
  { id, ...leave }: Interrupted,
): Promise<boolean> {
  const { owner, dateFrom, dateTo } = sickness;
  const types = await listLimited(db);
  const isLeave = chainOf(types, leave.type.id).some((one) =>
    types.some((type) => type.id === one && type.limitKind === 'vacation'),
  );
  const entry = await lockAny(db, id);
  if (!isLeave || leave.hours !== null || entry?.status !== absenceStatus.accepted) return false;
  const norm = (await findNorms(db, [owner], leave))(owner);
  const days = daysOf(leave).filter((day) => norm(day) > 0);
  const [first] = days;
  const hasBegun = first === undefined || first < dateFrom || first > dateTo;
  if (hasBegun || !days.some((day) => day > dateTo)) return false;
  const status = absenceStatus.requested;
  await saveRow(db, 'calendarEntry', id, { dateFrom: addDays(dateTo, 1), status });
  return true;
}

/**
 * The absent person and those who decide hear that sickness gives days of leave back (art. 166), or kept it from beginning, and
 * which leave it is: what is left of it after the sickness is theirs to agree about.
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
    // Where nobody could agree, what stands goes on.
    const waits = deciders.length > 0 && (await postponeLeave(db, entry, one));
    const what = waits
      ? 'nie dała jej się zacząć, więc wraca w całości (art. 165); dni po niej czekają na zgodę'
      : 'oddaje jej dni do puli (art. 166)';
    const more = `niezdolność do pracy ${daysInWords(entry)} ${what}`;
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
