import { isWorkingDay } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { noRule } from '@zaplecze/contract/rooms/catalog/rules';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { expect, test } from 'vitest';
import type { DemoClient } from '../clients/clients.ts';
import { demoServices } from '../content/catalog-data.ts';
import * as work from '../content/work-data.ts';
import { createRandom } from '../random.ts';
import type { DemoService } from '../work/catalog.ts';
import { play } from '../work/course.ts';
import type { PlannedStep, ProjectPlan, World } from '../work/plan.ts';
import { seriesPlans, singlePlans } from '../work/plans.ts';
import { atHour } from './calendar.ts';
import { wake } from './morning.ts';

/** The demonstration is made around today, so its stories have to be there on whatever day that is. */

const staff = Array.from({ length: 40 }, (_, id) => {
  const department = [7, 0, 0, 7][id] ?? (id - 4) % 8;
  return { id, firstName: 'Anna', lastName: 'Nowak', department };
});
const catalog: DemoService[] = demoServices.map((service, id) => ({
  ...{ id, name: service.name, department: 0, departmentAt: service.department },
  ...{ type: 0, company: 0, active: true },
  procedures: service.procedures.map(({ name, tasks }, at) => ({
    ...{ id: at, name },
    tasks: tasks.map(([task], place) => ({
      ...{ id: place, name: task, rule: noRule, checklist: [], checklistRequired: false },
    })),
  })),
}));
const clients: DemoClient[] = Array.from({ length: 180 }, (_, id) => ({
  ...{ id, name: `Klient ${id}`, created: 0 },
}));

type Company = { plans: ProjectPlan[]; turns: PlannedStep[] };

function made(now: number): Company {
  const random = createRandom(20_261_121);
  const world: World = { services: catalog, clients, staff, away: new Map(), now };
  const plans = [...seriesPlans(random, world), ...singlePlans(random, world)];
  for (const plan of plans) {
    if (plan.cancelled) continue;
    play(random, world, plan);
  }
  return { plans, turns: wake(plans, now) };
}

const companies = new Map<number, Company>();
function company(now: number): Company {
  const known = companies.get(now) ?? made(now);
  companies.set(now, known);
  return known;
}

/** Eight in the morning of days all over a year: beginnings, middles and ends of months, Mondays and Sundays. */
const mornings = Array.from({ length: 12 }, (_, at) =>
  addDays('2026-01-01', at * 31 + ((at * 5) % 13)),
);

/** Last days of months, whose books nobody has yet, and first ones, on which hardly any are due. */
const turnsOfMonths = Array.from({ length: 12 }, (_, at) => addDays('2026-01-27', at * 30 + at));

test.each([...mornings, ...turnsOfMonths])(
  'on %s each account has something of everything [OPE-71]',
  (day) => {
    const now = atHour(day, 8);
    const { plans, turns } = company(now);
    const steps = plans
      .filter(({ cancelled }) => !cancelled)
      .flatMap((one) => one.procedures.flat());
    for (const account of [work.director, work.manager, work.employee, work.desk]) {
      const own = steps.filter(({ doer }) => doer === account);
      const open = own.filter(
        ({ status }) => status === taskStatus.toDo || status === taskStatus.inProgress,
      );
      const told = {
        account,
        overdue: open.some(({ limit }) => limit < day),
        today: open.some(({ limit }) => limit === day),
        turn: turns.some(({ doer }) => doer === account),
        done: own.some(({ status }) => status === taskStatus.done),
      };
      expect(told).toEqual({ account, overdue: true, today: true, turn: true, done: true });
    }
  },
);

test.each(mornings)(
  'on %s one is overloaded, and one is ill with a limit that cannot be moved',
  (day) => {
    const { plans } = company(atHour(day, 8));
    const open = plans
      .flatMap((plan) => plan.procedures.flat())
      .filter(({ status }) => status !== taskStatus.done);
    const load = (doer: number) =>
      open
        .filter((step) => step.doer === doer && step.limit <= addDays(day, 14))
        .reduce((sum, { hours }) => sum + hours, 0);
    expect(load(work.overloadedPerson)).toBeGreaterThan(95);
    const others = staff.filter(({ id }) => id !== work.overloadedPerson).map(({ id }) => load(id));
    expect(Math.max(...others)).toBeLessThan(load(work.overloadedPerson));
    const due = addDays(day, 7);
    expect(open.some(({ doer, final, limit }) => doer === work.ill && final && limit <= due)).toBe(
      true,
    );
  },
);

test.each(mornings)('on %s nothing is done out of turn, too early, or in the future', (day) => {
  const now = atHour(day, 8);
  for (const plan of company(now).plans) {
    if (plan.cancelled) continue;
    for (const steps of plan.procedures) {
      for (const [at, step] of steps.entries()) {
        const { status, turn = plan.created, started, ended } = step;
        if (status === taskStatus.waiting) continue;
        expect(turn).toBeGreaterThanOrEqual(plan.created);
        if (at > 0) expect(steps[at - 1]?.status).toBe(taskStatus.done);
        if (started !== undefined) expect(started).toBeGreaterThanOrEqual(turn);
        if (ended !== undefined) expect(ended).toBeGreaterThanOrEqual(started ?? turn);
        expect(Math.max(turn, started ?? 0, ended ?? 0)).toBeLessThanOrEqual(now);
        expect(step.limit >= warsawDay(plan.created)).toBe(true);
      }
    }
  }
});

test.each(mornings)(
  'on %s and at noon, what is older than some days ended on a working day',
  (day) => {
    for (const now of [atHour(day, 8), atHour(day, 12.4)]) {
      const free = company(now)
        .plans.filter(({ cancelled }) => !cancelled)
        .flatMap((plan) => plan.procedures.flat())
        .filter(({ ended = now }) => ended < now - 5 * 86_400_000)
        .map(({ ended }) => warsawDay(ended ?? now))
        .filter((ended) => !isWorkingDay(ended));
      expect(free).toEqual([]);
    }
  },
);

test('on no day is anything of a month done, or due, before it has begun [OPE-294]', () => {
  const early: string[] = [];
  for (const day of [...mornings, ...turnsOfMonths]) {
    for (const { period, name, procedures } of company(atHour(day, 8)).plans) {
      if (!period) continue;
      for (const step of procedures.flat()) {
        const first = Math.min(step.started ?? Infinity, step.ended ?? Infinity);
        if (step.limit < period.from || (first < Infinity && warsawDay(first) < period.from))
          early.push(`${day}: ${name}, ${step.name}, ${step.limit}`);
      }
    }
  }
  expect(early.slice(0, 20)).toEqual([]);
});
