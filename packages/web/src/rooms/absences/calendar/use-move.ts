import { useQueryClient } from '@tanstack/react-query';
import type { Days } from '@zaplecze/contract/kit/values/days';
import type { CalendarEntry } from '@zaplecze/contract/rooms/absences/calls';
import { report } from '../../../kit/calls/send.ts';
import { part } from '../../../kit/first-screen/part.ts';
import type { AbsenceStart } from '../absence-form.tsx';

// Nobody drags before there is something to drag.
const mover = part(() => import('./move-entry.ts'), 'moveEntry');

/** Saves other days of an entry, as dragging its bar says, or opens its form with them; see moveEntry. */
export function useMove(onStart: (start: AbsenceStart) => void) {
  const client = useQueryClient();
  return async (entry: CalendarEntry, range: Days): Promise<void> => {
    try {
      const move = await mover();
      await move(client, entry, range, () => onStart({ entry, wanted: { ...range } }));
    } catch (error) {
      report(error);
    }
  };
}
