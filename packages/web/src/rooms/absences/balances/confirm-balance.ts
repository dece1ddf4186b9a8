import { checkAbsence } from '@zaplecze/contract/rooms/absences/balances/calls';
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
 * Asks before an absence takes more than there is. What the type forbids is not asked about: the server refuses it on
 * its field. `except`: the entry that is being changed.
 */
export async function sureOfBalance(absence: Absence, except?: number): Promise<boolean> {
  const { type } = absence;
  if (type === null) return true;
  const query = queryOf({ ...absence, type }, except);
  const { balances, needsDecision } = await call(checkAbsence, { query });
  const over = balances.filter(({ after, forbids }) => after < 0 && !forbids);
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
