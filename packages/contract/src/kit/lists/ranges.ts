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

export const rangeOrder = 'Data do nie może być wcześniejsza niż data od';

/** The end of a range of days, `dateTo` of `dateFrom`, when that range runs backwards. */
export function backwards(filters: Record<string, unknown>): string | undefined {
  return Object.keys(filters).find((end) => {
    const [from, to] = [filters[end.replace(/To$/, 'From')], filters[end]];
    return end.endsWith('To') && typeof from === 'string' && typeof to === 'string' && to < from;
  });
}
