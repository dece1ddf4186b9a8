import { isWorkingDay, type Workdays } from '../../../kit/values/holidays.ts';
import type { WorkingTime } from '../../../kit/values/working-hours.ts';
import { type CompanyTime, workingTimeOf } from './roster.ts';

/** What was worked out of the time that a company has now. */
const workdays = new WeakMap<WorkingTime, Workdays>();

/**
 * On which days a company works, by its roster, its free days and the holidays by law: what it promises to itself and
 * to others (limits and their reminders, acceptance, reports) counts these days. What concerns a person counts the
 * person's own.
 */
export function workdaysOf(company: CompanyTime): Workdays {
  const { patterns, freeDays } = company;
  if (patterns.length === 0 && freeDays.length === 0) return isWorkingDay;
  const time = workingTimeOf(company);
  const before = workdays.get(time);
  if (before) return before;
  const known = new Map<string, boolean>();
  const works = (day: string) => {
    const found = known.get(day);
    if (found !== undefined) return found;
    const { opens, closes } = time(day);
    known.set(day, closes > opens);
    return closes > opens;
  };
  workdays.set(time, works);
  return works;
}
