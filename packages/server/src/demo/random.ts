import { readInstant, readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { warsawDay } from '@zaplecze/contract/kit/values/time';

/** A small seeded generator (mulberry32), so that the demonstration company is the same each time. */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from `from` to `to`, both included. */
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[between(0, list.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list];
    return Array.from({ length: Math.min(count, left.length) }, () => {
      const [item] = left.splice(between(0, left.length - 1), 1);
      return item as T;
    });
  };
  return { next, between, pick, some };
}

/** The limit that people set by picking the day of an instant. */
export const endOf = (instant: number): Date => new Date(readLimit(warsawDay(instant)) ?? instant);

/** A moment of a day's office hours, 8:00 to 15:59 in Warsaw, on the day of an instant. */
export function atWork(random: Random, instant: number): number {
  const [hour, minute] = [random.between(8, 15), random.between(0, 59)].map((part) =>
    String(part).padStart(2, '0'),
  );
  return Date.parse(readInstant(`${warsawDay(instant)} ${hour}:${minute}`) ?? '');
}

export type Random = ReturnType<typeof createRandom>;
