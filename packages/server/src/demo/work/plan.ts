import { addMonths, monthOf } from '@zaplecze/contract/kit/values/days';
import { workingDay, workingDaysFrom } from '@zaplecze/contract/kit/values/holidays';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import type { DemoClient } from '../clients/clients.ts';
import * as work from '../content/work-data.ts';
import { atHour } from '../people/calendar.ts';
import type { Staff } from '../people/people.ts';
import type { Random } from '../random.ts';
import type { DemoService } from './catalog.ts';

/** A task of a planned project: who does it until when; its course is told by course.ts. */
export type PlannedStep = {
  name: string;
  task: number;
  /** Place in the staff. */
  doer: number;
  hours: number;
  limit: string;
  final: boolean;
  /** Of a hundred, how likely it is late. */
  late: number;
  status: number;
  turn?: number;
  started?: number;
  ended?: number;
};

/** A project before it is written. */
export type ProjectPlan = {
  service: DemoService;
  client: DemoClient;
  name: string;
  created: number;
  /** Places in the staff. */
  manager: number;
  seller: number;
  value: number;
  /** Steps of each procedure of the service. */
  procedures: PlannedStep[][];
  /** A month of a series; `at` counts its months. */
  period?: { series: number; from: string; at: number; to: string | null };
  cancelled?: boolean;
  /** Steps of a procedure from this place on stay open, whatever their limit: a story hangs on them. */
  openFrom?: number;
};

/** When work on a project may begin: of a month that is made weeks before, once the month has. */
export const opensAt = ({ created, period }: Pick<ProjectPlan, 'created' | 'period'>): number =>
  period ? Math.max(created, atHour(workingDay(period.from, 1), 8)) : created;

export type World = {
  services: DemoService[];
  clients: DemoClient[];
  staff: Staff[];
  /** Days on which somebody is away, by the person's id. */
  away: Map<number, Set<string>>;
  now: number;
};

/** Customer service and whoever sells: places in the staff. */
const contacts = [10, 18, 26, 34];
export const sellers = [10, 18, 26, 10, 34, work.manager, 4, work.employee];
/** Invited, and not here yet. */
const expected = 39;

/** People of a department, by place in the staff. */
export const membersOf = (staff: Staff[], department: number): number[] =>
  staff.flatMap((one, at) => (one.department === department && at !== expected ? [at] : []));

export const headOf = (department: number): number =>
  department === 0 ? work.manager : 4 + department;

type Team = { lead: number; department: number; turn: number };

function doerOf(staff: Staff[], doer: work.Doer, { lead, department, turn }: Team): number {
  const others = membersOf(staff, department).filter(
    (one) => ![lead, work.director, work.desk, work.manager].includes(one),
  );
  const at = { director: work.director, desk: work.desk, lead, manager: headOf(department) };
  if (doer === 'contact') return contacts[turn % contacts.length] ?? lead;
  if (doer === 'mate') return others[turn % others.length] ?? lead;
  return at[doer];
}

const two = (value: number) => String(value).padStart(2, '0');

const { monthLength } = work;
/** The limit of a step: of a month, of a year, or counted from the beginning. */
function limitOf(due: number | string, from: string, recurs: boolean, final: boolean): string {
  if (typeof due === 'string') return workingDay(`${from.slice(0, 4)}-${due}`, final ? -1 : 1);
  if (!recurs) return workingDaysFrom(from, due);
  const month = due > monthLength ? addMonths(monthOf(from), 1) : monthOf(from);
  return workingDay(`${month}-${two(due > monthLength ? due - monthLength : due)}`, final ? -1 : 1);
}

type Sold = { service: DemoService; client: DemoClient; team: Team; from: string; size: number };

export function proceduresOf(staff: Staff[], { service, team, from, size }: Sold): PlannedStep[][] {
  const recurs = service.name in work.monthly;
  const { steps, late } = work.monthly[service.name] ?? work.singles[service.name] ?? emptyWork;
  let at = 0;
  return service.procedures.map(({ tasks }) =>
    tasks.map(({ id, name }) => {
      const [due, hours, doer] = steps[at] ?? [10, 1, 'lead'];
      at += 1;
      const final = work.finalTasks.includes(name);
      return {
        ...{ name, task: id, final, late, status: taskStatus.waiting },
        doer: doerOf(staff, doer, team),
        hours: Math.max(0.5, Math.round(hours * size * 2) / 2),
        limit: limitOf(due, from, recurs, final),
      };
    }),
  );
}
export const emptyWork: work.DemoWork = { price: [1000, 1000], late: 0, steps: [] };

export const priceOf = (random: Random, { price: [least, most] }: work.DemoWork, size: number) =>
  Math.round((least + (most - least) * Math.min(1, Math.max(0, size - 0.7))) / 50) * 50 +
  random.between(0, 3) * 50;

export const projectName = (service: DemoService, client: DemoClient, day: string) =>
  `${service.name} – ${client.name} – ${day.slice(5, 7)}/${day.slice(0, 4)}`;

export const serviceByName = (services: DemoService[], name: string): DemoService => {
  const found = services.find((one) => one.name === name);
  if (!found) throw new Error(`No service ${name}`);
  return found;
};
