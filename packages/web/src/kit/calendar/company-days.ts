import { holidayOf, type Workdays } from '@zaplecze/contract/kit/values/holidays';
import { workdaysOf } from '@zaplecze/contract/rooms/absences/patterns/workdays';
import { useCompanyTime, useFreeDays } from './company-time.ts';

/** On which days the company works. */
export const useWorkdays = (): Workdays => workdaysOf(useCompanyTime());

/** What a day is called on which something else than work is on: a holiday, or a day that the company gives off. */
export function useDayOffName(): (day: string) => string | null {
  const free = useFreeDays();
  return (day) => {
    const freeDay = free.find((one) => one.day === day);
    const named = freeDay?.name ?? (freeDay?.half ? 'pół dnia wolnego' : 'dzień wolny firmy');
    return holidayOf(day) ?? (freeDay ? named : null);
  };
}
