import { daysOf } from '@zaplecze/contract/kit/values/days';
import { type Substitution, standInsOn } from '../../absences/index.ts';
import {
  dayInWords,
  type FixedRow,
  type PlanDays,
  type PlannedDays,
  type PlanStep,
  type Problem,
  planLimits,
  stepKey,
} from './plan-limits.rules.ts';

/** Days of absence, both ends count. */
type Days = { dateFrom: string; dateTo: string };

/**
 * Somebody who works here. `load`: hours of the open tasks that they have; `away`: when they are not at work; `time`:
 * minutes of their roster on a day, and those that are left of it.
 */
export type TeamMember = {
  id: number;
  name: string;
  load: number;
  away: Days[];
  time: (day: string) => { norm: number; free: number };
};

/** Those of whom a plan chooses, and whom its rules mean. */
export type Crew = {
  members: Map<number, TeamMember>;
  /** Who carries on the work of somebody who left; somebody who works here is their own. */
  atWork: Map<number, number>;
  /** Names of people whom rules mean, those who left too. */
  names: Map<number, string>;
  departments: Map<number, { name: string; head: number | null }>;
  positions: Map<number, { name: string; people: number[] }>;
  carers: number[];
  seller: number | null;
  standIns: Substitution[];
};

export type PlannedRow = Omit<PlannedDays, 'problem'> & {
  procedure: number;
  task: number;
  user: number | null;
  finalDate: boolean;
  estimation: number | null;
  problems: Problem[];
  /** What the plan did otherwise than the rule says, in words. */
  notes: string[];
};

/** Hours of a task that nobody estimated, where loads are compared. */
const unknownHours = 1;
const nobodyToAsk: Choice = { user: null };

type Choice = { user: number | null; note?: string; problem?: string };
export type Window = { from: string; to: string; hours: number };

/**
 * Plans a project of these steps: limits by working days, and for each task a person who is present in its time;
 * where a rule cannot be kept nobody is chosen, and the row has the reason. Values set by hand stay and the rest
 * follows them.
 */
export function planProject(
  steps: PlanStep[],
  days: PlanDays,
  { crew, fixedRows = [] }: { crew: Crew; fixedRows?: FixedRow[] },
): PlannedRow[] {
  const byHand = new Map(fixedRows.map((one) => [stepKey(one), one]));
  const limits = planLimits(steps, days, fixedRows);
  const loadOf = new Map<number, number>();
  const before = new Map<number, number | null>();
  return steps.map((step, at) => {
    const { procedure, task, rule } = step;
    const planned = limits[at] as PlannedDays;
    const { from, limit } = planned;
    const to = limit ?? from;
    const window = { from: to < from ? to : from, to, hours: rule.estimation ?? 0 };
    const set = byHand.get(stepKey(step))?.user;
    const choice =
      set === undefined
        ? choose(step, window, { crew, loads: loadOf, before: before.get(procedure) })
        : { user: set };
    before.set(procedure, choice.user);
    if (choice.user !== null) {
      loadOf.set(choice.user, (loadOf.get(choice.user) ?? 0) + (rule.estimation ?? unknownHours));
    }
    const problems: Problem[] = [];
    if (choice.problem) problems.push({ field: 'user', text: choice.problem });
    if (planned.problem) problems.push({ field: 'dateRealizationLimit', text: planned.problem });
    const { finalDate, estimation } = rule;
    return {
      ...{ procedure, task, from, limit, user: choice.user, estimation, problems },
      finalDate: finalDate && limit !== null,
      notes: choice.note ? [choice.note] : [],
    };
  });
}

type Team = { crew: Crew; loads: Map<number, number>; before: number | null | undefined };

/** Whom a step's rule means, and what is said when it means nobody. */
function candidatesOf(
  { rule, department }: PlanStep,
  { crew, before }: Team,
): { people: number[]; nobody: string; everybody?: string } {
  const { who, whoPerson, whoDepartment, whoPosition } = rule;
  const alone = (person: number | null | undefined, nobody: string) => ({
    people: person ? [person] : [],
    nobody,
  });
  switch (who) {
    case 'person':
      return alone(whoPerson, 'Reguła nie wskazuje osoby');
    case 'seller':
      return alone(crew.seller, 'Projekt nie ma sprzedawcy');
    case 'previous':
      return alone(
        before,
        before === undefined
          ? 'To pierwsze zadanie procedury: nie ma poprzedniej osoby'
          : 'Najpierw wybierz osobę poprzedniego zadania',
      );
    case 'carer':
      return {
        people: crew.carers,
        nobody: 'Klient nie ma opiekuna',
        everybody: 'Opiekunów klienta nie ma w tym czasie',
      };
    case 'head': {
      const place = crew.departments.get(whoDepartment ?? department ?? 0);
      return alone(place?.head, `Dział „${place?.name ?? ''}” nie ma wskazanego kierownika`);
    }
    case 'position': {
      const place = crew.positions.get(whoPosition ?? 0);
      return {
        people: place?.people ?? [],
        nobody: `Nikt nie pracuje na stanowisku „${place?.name ?? ''}”`,
        everybody: `Wszyscy na stanowisku „${place?.name ?? ''}” są w tym czasie nieobecni`,
      };
    }
    default:
      return { people: [], nobody: '' };
  }
}

/** Whom a step's rule chooses for a window; nobody and why where it cannot be kept. */
export function choose(step: PlanStep, window: Window, team: Team): Choice {
  if (step.rule.who === null) return nobodyToAsk;
  const { people, nobody, everybody } = candidatesOf(step, team);
  if (people.length === 0) return { user: null, problem: nobody };
  return chooseOf(people, window, { ...team, everybody });
}

/**
 * The least loaded of these people who is there in a window; else the least loaded of those who stand
 * in for them. Of somebody who left: whoever took over.
 */
export function chooseOf(
  people: number[],
  window: Window,
  { crew, loads, everybody }: Pick<Team, 'crew' | 'loads'> & { everybody?: string | undefined },
): Choice {
  const [first = 0, ...others] = people;
  const working = people.flatMap((id) => crew.atWork.get(id) ?? []);
  const named = (id: number) => crew.names.get(id) ?? crew.members.get(id)?.name ?? '';
  if (working.length === 0) return { user: null, problem: `${named(first)} już tu nie pracuje` };
  const load = (one: TeamMember) => one.load + (loads.get(one.id) ?? 0);
  const least = (ids: number[]) =>
    ids
      .flatMap((id) => crew.members.get(id) ?? [])
      .filter((one) => isThere(one, window))
      .sort((a, b) => load(a) - load(b) || a.name.localeCompare(b.name, 'pl') || a.id - b.id)[0];
  const own = least(working);
  if (own) {
    const instead = others.length === 0 && own.id !== first;
    return { user: own.id, ...(instead && { note: `${named(first)} już tu nie pracuje` }) };
  }
  const [missed] = working.flatMap((id) => crew.members.get(id) ?? []);
  const until = missed ? ` (nieobecność do ${dayInWords(backOn(missed, window))})` : '';
  const standing = least(working.flatMap((id) => substitutesOf(id, window, crew)));
  if (standing) return { user: standing.id, note: `Zastępuje: ${missed?.name}${until}` };
  if (others.length > 0 && everybody) return { user: null, problem: everybody };
  return { user: null, problem: `${missed?.name}: nikt nie zastępuje${until}` };
}

const within = (day: string, { dateFrom, dateTo }: Days) => dateFrom <= day && day <= dateTo;
const isAway = ({ away }: TeamMember, day: string) => away.some((days) => within(day, days));

/** Whether somebody is there on their last working day of a window, and has time enough in it for the hours. */
export function isThere(one: TeamMember, { from, to, hours }: Window): boolean {
  const days = daysOf({ dateFrom: from, dateTo: to }).map((day) => ({ day, ...one.time(day) }));
  const last = days.findLast(({ norm }) => norm > 0);
  if (isAway(one, last?.day ?? to)) return false;
  const sum = (of: 'norm' | 'free') => days.reduce((all, day) => all + day[of], 0);
  return sum('free') >= Math.min(sum('norm'), Math.max(1, hours * 60));
}

/** The last day of the absence that keeps somebody from a window. */
export function backOn({ away }: TeamMember, { from, to }: Window): string {
  const met = away.filter(({ dateFrom, dateTo }) => dateFrom <= to && dateTo >= from);
  return met.reduce((latest, { dateTo }) => (dateTo > latest ? dateTo : latest), to);
}

/** Who stands in for somebody on the last day of a window; who is not there for its hours passes it on. */
function substitutesOf(id: number, window: Window, { standIns, members }: Crew): number[] {
  const isThereThen = (user: number) => {
    const one = members.get(user);
    return one !== undefined && isThere(one, window);
  };
  return standInsOn(id, window.to, standIns, isThereThen).map(({ id: user }) => user);
}
