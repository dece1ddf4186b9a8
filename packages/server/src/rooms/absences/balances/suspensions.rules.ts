import { addDays } from '@zaplecze/contract/kit/values/time';
import type { CountedAbsence } from '../days/absence-days.rules.ts';
import type { Suspension } from '../leave/entitlement.rules.ts';

/** Accepted time that lowers leave, by its days; what goes on from one entry to the next is one. */
export function suspensionsOf(absences: readonly CountedAbsence[]): Suspension[] {
  const list: Suspension[] = [];
  const lowering = absences.flatMap(({ waits, lowers: kind, dateFrom: from, dateTo: to }) =>
    kind && !waits ? [{ kind, from, to }] : [],
  );
  for (const one of lowering.sort((a, b) => a.from.localeCompare(b.from))) {
    const last = list.at(-1);
    if (last?.kind === one.kind && last.to && one.from <= addDays(last.to, 1))
      list[list.length - 1] = { ...last, to: one.to > last.to ? one.to : last.to };
    else list.push(one);
  }
  return list;
}
