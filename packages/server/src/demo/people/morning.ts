import { workingDaysFrom } from '@zaplecze/contract/kit/values/holidays';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { desk, director, employee, manager } from '../content/work-data.ts';
import { opensAt, type PlannedStep, type ProjectPlan } from '../work/plan.ts';
import { officeHoursAfter, officeTime } from './calendar.ts';

type Kind = 'overdue' | 'today' | 'turn' | 'week';

/** What each of the four accounts finds in the morning: how many of each. */
const mornings: [account: number, Record<Kind, number>][] = [
  [employee, { overdue: 4, turn: 3, today: 3, week: 3 }],
  [manager, { overdue: 3, turn: 2, today: 2, week: 3 }],
  [desk, { overdue: 1, turn: 1, today: 2, week: 2 }],
  [director, { overdue: 1, turn: 1, today: 1, week: 1 }],
];
const open: number[] = [taskStatus.waiting, taskStatus.toDo, taskStatus.inProgress];

type Chain = { plan: ProjectPlan; steps: PlannedStep[]; at: number };

/**
 * Makes mornings lively whatever day it is: of the accounts' own work that goes on anyway, some is overdue, some
 * due today, and of some the turn has just come.
 *
 * @returns the steps whose turn has just come
 */
export function wake(plans: ProjectPlan[], now: number): PlannedStep[] {
  const used = new Set<PlannedStep[]>();
  const turns: PlannedStep[] = [];
  for (const [account, kinds] of mornings) {
    const free = chainsOf(plans, account, now).filter(({ steps }) => !used.has(steps));
    // One of each before the second of any: at the turn of a month there is little to take.
    for (let count = 0; count < Math.max(...Object.values(kinds)); count += 1) {
      for (const kind of ['turn', 'overdue', 'today', 'week'] as const) {
        if (count >= kinds[kind]) continue;
        const found = free.findIndex((one) => fits(one, kind, { account, count, now }));
        const [chain] = found === -1 ? [] : free.splice(found, 1);
        if (!chain) continue;
        used.add(chain.steps);
        put(chain, kind, count, now);
        if (kind === 'turn') turns.push(chain.steps[chain.at] as PlannedStep);
      }
    }
  }
  return turns;
}

/**
 * The procedures in which something of a person's is still to be done, what is due first at the front; behind them those
 * of a month in which it was done of late, which may as well not have been. A month that has not begun has no work yet.
 */
function chainsOf(plans: ProjectPlan[], account: number, now: number): Chain[] {
  const today = warsawDay(now);
  const lately = workingDaysFrom(today, -longestOpen);
  const known = plans.filter(
    (plan) => !plan.cancelled && plan.openFrom === undefined && opensAt(plan) < now - 7_200_000,
  );
  const chains = (is: (step: PlannedStep, plan: ProjectPlan) => boolean) =>
    known
      .flatMap((plan) =>
        plan.procedures.flatMap((steps) => {
          const at = steps.findIndex((step) => step.doer === account && is(step, plan));
          return at === -1 ? [] : [{ plan, steps, at }];
        }),
      )
      .sort((a, b) => ((limitOf(a) ?? '') < (limitOf(b) ?? '') ? -1 : 1));
  const going = chains(({ status }) => open.includes(status));
  const goingSteps = new Set(going.map(({ steps }) => steps));
  const over = chains(
    ({ status, limit, final }, { period }) =>
      period !== undefined && status === taskStatus.done && !final && limit >= lately,
  );
  return [...going, ...over.filter(({ steps }) => !goingSteps.has(steps))];
}
type Wanted = { account: number; count: number; now: number };

/** Working days since which what was done in a month may be open still: at the turn of months accountants have nothing else. */
const longestOpen = 15;
/** Working days by which the limit of a month's step may be moved forward: what is due by the 25th is not late on the fifth. */
const mostMoved = 8;

const dueOn = (kind: Kind, count: number, today: string): string =>
  kind === 'today'
    ? today
    : workingDaysFrom(today, { overdue: -1 - count, turn: 2 + count, week: 1 + count }[kind]);

/** Whether a chain can tell of it: nothing is due before its project was made, or out of the season of its month. */
function fits(chain: Chain, kind: Kind, { account, count, now }: Wanted): boolean {
  const { plan, steps, at } = chain;
  const due = dueOn(kind, count, warsawDay(now));
  if (kind === 'turn' && !handed(chain, account)) return false;
  if (kind === 'overdue' && warsawDay(plan.created) > due) return false;
  if (!plan.period) return true;
  const earliest = workingDaysFrom(limitOf(chain) ?? due, -mostMoved);
  const lastDays = steps.slice(at).flatMap(({ final, limit }) => (final ? [limit] : []));
  return due >= plan.period.from && due >= earliest && lastDays.every((limit) => due < limit);
}

/** Whether somebody else has it before. */
const handed = ({ steps, at }: Chain, account: number) => {
  const before = steps[at - 1];
  return before !== undefined && before.doer !== account;
};
const limitOf = ({ steps, at }: Chain) => steps[at]?.limit;

function put({ plan, steps, at }: Chain, kind: Kind, count: number, now: number): void {
  const step = steps[at] as PlannedStep;
  const today = warsawDay(now);
  const back = kind === 'turn' ? now - (count + 1) * 1_500_000 : now - (2 + count) * 86_400_000;
  // Whoever had it before has done it by then.
  const begin = opensAt(plan);
  const until = Math.max(begin + 3_600_000, kind === 'turn' ? back : officeTime(back));
  let turn = begin;
  for (const [place, before] of steps.slice(0, at).entries()) {
    const last = place === at - 1;
    if (before.status !== taskStatus.done || (last && kind === 'turn')) {
      const wanted = last ? until : officeTime(turn + (until - turn) / (at - place));
      // Periods of a series are made in the night, and nights of days off are many.
      const soonest = officeHoursAfter(turn, 1 / 60);
      const ended = Math.max(turn, Math.min(now - 60_000, Math.max(wanted, soonest)));
      const started = Math.min(Math.max(before.started ?? turn, turn), ended);
      Object.assign(before, { status: taskStatus.done, turn, started, ended });
    }
    turn = before.ended ?? turn;
  }
  step.turn = turn;
  step.limit = dueOn(kind, count, today);
  delete step.ended;
  const begun = kind !== 'turn' && (kind === 'overdue' || count % 2 === 0);
  const started = officeHoursAfter(turn, 1 + count);
  step.status = begun && started < now ? taskStatus.inProgress : taskStatus.toDo;
  if (step.status === taskStatus.inProgress) step.started = started;
  else delete step.started;
  let limit = step.limit;
  for (const [place, after] of steps.slice(at + 1).entries()) {
    after.status = taskStatus.waiting;
    delete after.turn;
    delete after.started;
    delete after.ended;
    if (after.limit < limit) after.limit = workingDaysFrom(limit, 1 + (place % 2));
    limit = after.limit;
  }
}
