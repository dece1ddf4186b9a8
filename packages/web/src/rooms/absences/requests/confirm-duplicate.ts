import { listCalendar } from '@zaplecze/contract/rooms/absences/calls';
import { call } from '../../../kit/calls/api.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { formatDays } from '../../../kit/records/format.ts';

type Absence = {
  owner: number;
  type: number | null;
  dateFrom: string;
  dateTo: string;
};

/**
 * Asks before an absence is saved that is there already: the same person, type and days. As with a
 * doubtful NIP it warns and asks, it does not forbid. `except`: the entry that is being changed.
 */
export async function sureOfDouble(absence: Absence, except?: number): Promise<boolean> {
  const { owner, type, dateFrom, dateTo } = absence;
  if (type === null) return true;
  const { list } = await call(listCalendar, {
    query: { dateFrom, dateTo: dateFrom, filter: { user: [owner], type: [type] } },
  });
  const double = list.find(
    (entry) => entry.dateFrom === dateFrom && entry.dateTo === dateTo && entry.id !== except,
  );
  if (!double) return true;
  return confirm({
    title: `Taki wpis już istnieje. ${except === undefined ? 'Dodać' : 'Zapisać'} mimo to?`,
    text: `${double.user.name}: ${double.type.name}, ${formatDays(double)}`,
    danger: false,
  });
}
