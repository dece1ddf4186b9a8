import { isDay, warsawDay } from '@zaplecze/contract/kit/values/time';
import { useMemo } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import type { Source } from '../../kit/fields/pickers/source.ts';
import { part } from '../../kit/first-screen/part.ts';
import { peopleSource } from '../choice-sources/index.ts';

/** Order and words come with the first look for somebody: every list of work offers it, and no first screen waits for it. */
const loadArranged = part(() => import('./arrange-workers.ts'), 'sortWorkers');

type WorkersQuery = {
  /** When it is due, a day or an instant; without one today is meant. */
  limit?: string | null | undefined;
  /** Whose work it is; the reader's own department unless told. */
  department?: number | null | undefined;
  /** Somebody is only to be met: hours do not matter. */
  visit?: boolean;
};

/** How long what the server says of people is true enough to choose by. */
const fresh = 60_000;

/** The Warsaw day of a limit; today for none and for what is no date. */
function dayOf(limit: string | null | undefined): string {
  if (limit && isDay(limit)) return limit;
  const time = limit ? Date.parse(limit) : Number.NaN;
  return warsawDay(Number.isNaN(time) ? Date.now() : time);
}

/**
 * The people of a picker as they stand on the day of the work, before anything is saved: who is away until
 * when and who stands in, how full that week is, how many tasks there are. Those of the department with
 * the most free hours come first, those who are away last. When it cannot be told, the plain list.
 */
export function useWorkers({ limit, department, visit = false }: WorkersQuery): Source {
  const me = useMe();
  const day = dayOf(limit);
  const near = department === undefined ? (me.department?.id ?? null) : department;
  return useMemo(
    () => ({
      ...peopleSource,
      key: [...peopleSource.key, 'work', day, near, visit],
      staleTime: fresh,
      find: async (fragment, signal) => {
        const [items, arranged] = await Promise.all([
          peopleSource.find(fragment, signal),
          loadArranged().catch(() => null),
        ]);
        return arranged ? await arranged(items, { day, near: visit ? null : near, visit }) : items;
      },
    }),
    [day, near, visit],
  );
}
