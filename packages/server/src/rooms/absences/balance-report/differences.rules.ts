import type { DifferenceReason } from '@zaplecze/contract/rooms/absences/balance-report/calls';
import type { Balance } from '@zaplecze/contract/rooms/absences/balances/calls';
import {
  type BalanceFacts,
  balancesIn,
  chainOf,
  daysTaken,
  employedIn,
  type LimitedType,
} from '../balances/balances.rules.ts';
import { type CountedAbsence, minutesOf, type TakenDay } from '../days/absence-days.rules.ts';
import { type FormerBalance, formerBalance, formerHours } from './former-balances.rules.ts';

/* What differs between balances as they were counted and as they are, and why. Hours; pure. */

/** Below it a difference is the rounding of what was summed. */
const least = 0.02;
const differs = (a: number, b: number) => Math.abs(a - b) >= least;

export type Difference = {
  type: number;
  before: number;
  after: number;
  dayHours: number;
  reasons: DifferenceReason[];
};

/** The balances of a person in a year that differ. */
export function differencesIn(
  types: readonly LimitedType[],
  facts: BalanceFacts,
  asOf: { year: number; today: string },
): Difference[] {
  const days = daysTaken(facts, asOf.year);
  return balancesIn(types, facts, asOf).flatMap((balance) => {
    const type = types.find(({ id }) => id === balance.type.id);
    if (!type) return [];
    const before = formerBalance(types, type, facts, asOf.year);
    if (!differs(before.left, balance.left)) return [];
    const known = { before: before.left, after: balance.left, dayHours: balance.dayHours };
    const reasons = reasonsOf({ types, type, facts, days, year: asOf.year }, before, balance);
    return [{ type: type.id, ...known, reasons }];
  });
}

type Compared = {
  types: readonly LimitedType[];
  type: LimitedType;
  facts: BalanceFacts;
  days: readonly TakenDay[];
  year: number;
};

function reasonsOf(compared: Compared, before: FormerBalance, after: Balance): DifferenceReason[] {
  const { types, type, facts, year } = compared;
  const { partTime } = employedIn(facts.employed, year);
  const counted = facts.absences.filter(
    (one) => !one.waits && chainOf(types, one.type).includes(type.id),
  );
  const own = counted.flatMap((one) => reasonsOfEntry(compared, one, partTime));
  const inDays = type.limitKind === 'days' && type.unit === 'day';
  const found: (DifferenceReason | false)[] = [
    ...own,
    inDays && counted.some(({ hours }) => hours !== null) && 'wholeDay',
    differs(before.entitled, after.entitled) && 'entitled',
    differs(before.carried, after.carried) && 'carried',
  ];
  return [...new Set(found)].filter((one) => one !== false);
}

function reasonsOfEntry(
  { facts, days, year }: Compared,
  entry: CountedAbsence,
  partTime: number,
): DifferenceReason[] {
  const alone = minutesOf(daysTaken({ ...facts, absences: [entry] }, year)) / 60;
  const together = minutesOf(days.filter((one) => one.entry === entry.id)) / 60;
  const sick = facts.absences.some(
    (one) => one.interrupts && one.dateFrom <= entry.dateTo && entry.dateFrom <= one.dateTo,
  );
  const found: (DifferenceReason | false)[] = [
    differs(alone, together) && (sick && !entry.interrupts ? 'sickness' : 'overlap'),
    differs(alone, formerHours(entry, year, partTime)) && (partTime === 1 ? 'roster' : 'part'),
  ];
  return found.filter((one) => one !== false);
}
