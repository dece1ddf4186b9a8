import type { Days } from '@zaplecze/contract/kit/values/days';
import { workingDaysIn } from '@zaplecze/contract/kit/values/holidays';
import {
  type BalanceFacts,
  chainOf,
  employedIn,
  type LimitedType,
} from '../balances/balances.rules.ts';
import { type Employment, type LimitRule, owedHolidays } from '../balances/yearly-limits.rules.ts';

/*
 * Balances as the version before counted them: by entries and a constant day, whatever meets and whatever the roster. For the
 * report of what differs alone; goes with it. Hours; pure.
 */

const cents = (hours: number) => Math.round(hours * 100) / 100;
const upward = (value: number) => Math.ceil(value - 1e-3);
const leaveDay = 8;
const dayHoursOf = (partTime: number) => cents(leaveDay * partTime);
const limitDayHours = ({ limitKind }: LimitRule, { partTime }: Employment) =>
  limitKind === 'vacation' ? leaveDay : dayHoursOf(partTime);

/** Hours that an entry took in a year. */
export function formerHours(
  { hours, ...range }: Days & { hours: number | null },
  year: number,
  partTime: number,
): number {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const dateFrom = range.dateFrom > first ? range.dateFrom : first;
  const dateTo = range.dateTo < last ? range.dateTo : last;
  const days = dateFrom > dateTo ? 0 : workingDaysIn({ dateFrom, dateTo });
  if (hours !== null) return days === 0 ? 0 : Math.min(hours, dayHoursOf(partTime));
  return cents(days * dayHoursOf(partTime));
}

function formerEntitled(
  rule: LimitRule,
  employed: Employment,
  { year, written }: { year: number; written: number | null },
): number {
  const lawful = {
    vacation: () => upward(employed.vacationDays * employed.partTime),
    saturdays: () => owedHolidays(year).length,
    days: () => rule.limitDays ?? 0,
  }[rule.limitKind];
  const hours = cents((written ?? lawful()) * limitDayHours(rule, employed));
  return rule.limitKind === 'days' && written === null ? upward(hours) : hours;
}

export type FormerBalance = { entitled: number; carried: number; used: number; left: number };

/** What a person had of a type in a year, what was taken and what was left of it. */
export function formerBalance(
  types: readonly LimitedType[],
  type: LimitedType,
  facts: Pick<BalanceFacts, 'employed' | 'written' | 'absences'>,
  year: number,
): FormerBalance {
  const employed = employedIn(facts.employed, year);
  const rowIn = (of: number) =>
    facts.written.find((row) => row.type === type.id && row.year === of);
  const row = rowIn(year);
  const used = facts.absences
    .filter((one) => !one.waits && chainOf(types, one.type).includes(type.id))
    .reduce((sum, one) => sum + formerHours(one, year, employed.partTime), 0);
  const written = row?.carried ?? null;
  const before = () => formerBalance(types, type, facts, year - 1).left;
  const carried =
    written !== null
      ? cents(written * limitDayHours(type, employed))
      : rowIn(year - 1)
        ? type.limitKind === 'vacation'
          ? Math.max(0, before())
          : 0
        : 0;
  const entitled = formerEntitled(type, employed, { year, written: row?.entitled ?? null });
  return { entitled, carried, used: cents(used), left: cents(entitled + carried - used) };
}
