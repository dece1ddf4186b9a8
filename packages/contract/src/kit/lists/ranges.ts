import type { Days } from '../values/days.ts';

/** Ranges of calendar days beside one another, for calendars and for filters' ends. */

/** Whether two ranges share a day. */
export const overlap = (a: Days, b: Days): boolean =>
  a.dateFrom <= b.dateTo && b.dateFrom <= a.dateTo;

/**
 * A lane (from 0) for each range, so that ranges in one lane never share a day: each takes the
 * lowest lane that is free on all its days. Give them in the order of their importance.
 */
export function lanesOf(ranges: readonly Days[]): number[] {
  const lanes: Days[][] = [];
  return ranges.map((range) => {
    const free = lanes.findIndex((laneRanges) => !laneRanges.some((one) => overlap(one, range)));
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = [...(lanes[lane] ?? []), range];
    return lane;
  });
}

export const numberOrder = 'Liczba do nie może być mniejsza niż liczba od';
export const rangeOrder = 'Data do nie może być wcześniejsza niż data od';

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const isNumber = (value: unknown): value is number => typeof value === 'number';

/**
 * The end of a range of days or of numbers that runs backwards: `dateTo` of `dateFrom`, `custom.end.to` of `custom.end.from`.
 */
export function backwards(filters: Record<string, unknown>): string | undefined {
  return Object.keys(filters).find((end) => {
    const beginning = end.replace(/To$/, 'From').replace(/\.to$/, '.from');
    const [from, to] = [filters[beginning], filters[end]];
    if (beginning === end) return false;
    if (isNumber(from) && isNumber(to)) return to < from;
    return isDay(from) && isDay(to) && to < from;
  });
}
