import { isWorkingDay, type Workdays } from '../../../kit/values/holidays.ts';
import { type CompanyTime, workingTimeOf } from './roster.ts';

/** Those that were asked for: the same company has the same function, so that what is worked out of it is known. */
const workdays = new Map<string, Workdays>();
const mostKnown = 8;

/**
 * On which days a company works, by its roster, its free days and the holidays by law: what it promises to itself and
 * to others (limits and their reminders, acceptance, reports) counts these days. What concerns a person counts the
 * person's own.
 */
export function workdaysOf(company: CompanyTime): Workdays {
  const { patterns, freeDays } = company;
  if (patterns.length === 0 && freeDays.length === 0) return isWorkingDay;
  const key = JSON.stringify([
    patterns.map(({ validFrom, minutes, holidays }) => [validFrom, minutes, holidays]),
    freeDays.map(({ day, half }) => [day, half]),
  ]);
  const before = workdays.get(key);
  if (before) return before;
  const time = workingTimeOf(company);
  const known = new Map<string, boolean>();
  const works = (day: string) => {
    const found = known.get(day);
    if (found !== undefined) return found;
    const { opens, closes } = time(day);
    known.set(day, closes > opens);
    return closes > opens;
  };
  if (workdays.size >= mostKnown) workdays.clear();
  workdays.set(key, works);
  return works;
}
