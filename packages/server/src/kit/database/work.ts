import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogPosition } from './servers/replica-position.ts';

/**
 * Limits of the database's work, in seconds: `statement` is the longest that one statement may take, `lock` the
 * longest that a write waits for another one, `idle` the longest that a transaction may pause between its statements.
 * `replica`: it may be read from a replica (replica.ts), and is given up when its reader goes away.
 */
export type Limits = { statement: number; lock: number; idle: number; replica: boolean };

/** Kinds of work; work of none of the other kinds is ordinary, which has the shortest limits. */
export type WorkKind = 'ordinary' | 'search' | 'report' | 'export' | 'import' | 'job';

const kinds: Record<WorkKind, Limits> = {
  ordinary: { statement: 15, lock: 10, idle: 60, replica: false },
  search: { statement: 30, lock: 10, idle: 60, replica: true },
  report: { statement: 30, lock: 10, idle: 60, replica: true },
  export: { statement: 300, lock: 10, idle: 60, replica: true },
  import: { statement: 300, lock: 30, idle: 300, replica: false },
  job: { statement: 1_800, lock: 30, idle: 1_800, replica: false },
};

/** The limits of all kinds, each so many times as long. */
export function limitsTimes(factor: number): Record<WorkKind, Limits> {
  const longer = ({ statement, lock, idle, replica }: Limits): Limits => ({
    statement: statement * factor,
    lock: lock * factor,
    idle: idle * factor,
    replica,
  });
  const entries = Object.entries(kinds).map(([kind, limits]) => [kind, longer(limits)] as const);
  return Object.fromEntries(entries) as Record<WorkKind, Limits>;
}

/** Why a statement came to no end of its own: it took too long, waited for a lock too long, or its reader went away. */
export type Stop = 'time' | 'lock' | 'gone';

/** A connection on which statements of some work run. */
type Running = { giveUp: (why: Stop) => void };

/** What statements are run for: one request or one job. Whatever it calls finds it by `currentWork`. */
export class Work {
  readonly kind: WorkKind;
  /** The route or the task, for those who watch; no values. */
  readonly name: string;
  readonly limits: Limits;
  /** It changes nothing but notes, so that its reading statements may be given up wherever they are. */
  readonly reads: boolean;
  /** Whoever asked has gone away: what it still would ask is not asked. */
  isReaderGone = false;
  /** Whether it has written: from then on it reads from the primary. */
  wrote = false;
  /** How far a replica must have come for this work to read from it; see replica.ts. */
  position: Promise<LogPosition> | undefined;
  readonly running = new Set<Running>();

  constructor(kind: WorkKind, name: string, { limits, reads }: { limits: Limits; reads: boolean }) {
    this.kind = kind;
    this.name = name;
    this.limits = limits;
    this.reads = reads;
  }

  /** Nobody waits for its answer any more. */
  leave(): void {
    if (!this.reads) return;
    this.isReaderGone = true;
    // What is short is let end: a connection whose statement is given up is closed, which costs more.
    if (!this.limits.replica) return;
    for (const one of this.running) one.giveUp('gone');
  }
}

/** Work whose reader has gone asks nothing more. */
export class ReaderGoneError extends Error {
  constructor() {
    super('The reader has gone away');
  }
}

const storage = new AsyncLocalStorage<Work | undefined>();

/** The request or job that this is done for; none at the start, in commands, and between requests. */
export const currentWork = (): Work | undefined => storage.getStore();
export const runAsWork = <T>(work: Work, done: () => T): T => storage.run(work, done);
/** What outlives the work it was begun by, such as a connection of a pool. */
export const withoutWork = <T>(done: () => T): T => storage.run(undefined, done);
