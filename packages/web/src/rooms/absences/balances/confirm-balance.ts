import { checkAbsence } from '@zaplecze/contract/rooms/absences/balances/calls';
import type { CalendarEntry } from '@zaplecze/contract/rooms/absences/calls';
import { call } from '../../../kit/calls/api.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { queryOf } from '../requests/use-check.ts';
import { hoursInWords } from './balance-words.ts';

type Absence = {
  owner: number;
  type: number | null;
  dateFrom: string;
  dateTo: string;
  hours?: number | null | undefined;
  hoursFrom?: string | null | undefined;
};

/**
 * Asks before an absence takes more than there is, or more of it than before. What the type forbids is not asked about: the
 * server refuses it on its field. `stands`: the entry that is being changed.
 */
export async function sureOfBalance(absence: Absence, stands?: CalendarEntry): Promise<boolean> {
  const { type } = absence;
  if (type === null) return true;
  const query = queryOf({ ...absence, type }, stands?.id);
  const { balances, needsDecision } = await call(checkAbsence, { query });
  if (balances.every(({ after, forbids }) => after >= 0 || forbids)) return true;
  const before = stands ? await balancesOf(stands) : [];
  const over = balances.filter(({ after, forbids, type: { id }, year }) => {
    const was = before.find((one) => one.type.id === id && one.year === year)?.after ?? 0;
    return !forbids && after < Math.min(0, was);
  });
  if (over.length === 0) return true;
  const words = over.map(
    ({ type: of, year, after, dayHours }) =>
      `${of.name} ${year}: brakuje ${hoursInWords(-after, dayHours)}`,
  );
  return confirm({
    title: `To ponad limit. ${needsDecision ? 'Wysłać wniosek' : 'Zapisać'} mimo to?`,
    text: words.join('. '),
    danger: false,
  });
}

/** What an entry leaves of its balances as it stands. */
async function balancesOf({ id, type, ...entry }: CalendarEntry) {
  return (await call(checkAbsence, { query: queryOf({ ...entry, type: type.id }, id) })).balances;
}
