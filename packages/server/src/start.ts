import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@zaplecze/keeper/postgres/embedded-postgres';
import { createApp } from './app.ts';
import { fillNew } from './fill-new.ts';
import { source } from './keeping/source.ts';
import { createDatabase, type Database } from './kit/database/database.ts';
import { startLaterMigrations } from './kit/database/migrations/later-migrations.ts';
import { oneAtATime } from './kit/database/migrations/migrate.ts';
import { announceVersion } from './kit/database/migrations/versions.ts';
import { awaitDatabaseServer } from './kit/database/servers/database-server.ts';
import { connectionOf, replicaOf } from './kit/database/servers/hosts.ts';
import { checkReplica } from './kit/database/servers/replica-server.ts';
import { createStorage } from './kit/files/create-storage.ts';
import type { Storage } from './kit/files/storage.ts';
import { withLimits } from './kit/jobs/job-limits.ts';
import { startWorker } from './kit/jobs/jobs.ts';
import { prepareDatabase } from './kit/jobs/prepare-database.ts';
import { publishNews } from './kit/live/news.ts';
import { createMail } from './kit/mail/mail.ts';
import type { ShutdownSteps } from './kit/operations/closing.ts';
import type { Config } from './kit/operations/config.ts';
import { countedWarning } from './kit/operations/counted-warnings.ts';
import type { Fall } from './kit/operations/crash.ts';
import { logDatabase } from './kit/operations/database-watch.ts';
import { drain } from './kit/operations/drain.ts';
import type { Log } from './kit/operations/log.ts';
import { OperatorError } from './kit/operations/operator-error.ts';
import { createOutgoing } from './kit/outgoing/outgoing.ts';
import { startTracing } from './kit/tracing/tracing.ts';
import { reportFall } from './restarted.ts';
import { crontab, house, jobs } from './rooms/house.ts';
import { watchLetters } from './rooms/letters/index.ts';
import { vapidKeys } from './rooms/notifications/index.ts';
import { hasNoPeople } from './rooms/people/index.ts';
import { applySettings, watchSettings } from './rooms/settings/index.ts';
import { startWorkers } from './workers.ts';

/** Limits of an orderly end, in milliseconds; requests get the longest time that people would wait. */
const limits = { requests: 10_000, worker: 15_000, connections: 5_000, database: 45_000 };

type Archive = (storage: Storage) => Promise<void>;

/** The database, and how its archiving begins once files can be read. */
async function connect(
  config: Config,
  log: Log,
  closing: ShutdownSteps,
): Promise<{ db: Database; archive: Archive }> {
  if (config.databaseUrl) {
    const connection = connectionOf(config.databaseUrl);
    await awaitDatabaseServer(connection, log);
    const replica = replicaOf(config);
    if (replica) await checkReplica(replica, connection, log);
    return { db: createDatabase(connection, { replica }), archive: async () => undefined };
  }
  const { dataDir, archive: to } = config;
  const embedded = await startEmbeddedPostgres({ dataDir, log, archive: to !== undefined });
  let end = embedded.stop;
  closing.add('baza danych', () => end(), limits.database);
  const archive: Archive = async (storage) => {
    if (!to) return;
    const { startArchiver } = await import('@zaplecze/keeper/archiving/archiver');
    const archiver = await startArchiver({
      config: to,
      database: embedded,
      contents: config.s3 ? undefined : { storage, table: source.files },
      log,
      warn: countedWarning(log, 'Archiwum bazy danych nie przyjmuje zapisów'),
    });
    end = () => archiver.finish(embedded.stop);
  };
  return { db: createDatabase(embedded.connection), archive };
}

async function openStorage(config: Config, log: Log): Promise<Storage> {
  const storage = await createStorage(config);
  // A service that is away must not keep the rest of the product from being used.
  storage.check().catch((error: unknown) => {
    log.error({ err: error }, 'Magazyn plików nie odpowiada: plików nie da się teraz zapisać');
  });
  return storage;
}

/**
 * An empty base gets either the demonstration company with its own accounts, or one administrator:
 * whole or not at all, and by one of the servers that start at once.
 */
async function fillEmpty(
  { config, db, storage, demo }: { config: Config; db: Database; storage: Storage; demo: boolean },
  log: Log,
): Promise<void> {
  await oneAtATime(db, 'fill', async () => {
    const empty = await hasNoPeople(db);
    if (demo && !empty) log.info('Baza danych nie jest pusta: dane demonstracyjne pominięto');
    if (!empty) return;
    if (demo) {
      const { fillDemo } = await import('./demo/demo.ts');
      return fillDemo({ db, storage, log });
    }
    await db.transaction().execute((tx) => fillNew(tx, config, log));
  });
}

function listenError(error: unknown, { host, port }: Config): unknown {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} (adres ${host}) jest już zajęty przez inny program. Zatrzymaj go albo wybierz inny port, np. PORT=${port + 1}.`,
    EACCES: `Konto serwera nie ma prawa do portu ${port}. Wybierz port od 1024 w górę, np. PORT=3000.`,
    EADDRNOTAVAIL: `Ten komputer nie ma adresu ${host}. Popraw HOST, np. HOST=127.0.0.1.`,
    ENOTFOUND: `Nie ma adresu o nazwie ${host}. Popraw HOST, np. HOST=127.0.0.1.`,
  };
  const says = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  return says ? new OperatorError(says, { cause: error }) : error;
}

/**
 * Brings the whole server up, registering each part's end with `closing` as it begins; the order makes the end
 * come out right (requests, background work, connections, database).
 *
 * @param options.fall that the server before this one has fallen
 * @param options.signal tells that the operator asked to stop in the meantime
 * @param options.refused hears later why this server cannot go on
 * @returns the port the server listens on
 * @throws OperatorError about what the operator must put right
 */
export async function start(
  config: Config,
  options: {
    demo: boolean;
    fall?: Fall | undefined;
    log: Log;
    closing: ShutdownSteps;
    signal: AbortSignal;
    refused: (error: unknown) => void;
  },
): Promise<{ port: number }> {
  const { demo, fall, log, closing, signal, refused } = options;
  closing.add('ślady', await startTracing(config, log), limits.connections);
  const { db, archive } = await connect(config, log, closing);
  closing.add('połączenia z bazą danych', () => db.destroy(), limits.connections);
  signal.throwIfAborted();
  const version = await announceVersion(db, refused);
  closing.add('wersja', version.stop, limits.connections);
  const left = await prepareDatabase(db, log, { signal });
  signal.throwIfAborted();
  const storage = await openStorage(config, log);
  await fillEmpty({ config, db, storage, demo }, log);
  await vapidKeys(db);
  await archive(storage);
  signal.throwIfAborted();
  // Migrations and a first filling take what they take.
  db.limitSessions(config.limits.job);
  logDatabase(db, log);
  await applySettings(db, config);
  // The demonstration's company is made anew, not copied.
  if (demo) config.backup = { ...config.backup, keep: 0 };
  const mail = createMail(config, log);
  const outgoing = createOutgoing({ hosts: config.pushHosts });
  // What background work changes here; each serving process tells its own.
  if (config.workers > 1) closing.add('nowości', publishNews(db, log).stop, limits.connections);
  const worker = await startWorker({
    pool: db.pool,
    tasks: withLimits(config.limits.job, jobs({ mail, storage, db, outgoing, config })),
    crontab,
    log,
  });
  closing.add('zadania w tle', worker.stop, limits.worker);
  if (left.beside.length + left.waiting.length > 0) {
    const later = startLaterMigrations(db, { log });
    closing.add('zmiany bazy', later.stop, limits.worker);
  }
  const letters = watchLetters({ db, storage, config, log, replies: house.reply });
  closing.add('poczta przychodząca', letters.stop, limits.worker);
  const settings = watchSettings({ db, config, log });
  closing.add('ustawienia', settings.stop, limits.worker);
  signal.throwIfAborted();
  if (fall) await reportFall(db, fall, log);
  const drainMs = config.drainSeconds * 1_000;
  try {
    if (config.workers > 1) {
      const workers = await startWorkers(config.workers, db.pool.options, log);
      closing.add('żądania', workers.stop, limits.requests + drainMs);
      return { port: workers.port };
    }
    const app = await createApp({ config, db, storage, outgoing, log });
    closing.add('żądania', () => drain(app, pause(drainMs)), limits.requests + drainMs);
    await app.listen({ host: config.host, port: config.port });
    const address = app.server.address();
    return { port: typeof address === 'object' && address ? address.port : config.port };
  } catch (error) {
    throw listenError(error, config);
  }
}
