import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { isWorkingDay, type Workdays, workingDay } from '@zaplecze/contract/kit/values/holidays';
import { isLastMinute, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Window } from '../plan/plan.rules.ts';
import { type PlanStep, planLimits, type stepKey } from '../plan/plan-limits.rules.ts';
import { lastDayOf, limitOf, notBefore } from './recurring.rules.ts';

type Repeated = PlanStep & Parameters<typeof limitOf>[0];

type Periods = {
  /** First days of the period that is followed and of the one that is made. */
  from: string;
  to: string;
  interval: number;
  /** First day of the whole series. */
  first: string;
  today: string;
  /** The day on which the followed period was made. */
  made: string;
  /** Days on which the company works. */
  works?: Workdays;
};

const dayOf = (limit: string) => warsawDay(Date.parse(limit));

/** The day from which a period is planned on a day: its first one, of a period that is over that day. */
export function plannedFrom(
  period: string,
  { interval, first, today }: Pick<Periods, 'interval' | 'first' | 'today'>,
): string {
  return lastDayOf(period, interval, first) < today ? today : period;
}

/**
 * Limits of the tasks of the next period. One that stands where its rule put it is planned by the rule
 * anew; one that a person set is moved as `limitOf` says. None lies in the past: a period that is over is planned as if it
 * began today.
 */
export function limitsOf(tasks: Repeated[], periods: Periods) {
  const { from, to, interval, first, today, made, works = isWorkingDay } = periods;
  const spanOf = (period: string, on: string) => {
    const start = plannedFrom(period, { interval, first, today: on });
    const anchor = start === period ? first : start;
    return { start, realisation: lastDayOf(start, interval, anchor) };
  };
  // By the days of now and, where the company's have changed since, by those of the law.
  const before = [works, isWorkingDay].map((by) => ({
    by,
    limits: planLimits(tasks, { ...spanOf(from, made), today, works: by }),
  }));
  const ruled = tasks.map(({ rule, dateRealizationLimit: limit }, at) => {
    if (rule.limitFrom === null || limit === null || !isLastMinute(limit)) return false;
    const now = new Date(limit).toISOString();
    return before.some(({ by, limits }) => {
      const stands = readLimit(limits[at]?.limit ?? '');
      return stands !== null && (now === stands || now === notBefore(stands, made, by));
    });
  });
  const moved = tasks.map((task) =>
    limitOf(task, {
      ...{ from, to, interval, made, works },
      fromPlanned: spanOf(from, made).start,
      toPlanned: spanOf(to, today).start,
    }),
  );
  const fixed = tasks.flatMap((task, at) => {
    const { dateRealizationLimit: limit = null } = moved[at] ?? {};
    const { procedure, task: of } = task;
    return ruled[at] ? [] : [{ procedure, task: of, limit: limit && dayOf(limit) }];
  });
  const planned = planLimits(tasks, { ...spanOf(to, today), today, works }, fixed);
  return tasks.map((_, at) => {
    const day = ruled[at] ? planned[at]?.limit : null;
    const limit = day
      ? { dateRealizationLimit: readLimit(day), limitBase: null, limitPeriod: null }
      : (moved[at] as (typeof moved)[number]);
    const { dateRealizationLimit: own } = limit;
    return { ...limit, dateRealizationLimit: own && notBefore(own, today, works) };
  });
}

/** The days of each task: from the start, or the limit of the one before it, to its own. */
export function windowsOf(
  start: string,
  tasks: PlanStep[],
  limits: { dateRealizationLimit: string | null }[],
  works: Workdays = isWorkingDay,
): Window[] {
  const fixed = tasks.map((task, at) => {
    const limit = limits[at]?.dateRealizationLimit ?? null;
    return { ...pick(task), limit: limit && dayOf(limit) };
  });
  const days = planLimits(tasks, { start, realisation: null, today: start, works }, fixed);
  return tasks.map(({ rule }, at) => {
    const { from = workingDay(start, 1, works), limit = null } = days[at] ?? {};
    const to = limit ?? from;
    return { from: to < from ? to : from, to, hours: rule.estimation ?? 0 };
  });
}

const pick = ({ procedure, task }: Parameters<typeof stepKey>[0]) => ({ procedure, task });
