import type { Days } from '@zaplecze/contract/kit/values/days';

/* The input of the radar's rules, which read nothing themselves. */

/** One piece of open work that somebody is to do. */
export type OpenStep = {
  id: number;
  name: string;
  /** The people of the task (at most one) or of the issue (its executors). */
  people: number[];
  /** An instant. */
  limit: string | null;
  /** Hours that it is thought to take; null: nobody said. */
  hours: number | null;
  /** When it was begun, an instant. */
  startedAt: string | null;
};

/** An open task or issue that is looked at. */
export type Subject = OpenStep & {
  kind: 'task' | 'issue';
  finalDate: boolean;
  /** Nobody is planned for it, for it is put off. */
  suspended: boolean;
  /** What is promised of an issue next, an instant, and whether that is its first answer; of a task null. */
  promised: { at: string; answer: boolean } | null;
  /** What its project is worth; of an issue 0. */
  value: number;
  /** Whose department's people could do it when nobody has it. */
  department: number | null;
  /** The open steps before it, in their order; none once its gate is open. */
  before: OpenStep[];
  /** How many open steps come after it. */
  behind: number;
};

/** A person as the rules know them. */
export type PersonFacts = {
  id: number;
  name: string;
  department: number | null;
  position: number | null;
  active: boolean;
  /** Open tasks. */
  tasks: number;
  /**
   * Hours of open work by the working days there are until its limit, today the first (1: also what is
   * overdue).
   */
  work: { days: number; hours: number }[];
  /** Whole days on which they are away. */
  away: Days[];
  /** The last day before they are back who are away on a day, as every place says it; the day itself of who is there. */
  awayUntil: (day: string) => string;
  /** Hours of their roster on a day, and those that are left of them to work, of today by the clock. */
  time: (day: string) => { norm: number; free: number };
  /** Who does their work on some days. */
  standIns: (Days & { user: number })[];
};

export type People = ReadonlyMap<number, PersonFacts>;
