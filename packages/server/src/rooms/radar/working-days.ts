import { weekday } from '@zaplecze/contract/kit/values/days';
import { isWorkingDay, type Workdays, workingDay } from '@zaplecze/contract/kit/values/holidays';
import { addDays, dayBegins } from '@zaplecze/contract/kit/values/time';

/** So far ahead working days are told apart; what is due later is due then. */
const daysAhead = 3 * 366;
/** So far back they are counted at once; what lies before is counted when somebody asks. */
const daysBack = 400;

/** The days from a day on, on which the company works. */
export type Calendar = {
  today: string;
  works: Workdays;
  /** In their order; `today` is the first if it is one. */
  days: readonly string[];
  /** The first instant of each. */
  starts: readonly string[];
  /** How many of them there are until and with a day: 0 for days that are over. */
  until: (day: string) => number;
  /** How many working days there are after a day, up to and with another; also before today. */
  between: (from: string, to: string) => number;
};

/** The last one asked for, since everybody asks for today's. */
let last: Calendar | undefined;

/**
 * Worked out once a day: asking the calendar of holidays day by day for each piece of work takes longer
 * than all else that the radar does.
 *
 * @param today Warsaw day, YYYY-MM-DD
 * @param works the days on which the company works
 */
export function calendarFrom(today: string, works: Workdays = isWorkingDay): Calendar {
  if (last?.today === today && last.works === works) return last;
  const days: string[] = [];
  const counted = new Map<string, number>();
  let count = 0;
  for (let ahead = -daysBack; ahead < daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    if (works(day)) {
      count += 1;
      if (day >= today) days.push(day);
    }
    counted.set(day, count);
  }
  let earliest = addDays(today, -daysBack);
  let lowest = counted.get(earliest) ?? 0;
  /** The place of a day before those that are counted, below zero. */
  const placeBefore = (day: string): number => {
    while (earliest > day) {
      if (works(earliest)) lowest -= 1;
      earliest = addDays(earliest, -1);
      counted.set(earliest, lowest);
    }
    return lowest;
  };
  const place = (day: string) => counted.get(day) ?? (day < today ? placeBefore(day) : count);
  const before = count - days.length;
  last = {
    today,
    works,
    days,
    starts: days.map(dayBegins),
    until: (day) => Math.max(place(day) - before, 0),
    between: (from, to) => Math.max(place(to) - place(from), 0),
  };
  return last;
}

const mondayOf = (day: string) => addDays(day, -weekday(day));

/** The Monday of the week in which there is time for what is due on a day: not before the next working day. */
export const weekFor = (
  day: string,
  { today, works }: Pick<Calendar, 'today' | 'works'>,
): string => {
  const first = mondayOf(workingDay(today, 1, works));
  const own = mondayOf(day);
  return own > first ? own : first;
};
