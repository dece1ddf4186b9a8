import { isWorkingDay, workingDaysFrom } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { overloadedPerson, strain } from '../content/work-data.ts';
import { atHour, officeHoursAfter } from '../people/calendar.ts';
import type { Random } from '../random.ts';
import { opensAt, type PlannedStep, type ProjectPlan, type World } from './plan.ts';

/** How much more of the overloaded person's work is late. */
const overload = 2.2;

/**
 * Plays a project up to now: each procedure goes from hand to hand, a step is done about its limit, when whoever
 * does it is at work, and late now and then; what would end after now is still open.
 */
export function play(random: Random, world: World, plan: ProjectPlan): void {
  for (const steps of plan.procedures) {
    let turn = plan.created;
    for (const [at, step] of steps.entries()) {
      step.turn = turn;
      turn = Math.max(turn, opensAt(plan));
      const opensEarly = plan.openFrom !== undefined;
      const ended = endOf(random, world, step, turn, opensEarly);
      const begun = startOf(random, turn, ended);
      const stays = plan.openFrom !== undefined && at >= plan.openFrom;
      if (stays || ended > world.now) {
        open(random, step, begun, world.now, opensEarly);
        for (const later of steps.slice(at + 1)) later.status = taskStatus.waiting;
        break;
      }
      Object.assign(step, { status: taskStatus.done, started: begun, ended });
      turn = ended;
    }
  }
}

/** `told`: of a story, which goes as it is told. */
function endOf(
  random: Random,
  { staff, away }: World,
  step: PlannedStep,
  turn: number,
  opensEarly: boolean,
): number {
  const share =
    (strain[step.limit.slice(5, 7)] ?? 1) * (step.doer === overloadedPerson ? overload : 1);
  const late = random.next() * 100 < step.late * share;
  const shift = late ? random.between(1, random.pick([2, 3, 6])) : -random.pick([0, 0, 1, 1, 2, 3]);
  const wanted = atHour(workingDaysFrom(step.limit, shift), 8.5 + random.next() * 7);
  // Not before there was time for it.
  const ended = Math.max(wanted, officeHoursAfter(turn, Math.min(step.hours, 6)));
  let day = warsawDay(ended);
  const absent = away.get(staff[step.doer]?.id ?? 0);
  // Some work waits for whoever is away; what may not wait is done in their name by somebody else.
  const waits = !step.final && random.next() < 0.2 && !opensEarly;
  for (let moved = 0; waits && absent?.has(day) && moved < 8; moved += 1) {
    day = workingDaysFrom(day, 1);
  }
  return day === warsawDay(ended) ? ended : atHour(day, 9 + random.next() * 5);
}

/** Some time after the turn came, sooner rather than later, in office hours. */
function startOf(random: Random, turn: number, ended: number): number {
  const wanted = turn + (ended - turn) * random.next() ** 1.5 * 0.9;
  const day = warsawDay(wanted);
  const known = isWorkingDay(day) ? wanted : atHour(workingDaysFrom(addDays(day, 1), 0), 8.25);
  return Math.max(turn, Math.min(known, ended - 600_000));
}

function open(
  random: Random,
  step: PlannedStep,
  begun: number,
  now: number,
  opensEarly: boolean,
): void {
  if (begun >= now) {
    step.status = taskStatus.toDo;
    return;
  }
  step.started = begun;
  step.status = random.next() < 0.06 && !opensEarly ? taskStatus.suspended : taskStatus.inProgress;
}
