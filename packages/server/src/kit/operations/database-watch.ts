import type { Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { ReadOutcome } from '../database/servers/replica.ts';
import type { StoppedStatement } from '../database/statements.ts';
import { countedWarning } from './counted-warnings.ts';
import type { Log } from './log.ts';

const whys: Record<StoppedStatement['why'], string> = {
  time: 'trwało zbyt długo',
  lock: 'zbyt długo czekało na blokadę',
  gone: 'nikt już nie czekał na odpowiedź',
};

const replicaWords: Partial<Record<ReadOutcome, string>> = {
  away: 'Replika do odczytu nie odpowiada; czyta się z serwera głównego',
  failed: 'Replika do odczytu odmówiła odpowiedzi; czyta się z serwera głównego',
  foreign: 'DATABASE_REPLICA_URL prowadzi do innej bazy; czyta się z serwera głównego',
};

/** Tells the log which statements the database stopped, once a route with how many more, and when a replica does not serve. */
export function logDatabase(db: Database, log: Log): void {
  const warnings = new Map<string, ReturnType<typeof countedWarning>>();
  const warn = (text: string, about: object) => {
    const known = warnings.get(text) ?? countedWarning(log, text);
    warnings.set(text, known);
    known(about);
  };
  db.stopped.on('stopped', ({ why, name, kind, text }) => {
    // A reader who goes away is no trouble.
    if (why === 'gone') log.debug({ kind, statement: text }, `Przerwano zapytanie: ${name}`);
    else warn(`Przerwano zapytanie, bo ${whys[why]}: ${name}`, { kind, statement: text });
  });
  db.replica?.on('read', (outcome) => {
    const words = replicaWords[outcome];
    if (words) warn(words, {});
  });
}

/** What the database stopped, and how a replica serves, for /metrics. */
export async function countDatabase(db: Database, registry: Registry): Promise<void> {
  const { Counter, Gauge } = await import('prom-client');
  const registers = [registry];
  const stopped = new Counter({
    name: 'zaplecze_statements_stopped_total',
    help: 'Statements that were stopped: too long, waiting for a lock too long, or for a reader who had gone',
    labelNames: ['kind', 'route', 'why'],
    registers,
  });
  db.stopped.on('stopped', ({ kind, name, why }) => stopped.inc({ kind, route: name, why }));
  const { replica } = db;
  if (!replica) return;
  const reads = new Counter({
    name: 'zaplecze_replica_reads_total',
    help: 'Statements that a replica answered, or for what reason the primary did instead',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['replica', 'behind', 'away', 'failed', 'foreign'] as const) {
    reads.inc({ outcome }, 0);
  }
  replica.on('read', (outcome) => reads.inc({ outcome }));
  // Two gauges read it: one query serves both.
  let pendingQuery: Promise<number | undefined> | undefined;
  const lag = () => {
    pendingQuery ??= replica.lag().finally(() => {
      pendingQuery = undefined;
    });
    return pendingQuery;
  };
  new Gauge({
    name: 'zaplecze_replica_up',
    help: '1 while the replica answers',
    registers,
    async collect() {
      this.set((await lag()) === undefined ? 0 : 1);
    },
  });
  new Gauge({
    name: 'zaplecze_replica_lag_seconds',
    help: 'By how much the replica is behind the primary',
    registers,
    async collect() {
      this.remove();
      const seconds = await lag();
      if (seconds !== undefined) this.set(seconds);
    },
  });
}
