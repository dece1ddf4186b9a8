import type { QueryClient } from '@tanstack/react-query';
import type { Days } from '@zaplecze/contract/kit/values/days';
import { checkAbsence } from '@zaplecze/contract/rooms/absences/balances/calls';
import { type CalendarEntry, updateAbsence } from '@zaplecze/contract/rooms/absences/calls';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { call } from '../../../kit/calls/api.ts';
import { report } from '../../../kit/calls/send.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { toast } from '../../../kit/dialogs/toast.ts';
import { formatDays } from '../../../kit/records/format.ts';
import { sureOfBalance } from '../balances/confirm-balance.ts';
import { queryOf } from '../requests/use-check.ts';

/**
 * Saves other days of an entry after its bar was dragged. Asks first where an accepted entry would need a new
 * approval or a limit is exceeded; otherwise the change can be undone.
 */
export async function moveEntry(
  client: QueryClient,
  entry: CalendarEntry,
  range: Days,
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
    const { owner, type, hours, dateFrom, dateTo } = entry;
    const after = { owner, type: type.id, hours, ...range };
    const accepted = entry.status === absenceStatus.accepted;
    const less = range.dateFrom >= dateFrom && range.dateTo <= dateTo;
    const { needsDecision } = await call(checkAbsence, { query: queryOf(after, entry.id) });
    if (accepted && needsDecision && !less && !(await sureToAsk(range))) return;
    if (!(await sureOfBalance(after, entry.id))) return;
    const { version } = await send(range, entry.version);
    const words = `${type.name}: ${formatDays(range)}`;
    // Once it waits anew, the days of before would have to be decided about as well.
    if (accepted && needsDecision) {
      toast.success(words);
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

const sureToAsk = (range: Days) =>
  confirm({
    title: 'Ta zmiana wraca do akceptacji. Zmienić mimo to?',
    text: `Nowe dni: ${formatDays(range)}. Dopóki czekają, nieobecność nie jest zaakceptowana.`,
    danger: false,
  });
