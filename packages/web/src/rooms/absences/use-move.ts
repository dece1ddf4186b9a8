import { useQueryClient } from '@tanstack/react-query';
import { checkAbsence } from '@zaplecze/contract/absence-balances';
import { type CalendarEntry, updateAbsence } from '@zaplecze/contract/absences';
import { absenceStatus } from '@zaplecze/contract/absences.lists';
import type { Days } from '@zaplecze/contract/kit/days';
import { call } from '../../kit/calls/api.ts';
import { report } from '../../kit/calls/use-api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { toast } from '../../kit/dialogs/toast.ts';
import { formatDays } from '../../kit/records/format.ts';
import { sureOfBalance } from './sure-of-balance.ts';
import { queryOf } from './use-check.ts';

/**
 * Saves other days of an entry, as dragging its bar says. What is accepted and would have to be asked for anew, and
 * what is over a limit, is asked about first; the rest can be taken back.
 */
export function useMove() {
  const client = useQueryClient();
  const send = async (entry: CalendarEntry, range: Days, version: number) => {
    const answer = await call(
      updateAbsence,
      { params: { id: entry.id }, body: range },
      { ifMatch: version },
    );
    await client.invalidateQueries();
    return answer;
  };
  return async (entry: CalendarEntry, range: Days): Promise<void> => {
    try {
      const { owner, type, hours, dateFrom, dateTo } = entry;
      const after = { owner, type: type.id, hours, ...range };
      const accepted = entry.status === absenceStatus.accepted;
      const less = range.dateFrom >= dateFrom && range.dateTo <= dateTo;
      const { needsDecision } = await call(checkAbsence, { query: queryOf(after, entry.id) });
      if (accepted && needsDecision && !less && !(await sureToAsk(range))) return;
      if (!(await sureOfBalance(after, entry.id))) return;
      const { version } = await send(entry, range, entry.version);
      const words = `${type.name}: ${formatDays(range)}`;
      // Once it waits anew, the days of before would have to be decided about as well.
      if (accepted && needsDecision) {
        toast.success(words);
        return;
      }
      toast.offer(words, {
        label: 'Cofnij',
        run: () => void send(entry, { dateFrom, dateTo }, version).catch(report),
      });
    } catch (error) {
      report(error);
    }
  };
}

const sureToAsk = (range: Days) =>
  confirm({
    title: 'Ta zmiana wraca do akceptacji. Zmienić mimo to?',
    text: `Nowe dni: ${formatDays(range)}. Dopóki czekają, nieobecność nie jest zaakceptowana.`,
    danger: false,
  });
