import type { FastifyInstance } from 'fastify';
import type { DB } from '../database/tables.ts';
import type { TableExports } from '../exports/table-exports.ts';
import type { Route, Services } from '../http/calls/mount.ts';
import type { TaskHandler } from '../jobs/jobs.ts';
import type { Mail } from '../mail/mail.ts';
import type { PersonalData } from '../records/personal.ts';

/**
 * What rooms say of their own records for whoever serves the records of all of them. The room that reads a concern declares
 * it in its `room.ts` (`declare module`); a concern is a record over every kind, so a kind that no room speaks for does not
 * compile. The two here are about tables, which the kit has as well.
 */
export interface Concerns {
  /** Every table, with what people outside the company may be named in there. */
  personal: Record<keyof DB, PersonalData>;
  /** Every table, and whether it goes out with everything (docs/decisions/0069). */
  exports: TableExports;
}

/** All that the rooms say, as `gather()` has joined it. */
export type House = Concerns & {
  /** The calls that rooms answer by themselves, without those that lead to calls of others. */
  calls: Route[];
};

/** A value, or a function of the whole house where other rooms are needed for it. */
type Said<T> = T | ((house: House) => T);

/** What background work is done with. */
export type Workplace = Omit<Services, 'log'> & { mail: Mail };

export type Room = {
  /** The calls of the contract that the room answers. */
  routes?: Said<Route[]>;
  /** Calls that lead to calls of any room: many records at once, files that are read in. */
  compoundRoutes?: (house: House) => Route[];
  /** Addresses that are no calls of the contract: downloads, a sign-in elsewhere. */
  serve?: (app: FastifyInstance, services: Services, house: House) => void;
  /** What happens after the request. */
  jobs?: (place: Workplace, house: House) => TaskHandler[];
  /** What the clock starts: lines in the queue's own notation, in UTC. */
  clock?: string[];
} & { [K in keyof Concerns]?: Said<Partial<Concerns[K]>> };

/** A word that nothing reads is a slip of the pen. */
type NothingElse<R> = { [K in Exclude<keyof R, keyof Room>]: never };

/**
 * A room as it says itself: its calls, its jobs, and a word for each concern that it has a part in. The answer keeps the
 * kinds that the room speaks for, which `gather()` counts.
 */
export const room = <const R extends Room>(says: R & NothingElse<R>): R => says;
