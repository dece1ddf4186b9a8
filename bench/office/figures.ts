import { type PlannedCall, shares } from './mix.ts';
import type { Answers } from './open-loop.ts';

/** What calls of one kind took, in ms from when they were due, and how many failed by their status. */
export type Figures = {
  kind: string;
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
  errors: Record<number, number>;
};

/** The value that so many hundredths do not exceed. */
export function percentile(values: number[], hundredths: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * hundredths) / 100) - 1] ?? 0;
}

function figuresOf(kind: string, places: number[], { times, status }: Answers): Figures {
  const durations = places.map((at) => times[at] ?? 0);
  const errors: Record<number, number> = {};
  for (const code of places.map((at) => status[at] ?? 0)) {
    if (code < 200 || code > 299) errors[code] = (errors[code] ?? 0) + 1;
  }
  const [p50, p95, p99, max] = [50, 95, 99, 100].map((each) => percentile(durations, each));
  return {
    kind,
    count: places.length,
    p50: p50 ?? 0,
    p95: p95 ?? 0,
    p99: p99 ?? 0,
    max: max ?? 0,
    errors,
  };
}

/** Figures of all calls, of each group, and of each kind in the order of the groups and by name. */
export function gather(
  plan: PlannedCall[],
  answers: Answers,
): Record<'all' | 'groups' | 'kinds', Figures[]> {
  const by = (key: (call: PlannedCall) => string) => {
    const places = Map.groupBy(plan.keys(), (at) => key(plan[at] as PlannedCall));
    return [...places].map(([kind, which]) => figuresOf(kind, which, answers));
  };
  const group = ({ kind }: Figures) => Object.keys(shares).indexOf(kind.split(':')[0] ?? '');
  const order = (a: Figures, b: Figures) =>
    group(a) - group(b) || a.kind.localeCompare(b.kind, 'pl');
  return {
    all: by(() => 'wszystkie'),
    groups: by((call) => call.group).sort(order),
    kinds: by((call) => `${call.group}: ${call.kind}`).sort(order),
  };
}

export const failures = ({ errors }: Figures): number =>
  Object.values(errors).reduce((sum, count) => sum + count, 0);
