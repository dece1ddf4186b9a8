import { backOn, type Crew, choose, chooseOf, isThere, type Window } from '../plan/plan.rules.ts';
import type { PlanStep } from '../plan/plan-limits.rules.ts';

/** A task of the period before, as the next one takes it over. */
export type RepeatedStep = PlanStep & {
  user: number | null;
  /** Whom `user` stood in for in that period alone, until the day of an absence. */
  insteadOf: number | null;
  insteadUntil: string | null;
};

export type StepOwner = {
  user: number | null;
  /** Whose task it was, where it is somebody else's now; `until`: of their absence, null: they have left. */
  insteadOf: number | null;
  insteadUntil: string | null;
  /** The person is away without a substitute: the task stays theirs, and a notice says so. */
  missed: boolean;
};

/**
 * Who does the tasks of the next period: whoever did them before while they work here and are there in
 * the task's time, or who took over from them; else whom the step's rule means, else whoever stands in.
 * A person who stood in for an absence gives the task back.
 */
export function peopleOfPeriod(tasks: RepeatedStep[], windows: Window[], crew: Crew): StepOwner[] {
  const countOf = new Map<number, number>();
  const before = new Map<number, number | null>();
  return tasks.map((task, at) => {
    const window = windows[at] as Window;
    const own = task.insteadUntil === null ? task.user : task.insteadOf;
    const team = { crew, loads: countOf, before: before.get(task.procedure) };
    const owner = takeOver(task, own, window, team);
    before.set(task.procedure, owner.user);
    if (owner.user !== null) {
      countOf.set(owner.user, (countOf.get(owner.user) ?? 0) + Math.max(1, window.hours));
    }
    return owner;
  });
}

function takeOver(
  task: RepeatedStep,
  own: number | null,
  window: Window,
  team: Parameters<typeof choose>[2],
): StepOwner {
  const { crew } = team;
  const unchanged = { insteadOf: null, insteadUntil: null, missed: false };
  if (own === null) return { user: null, ...unchanged };
  const working = crew.atWork.get(own) ?? null;
  const member = working === null ? undefined : crew.members.get(working);
  const there = member !== undefined && isThere(member, window);
  const user = there
    ? working
    : (choose(task, window, team).user ?? chooseOf([own], window, team).user);
  if (user === null) return { user: working, ...unchanged, missed: working !== null };
  if (user === own) return { user, ...unchanged };
  const away = working === own && member !== undefined;
  return { user, ...unchanged, insteadOf: own, insteadUntil: away ? backOn(member, window) : null };
}
