import {
  isWorkingDay,
  type Workdays,
  workingDay,
  workingDaysFrom,
} from '@zaplecze/contract/kit/values/holidays';
import type { StepRule } from '@zaplecze/contract/rooms/catalog/rules';

/** A task of a service as the planner takes it; `department` is its procedure's. */
export type PlanStep = {
  procedure: number;
  task: number;
  name: string;
  department: number | null;
  rule: StepRule;
};

/**
 * Between which days a project is planned; `today`: limits before it have passed; `works`: when the company does, by law
 * where it is left out.
 */
export type PlanDays = {
  start: string;
  realisation: string | null;
  today: string;
  works?: Workdays;
};

/** What of a row was set by hand and stays; left out: planned. Limits are Warsaw days. */
export type FixedRow = {
  procedure: number;
  task: number;
  user?: number | null;
  limit?: string | null;
};

/** Why a rule cannot be kept, on the field that asks for it. */
export type Problem = { field: 'user' | 'dateRealizationLimit'; text: string };

/** The days of a task: from when it can be worked on (Warsaw days, both ends count) to its limit. */
export type PlannedDays = { from: string; limit: string | null; problem: string | null };

export const stepKey = (one: { procedure: number; task: number }) => `${one.procedure}/${one.task}`;
export const dayInWords = (day: string) => day.split('-').reverse().join('.');

/**
 * The limits of a service's tasks by their rules, in working days of the company: what is counted from the start
 * begins on the first working day of it; what is counted back ends before the realisation. A limit of
 * 0 days is that day itself, or the nearest working one. Procedures run side by side, so the first
 * task of each begins with the project.
 */
export function planLimits(
  steps: PlanStep[],
  days: PlanDays,
  fixed: FixedRow[] = [],
): PlannedDays[] {
  const begin = workingDay(days.start, 1, days.works);
  const byHand = new Map(fixed.map((one) => [stepKey(one), one]));
  const last = new Map<number, string | null>();
  return steps.map((step) => {
    const first = !last.has(step.procedure);
    const before = last.get(step.procedure) ?? null;
    const set = byHand.get(stepKey(step))?.limit;
    const ruled = limitOf(step.rule, { ...days, begin, before, first });
    const limit = set === undefined ? ruled.limit : set;
    last.set(step.procedure, limit ?? before);
    const from = before !== null && before > begin ? before : begin;
    const late =
      set === undefined && limit !== null ? lateness(limit, { ...days, begin, before }) : null;
    return { from, limit, problem: set === undefined ? (ruled.problem ?? late) : null };
  });
}

type Around = PlanDays & { begin: string; before: string | null; first: boolean };

function limitOf(
  { limitFrom, limitDays }: StepRule,
  { begin, before, first, realisation, works = isWorkingDay }: Around,
): { limit: string | null; problem: string | null } {
  if (limitFrom === null || limitDays === null) return { limit: null, problem: null };
  if (limitFrom === 'realisation') {
    if (realisation === null) {
      return { limit: null, problem: 'Termin liczy się wstecz: podaj planowaną datę realizacji' };
    }
    const limit =
      limitDays === 0
        ? workingDay(realisation, -1, works)
        : workingDaysFrom(realisation, -limitDays, works);
    return { limit, problem: null };
  }
  if (limitFrom === 'previous' && !first) {
    return before === null
      ? { limit: null, problem: 'Poprzednie zadanie nie ma terminu, od którego można liczyć' }
      : { limit: workingDaysFrom(before, limitDays, works), problem: null };
  }
  return { limit: workingDaysFrom(begin, limitDays, works), problem: null };
}

function lateness(
  limit: string,
  { begin, before, today }: Pick<Around, 'begin' | 'before' | 'today'>,
): string | null {
  if (limit < begin) return `Termin ${dayInWords(limit)} wypada przed rozpoczęciem projektu`;
  if (before !== null && limit < before) {
    return `Termin ${dayInWords(limit)} wypada przed terminem poprzedniego zadania`;
  }
  return limit < today ? `Termin ${dayInWords(limit)} już minął` : null;
}
