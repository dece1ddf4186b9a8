import { usualWorkingTime, type WorkingTime } from '@zaplecze/contract/kit/values/working-hours';
import {
  type CompanyFreeDay,
  listFreeDays,
} from '@zaplecze/contract/rooms/absences/free-days/calls';
import { getPatterns } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { type CompanyTime, workingTimeOf } from '@zaplecze/contract/rooms/absences/patterns/roster';
import { useMemo } from 'react';
import { useApi } from '../calls/use-api.ts';

const byLaw: CompanyTime = { patterns: [], freeDays: [] };

/** What the company says of its working time; what the law says while that is on its way. */
export function useCompanyTime(): CompanyTime {
  const { data: patterns } = useApi(getPatterns, { params: { person: 0 } }, { staleTime: 300_000 });
  const { data: free } = useApi(listFreeDays, {}, { staleTime: 300_000 });
  return useMemo(
    () => (patterns && free ? { patterns: patterns.list, freeDays: free.list } : byLaw),
    [patterns, free],
  );
}

/** Days that the company gives off, with their names; none while they are on their way. */
export const useFreeDays = (): CompanyFreeDay[] =>
  useApi(listFreeDays, {}, { staleTime: 300_000 }).data?.list ?? [];

/** When the company works, day by day. */
export function useWorkingTime(): WorkingTime {
  const time = useCompanyTime();
  return useMemo(() => (time === byLaw ? usualWorkingTime : workingTimeOf(time)), [time]);
}
