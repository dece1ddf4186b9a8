import type { QueryClient } from '@tanstack/react-query';
import type { Days } from '@zaplecze/contract/kit/values/days';
import { checkAbsence } from '@zaplecze/contract/rooms/absences/balances/calls';
import { type CalendarEntry, updateAbsence } from '@zaplecze/contract/rooms/absences/calls';
import { call } from '../../../kit/calls/api.ts';
import { report } from '../../../kit/calls/send.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { toast } from '../../../kit/dialogs/toast.ts';
import { formatDays } from '../../../kit/records/format.ts';
import { sureOfBalance } from '../balances/confirm-balance.ts';
import { queryOf } from '../requests/use-check.ts';

/**
 * Saves other days of an entry after its bar was dragged. Asks first where somebody decides about the
 * change or a limit is exceeded; otherwise it can be undone. Where a reason is asked for, or another absence is met, the
 * form goes on with it.
 */
export async function moveEntry(
  client: QueryClient,
  entry: CalendarEntry,
  range: Days,
  openForm: () => void,
): Promise<void> {
  const send = async (days: Days, version: number) => {
    const answer = await call(
      updateAbsence,
      { params: { id: entry.id }, body: days },
      { ifMatch: version },
    );
    await client.invalidateQueries();
    return answer;
  };
  try {
    const { owner, type, hours, hoursFrom, dateFrom, dateTo } = entry;
    const after = { owner, type: type.id, hours, hoursFrom, ...range };
    const { outcome, overlaps } = await call(checkAbsence, { query: queryOf(after, entry.id) });
    if (outcome === 'correction' || overlaps.length > 0) return openForm();
    if (outcome === 'change' && !(await sureToAsk(entry, range))) return;
    if (!(await sureOfBalance(after, entry))) return;
    const { version } = await send(range, entry.version);
    const words = `${type.name}: ${formatDays(range)}`;
    // What is asked for is taken back where it waits.
    if (outcome === 'change') {
      toast.success(`Prośba o zmianę wysłana. ${words}`);
      return;
    }
    toast.offer(words, {
      label: 'Cofnij',
      run: () => void send({ dateFrom, dateTo }, version).catch(report),
    });
  } catch (error) {
    report(error);
  }
}

const sureToAsk = (entry: Days, range: Days) =>
  confirm({
    title: 'O tej zmianie ktoś decyduje. Poprosić o nią?',
    text: `Nowe dni: ${formatDays(range)}. Do decyzji, i po odmowie, obowiązuje ${formatDays(entry)}.`,
    danger: false,
  });
