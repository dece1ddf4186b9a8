import { holidayOf, type Workdays } from '@zaplecze/contract/kit/values/holidays';
import {
  owesDay,
  patternOn,
  usualPattern,
} from '@zaplecze/contract/rooms/absences/patterns/roster';
import { workdaysOf } from '@zaplecze/contract/rooms/absences/patterns/workdays';
import { useCompanyTime, useFreeDays } from './company-time.ts';

/** On which days the company works. */
export const useWorkdays = (): Workdays => workdaysOf(useCompanyTime());

/** Which holidays owe a day off to whoever has the company's roster (art. 130 § 2). */
export function useOwesDay(): (day: string) => boolean {
  const { patterns } = useCompanyTime();
  return (day) => owesDay(patternOn(patterns, day) ?? usualPattern, day);
}

/** What a day is called on which something else than work is on: a holiday, or a day that the company gives off. */
export function useDayOffName(): (day: string) => string | null {
  const free = useFreeDays();
  return (day) => {
    const freeDay = free.find((one) => one.day === day);
    const named = freeDay?.name ?? (freeDay?.half ? 'pół dnia wolnego' : 'dzień wolny firmy');
    return holidayOf(day) ?? (freeDay ? named : null);
  };
}
