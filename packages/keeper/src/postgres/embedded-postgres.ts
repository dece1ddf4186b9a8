import { chmodSync, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import type { Account } from './account.ts';
import { switchArchiving } from './archive-command.ts';
import { findBinaries } from './binaries.ts';
import { createCluster, grantAccess, owner } from './cluster.ts';
import { type DatabaseFolders, findPlace, leaveSocketFolder, socketFolder } from './place.ts';
import {
  archivesAsSet,
  findRunning,
  type Postmaster,
  readySockets,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { until } from './processes.ts';
import { folderHolder, lockFolder } from './starter-lock.ts';

/*
 * Of the npm package only the binaries: its own starter fails after kill -9 of a server, with the error `undefined`,
 * since it takes no running database over, and listens on TCP with a password (docs/decisions/0031-own-or-library.md).
 */

/** A database of our own: how to connect (unix socket, no password), and how to end it. */
export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string };
  /** Ends the database in order and gives the data folder back. May be called more than once. */
  stop: () => Promise<void>;
  place: DatabaseFolders;
};

function prepare(dataDir: string): string {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true });
      // Root's database runs under another account, which must get through; what lies inside is closed itself.
      chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    }
    return realpathSync(dataDir);
  } catch (cause) {
    throw new OperatorError(
      `Nie można utworzyć folderu danych ${dataDir} (${(cause as Error).message}). Nadaj prawa do niego kontu serwera albo ustaw DATA_DIR na inny folder.`,
      { cause },
    );
  }
}

function lock(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    throw new OperatorError(
      `Nie można pisać do folderu danych ${folder} (${(cause as Error).message}). Nadaj prawa do niego kontu serwera albo ustaw DATA_DIR na inny folder.`,
      { cause },
    );
  }
}

/** One that was taken over and answers nothing must not keep the start waiting for ever. */
const connectionTimeoutMillis = 60_000;

/** Connects, making the product's database at the first start; after a change of access it may need a moment. */
async function ensureDatabase(connection: EmbeddedPostgres['connection']): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const target = new pg.Client({ ...connection, connectionTimeoutMillis });
    try {
      await target.connect();
      return await target.end();
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === '3D000') return createDatabase(connection);
      // A database that was taken over reads its new access rules in its own time.
      if (code !== '28000' || attempt === 100) throw error;
      await pause(20);
    }
  }
}

async function createDatabase(connection: EmbeddedPostgres['connection']): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    await client.query(`create database ${owner}`);
  } finally {
    await client.end();
  }
}

/** Keeps the database up while the server runs: one that dies is started again, ever more patiently. */
function keepAlive(first: Postmaster, restart: () => Promise<Postmaster>, log: Log) {
  let current = first;
  let work: Promise<void> | undefined;
  let failures = 0;
  let notBefore = 0;
  const again = async () => {
    log.error('Baza danych przestała działać - uruchamiam ją ponownie');
    try {
      current = await restart();
      failures = 0;
      log.info('Baza danych działa ponownie');
    } catch (error) {
      failures += 1;
      notBefore = performance.now() + Math.min(30_000, 500 * 2 ** failures);
      log.error({ err: error }, 'Nie udało się uruchomić bazy danych');
    }
    work = undefined;
  };
  const timer = setInterval(() => {
    if (!work && !current.isAlive() && performance.now() >= notBefore) work = again();
  }, 250);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await work;
    await stopPostmaster(current, log);
  };
}

/**
 * Takes a data folder for this process alone, with the place of its database.
 *
 * @throws OperatorError when another server uses it, or it cannot be made or reached
 */
export function holdDataFolder(
  folder: string,
  log: Log,
): { place: DatabaseFolders; account: Account; release: () => void } {
  const dataDir = prepare(folder);
  const locks = [lock(dataDir)];
  const release = () => {
    for (const give of locks.splice(0)) give();
  };
  try {
    const { place, account } = findPlace(dataDir, log);
    // A copied data folder points at the same database: the second lock keeps the copy's server off it.
    if (dirname(place.home) !== dataDir) locks.push(lock(place.home));
    return { place, account, release };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Starts the product's own PostgreSQL 18 in `dataDir`, creating it at the first start, and keeps it running.
 * A database that a killed server left behind is taken over. It listens on a unix socket only.
 *
 * @param options.settings further PostgreSQL settings (tests switch fsync off)
 * @param options.archive whether its log is to be archived from now on; absent: as it was
 * @throws OperatorError when another server uses the folder, or the database cannot be created or started
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: Log;
  settings?: Record<string, string>;
  archive?: boolean;
}): Promise<EmbeddedPostgres> {
  const { log, settings: extra = {}, archive } = options;
  const { place, account, release } = holdDataFolder(options.dataDir, log);
  try {
    if (archive !== undefined) switchArchiving(place, account, archive);
    const binaries = findBinaries(account, log);
    await createCluster(place, binaries, account);
    grantAccess(place, account);
    const left = await findRunning(place, log);
    // Only a start begins or ends archiving.
    if (left && !archivesAsSet(place)) await stopPostmaster(left, log);
    const found = left?.isAlive() ? left : undefined;
    if (found) {
      log.info(`Przejęto bazę danych, która została po poprzednim serwerze (proces ${found.pid})`);
      process.kill(found.pid, 'SIGHUP');
    }
    const sockets = found?.sockets ?? socketFolder(place, account);
    const start = () => startPostmaster({ place, account, binaries, sockets, extra }, log);
    const running = found ?? (await start());
    const connection = { host: sockets, port: 5432, user: owner, database: owner };
    const end = keepAlive(running, async () => (await findRunning(place, log)) ?? start(), log);
    try {
      await ensureDatabase(connection);
    } catch (error) {
      await end();
      throw error;
    }
    let ended: Promise<void> | undefined;
    const stop = () => {
      ended ??= end().finally(() => {
        leaveSocketFolder(place, sockets);
        release();
      });
      return ended;
    };
    return { connection, stop, place };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * The database of a data folder for a while: the one that its running server has, or, when none
 * runs, started here. Never makes a new one.
 *
 * @throws OperatorError when the folder has no database, or it cannot be reached
 */
export async function borrowEmbeddedPostgres(options: {
  dataDir: string;
  log: Log;
}): Promise<EmbeddedPostgres> {
  const { log } = options;
  const holder = existsSync(options.dataDir) && folderHolder(options.dataDir);
  const place = existsSync(options.dataDir)
    ? findPlace(realpathSync(options.dataDir), log).place
    : undefined;
  if (!place || !existsSync(place.cluster)) {
    throw new OperatorError(
      `W folderze danych ${options.dataDir} nie ma bazy danych. Ustaw DATA_DIR na folder działającego systemu albo podaj zewnętrzną bazę w DATABASE_URL.`,
    );
  }
  if (!holder) return startEmbeddedPostgres(options);
  await until(() => readySockets(place) !== undefined, 15_000);
  const sockets = readySockets(place);
  if (!sockets) {
    throw new OperatorError(
      `Serwer (proces ${holder}) właśnie uruchamia albo zatrzymuje bazę danych. Spróbuj ponownie za chwilę.`,
    );
  }
  const connection = { host: sockets, port: 5432, user: owner, database: owner };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis });
  try {
    await client.connect();
    await client.end();
  } catch (cause) {
    throw new OperatorError(
      `Baza danych serwera (proces ${holder}) nie wpuszcza tego konta. Uruchom polecenie z konta, z którego działa serwer.`,
      { cause },
    );
  }
  return { connection, stop: async () => undefined, place };
}
