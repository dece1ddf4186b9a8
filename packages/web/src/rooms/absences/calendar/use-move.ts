import { useQueryClient } from '@tanstack/react-query';
import type { Days } from '@zaplecze/contract/kit/values/days';
import type { CalendarEntry } from '@zaplecze/contract/rooms/absences/calls';
import { report } from '../../../kit/calls/send.ts';
import { part } from '../../../kit/first-screen/part.ts';

// Nobody drags before there is something to drag.
const mover = part(() => import('./move-entry.ts'), 'moveEntry');

/** Saves other days of an entry, as dragging its bar says; see moveEntry. */
export function useMove() {
  const client = useQueryClient();
  return async (entry: CalendarEntry, range: Days): Promise<void> => {
    try {
      const move = await mover();
      await move(client, entry, range);
    } catch (error) {
      report(error);
    }
  };
}
