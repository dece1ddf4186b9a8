import type { Pattern } from '@zaplecze/contract/rooms/absences/patterns/roster';

/* What the Labour Code makes of rosters of a part of a post. Times are minutes. */

/** Of each pattern that is known just now, by parts: the same one for everybody. */
const known = new WeakMap<Pattern, Map<number, Pattern>>();

/** A company's rhythm for a part of a full-time post: each day in proportion, in whole minutes. */
export function patternForPart<P extends Pattern>(pattern: P, part: number): P {
  const parts = known.get(pattern) ?? new Map<number, P>();
  known.set(pattern, parts);
  const found = (parts.get(part) as P | undefined) ?? proportional(pattern, part);
  parts.set(part, found);
  return found;
}

const proportional = <P extends Pattern>(pattern: P, part: number): P => ({
  ...pattern,
  minutes: pattern.minutes.map((minutes) => Math.round(minutes * exactPart(part))),
});

/** 0.3333, as parts of a post stand in four places, is a third. */
function exactPart(part: number): number {
  for (const whole of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const nearest = Math.round(part * whole) / whole;
    if (Math.abs(nearest - part) < 1e-4) return nearest;
  }
  return part;
}
