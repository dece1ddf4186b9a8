import type { Db } from '../../../kit/database/database.ts';

type Count = (db: Db, person: number) => Promise<number>;
/** Gives all of one person's to another, or `only` some of it; gives how many they were. */
type HandOver = (db: Db, from: number, to: number, only?: number[]) => Promise<number>;

/**
 * The work on a person's account, as the rooms that have it report it (rooms/house.ts): they depend on people,
 * people do not depend on them.
 */
export type AccountWork = {
  clients: {
    /** Whom somebody looks after, and whom nobody else who works here does. */
    count: (db: Db, person: number) => Promise<{ clients: number; onlyCarer: number }>;
    handOver: HandOver;
    /** Takes somebody off the clients that others look after as well. */
    leave: (db: Db, person: number) => Promise<void>;
    /** Makes somebody look after exactly these. @throws HttpError 400 on `clients` */
    set: (db: Db, person: number, clients: number[]) => Promise<void>;
  };
  tasks: { count: Count; handOver: HandOver };
  /** Tasks that the next periods of projects will give the person. */
  repeating: { count: Count };
  issues: { count: Count; handOver: HandOver };
  offers: { count: Count; handOver: HandOver };
  /** Running projects that the person sold. */
  projects: { count: Count; handOver: HandOver };
  /** Articles that the person keeps true; `names`: of the first of them. */
  articles: {
    count: Count;
    names: (db: Db, person: number) => Promise<string[]>;
    handOver: HandOver;
  };
  /** Departments that the person heads. */
  departments: { count: Count; handOver: HandOver };
  /** Guests who come to the person and parcels that wait for them. */
  visits: { count: Count; handOver: HandOver };
  /** Requests of people about their data that the person handles. */
  cases: { count: Count; handOver: HandOver };
  /** Rules of services that give tasks to the person; they follow the tasks. */
  rules: { count: Count; handOver: HandOver };
  /** Points of checklists, which go back to whoever works on the record. */
  checklists: { count: Count; leave: (db: Db, person: number) => Promise<void> };
};
