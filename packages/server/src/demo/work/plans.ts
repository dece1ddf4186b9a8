import { addMonths, monthOf } from '@zaplecze/contract/kit/values/days';
import { workingDay, workingDaysFrom } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { DemoClient } from '../clients/clients.ts';
import * as work from '../content/work-data.ts';
import { atHour } from '../people/calendar.ts';
import type { Random } from '../random.ts';
import type { DemoService } from './catalog.ts';
import {
  emptyWork,
  headOf,
  membersOf,
  type ProjectPlan,
  priceOf,
  proceduresOf,
  projectName,
  sellers,
  serviceByName,
  type World,
} from './plan.ts';

/** Services that do in a month the books of the month before, which has to end first; named by the books' month. */
const books = ['Pełna księgowość', 'Książka przychodów i rozchodów'];

/** Months before this one in which the series have been going on. */
const monthsBack = 12;

/** The months of each subscription: most run all year, some began later, one came to an end. */
export function seriesPlans(random: Random, world: World): ProjectPlan[] {
  const { services, clients, staff, now } = world;
  const today = warsawDay(now);
  const month = monthOf(today);
  const plans: ProjectPlan[] = [];
  let series = 0;
  let client = 0;
  for (const [name, leads] of Object.entries(work.leads)) {
    const service = serviceByName(services, name);
    // Payroll is done for whom the books are kept.
    if (name === 'Kadry i płace') client = 0;
    for (const lead of leads) {
      const own = clients[client] as DemoClient;
      const size = 0.75 + random.next() * 0.7;
      const team = { lead, department: service.departmentAt, turn: client };
      const price = priceOf(random, work.monthly[name] ?? emptyWork, size);
      const began = -(later[series] ?? monthsBack);
      const manager = headOf(service.departmentAt);
      const seller = random.pick(sellers);
      for (let at = began; at <= (ended[series] ?? 1); at += 1) {
        const from = `${addMonths(month, at)}-01`;
        const createdOn = addDays(from, -14);
        // The server makes the months to come two weeks ahead, in the night; the first was sold.
        const created =
          at === began
            ? atHour(workingDay(createdOn, -1), 9 + random.next() * 5)
            : atHour(createdOn, 1.5);
        if (created >= now) continue;
        const raised = from.slice(0, 4) === month.slice(0, 4) && began < 1 - Number(month.slice(5));
        plans.push({
          ...{ service, client: own, manager, seller, created },
          name: projectName(service, own, books.includes(name) ? addMonths(month, at - 1) : from),
          value: raised ? Math.round((price * 1.06) / 10) * 10 : price,
          period: { series, from, at: at - began, to: lastOf(series, month) },
          procedures: proceduresOf(staff, { service, client: own, team, from, size }),
        });
      }
      series += 1;
      client += 1;
    }
  }
  return plans;
}

/** Series that began less than a year ago, and the one that ended: months from now, by the series' number. */
const later: Record<number, number> = { 2: 10, 9: 5, 16: 3, 19: 4, 22: 9, 24: 7, 29: 2 };
const ended: Record<number, number> = { 13: -5 };
/** The last day on which a period of the series may begin: none is made after it. */
function lastOf(series: number, month: string): string | null {
  const last = ended[series];
  return last === undefined ? null : `${addMonths(month, last)}-01`;
}
/** The series whose month is missing in the middle, and how many months after its first: somebody deleted it. */
const holed = 4;
const holeAt = 8;
export const isMissingPeriod = ({ period }: ProjectPlan): boolean =>
  period?.series === holed && period.at === holeAt;

/** Beginnings of what is sold once, by service; seasons as the trade has them. */
export function singlePlans(random: Random, world: World): ProjectPlan[] {
  const { services, clients, now } = world;
  const today = warsawDay(now);
  const plans: ProjectPlan[] = [];
  const add = (name: string, from: string, client: DemoClient, lead?: number) => {
    const service = serviceByName(services, name);
    const plan = single(random, world, {
      service,
      client,
      from,
      ...(lead !== undefined && { lead }),
    });
    if (plan.created < now) plans.push(plan);
    return plan;
  };
  const year = Number(today.slice(0, 4));
  const bookkept = [
    ...(work.leads['Pełna księgowość'] ?? []),
    ...(work.leads['Książka przychodów i rozchodów'] ?? []),
  ];
  const firstDay = addDays(today, -365);
  for (const one of [year - 1, year]) {
    for (const [at, lead] of bookkept.entries()) {
      const from = workingDay(addDays(`${one}-01-08`, at % 9), 1);
      if (from > firstDay) add(work.annualReport, from, clients[at] as DemoClient, lead);
    }
    for (let at = 0; at < 8; at += 1) {
      const from = workingDay(addDays(`${one}-02-12`, at * 9), 1);
      if (from > firstDay) add(work.auditService, from, clients[40 + at] as DemoClient);
    }
  }
  for (const [at, days] of [-16, -9, -6].entries()) {
    add(work.auditService, workingDaysFrom(today, days), clients[50 + at] as DemoClient).cancelled =
      false;
    // Of these the reception writes the certificates.
    const training = clients[55 + at] as DemoClient;
    add('Szkolenie BHP', workingDaysFrom(today, days + 3), training).cancelled = false;
  }
  const counts: [string, number, number][] = [
    ['Doradztwo podatkowe', 24, 360],
    ['Wdrożenie KSeF', 18, 200],
    ['Inspektor ochrony danych', 14, 360],
    ['Szkolenie BHP', 20, 360],
    ['Rejestracja spółki', 14, 360],
  ];
  for (const [name, count, span] of counts) {
    for (let at = 0; at < count; at += 1) {
      const back = Math.round(((at + random.next()) / count) * span) + 2;
      const day = workingDay(addDays(today, -back), -1);
      // In August and between the years hardly anybody begins anything.
      const quiet = day.slice(5, 7) === '08' || day.slice(5) > '12-19';
      if (quiet && random.next() < 0.6) continue;
      add(name, day, clients[30 + random.between(0, 70)] as DemoClient);
    }
  }
  plans.push(...storyPlans(random, world));
  return plans;
}
type Single = { service: DemoService; client: DemoClient; from: string; lead?: number };

function single(
  random: Random,
  { staff }: World,
  { service, client, from, ...more }: Single,
): ProjectPlan {
  const department = service.departmentAt;
  const turn = random.between(0, 97);
  const people = membersOf(staff, department).filter((one) => one !== work.overloadedPerson);
  const lead = more.lead ?? people[turn % people.length] ?? headOf(department);
  const size = 0.75 + random.next() * 0.8;
  const team = { lead, department, turn };
  return {
    ...{ service, client, manager: headOf(department), seller: random.pick(sellers) },
    name: projectName(service, client, from),
    created: atHour(from, 8.5 + random.next() * 5),
    value: priceOf(random, work.singles[service.name] ?? emptyWork, size),
    procedures: proceduresOf(staff, { service, client, team, from, size }),
    cancelled: random.next() < 0.05,
  };
}

const backlog = [10, 30, 26, 18, 16, 4, 8, 10, 4];
const backlogDue = [2, 4, 6, 8, 9, 10, 5, 8, 10];

/** What the stories need on whatever day it is: too much for one person, and a limit nobody keeps. */
function storyPlans(random: Random, world: World): ProjectPlan[] {
  const { services, clients, now } = world;
  const today = warsawDay(now);
  const books = serviceByName(services, 'Pełna księgowość');
  const overload = single(random, world, {
    ...{ service: books, client: clients[60] as DemoClient },
    ...{ from: workingDaysFrom(today, -4), lead: work.overloadedPerson },
  });
  overload.name = `Zaległe księgi za pół roku – ${overload.client.name}`;
  overload.value = 14_500;
  overload.cancelled = false;
  overload.openFrom = 1;
  for (const [at, step] of overload.procedures.flat().entries()) {
    step.doer = work.overloadedPerson;
    step.hours = backlog[at] ?? 4;
    step.limit = workingDaysFrom(today, backlogDue[at] ?? 10);
    step.late = 0;
  }
  const opinion = single(random, world, {
    ...{
      service: serviceByName(services, 'Doradztwo podatkowe'),
      client: clients[61] as DemoClient,
    },
    ...{ from: workingDaysFrom(today, -9), lead: work.ill },
  });
  opinion.name = `Opinia o podatku u źródła – ${opinion.client.name}`;
  opinion.value = 18_500;
  opinion.cancelled = false;
  opinion.openFrom = 2;
  for (const [at, step] of (opinion.procedures[0] ?? []).entries()) {
    step.limit = workingDaysFrom(today, [-7, -4, 3, 6][at] ?? 6);
    step.late = 0;
    // Due while she is away, and a day that cannot be moved.
    const limit = workingDay(addDays(today, 5), -1);
    if (at === 2) Object.assign(step, { doer: work.ill, final: true, limit });
  }
  return [overload, opinion];
}
