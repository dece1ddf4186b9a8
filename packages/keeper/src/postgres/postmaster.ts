import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  fchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { constrainedMemory } from 'node:process';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { type Account, runAs } from './account.ts';
import { archiveSettings } from './archive-command.ts';
import type { Binaries } from './binaries.ts';
import { type DatabaseFolders, socketFile } from './place.ts';
import { databaseIn, isAlive, killIn, processesIn, until } from './processes.ts';

/** A running PostgreSQL, started by us or left by a server that was killed. */
export type Postmaster = { pid: number; sockets: string; cluster: string; isAlive: () => boolean };

/** What the machine, or the container, has, in MB. */
const memory = Math.floor(Math.min(totalmem(), constrainedMemory() || totalmem()) / 2 ** 20);

/** Settings of a small server; one that needs others gets a PostgreSQL of its own through DATABASE_URL. */
function settings(place: DatabaseFolders, sockets: string): Record<string, string> {
  return {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: sockets,
    max_connections: '100',
    // A sixteenth: what stands in them is not copied from the system's cache by each search (docs/decisions/0004).
    shared_buffers: `${Math.min(1024, Math.max(256, Math.floor(memory / 16)))}MB`,
    effective_cache_size: `${Math.max(512, Math.floor(memory / 2))}MB`,
    // Its own processes for reading cost more than they bring where nearly all is in the system's cache already.
    io_method: 'sync',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    // A change of an issue touches two dozen pages of indexes: packing each took more of the processor than the change
    // (docs/decisions/0166). What is archived is packed there.
    wal_compression: 'off',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    // The queries of a killed server end soon instead of holding locks against its successor.
    client_connection_check_interval: '5s',
    logging_collector: 'on',
    log_directory: place.logs,
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    // Details of errors repeat values of rows: personal data has no business in a log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  };
}

const pidPath = (place: DatabaseFolders): string => join(place.cluster, 'postmaster.pid');

function pidFile(place: DatabaseFolders) {
  try {
    const text = readFileSync(pidPath(place), 'utf8');
    const [pid = '', , , , sockets = '', , , status = ''] = text.split('\n');
    return { pid: Number(pid), sockets, status: status.trim() };
  } catch {
    return undefined;
  }
}

const isReady = (place: DatabaseFolders, pid: number): boolean => {
  const file = pidFile(place);
  return file?.pid === pid && file.status === 'ready';
};

/** A restart after a crash may read much log: it is waited for as long as the process lives, and said so. */
async function waitUntilReady(
  place: DatabaseFolders,
  postmaster: Postmaster,
  log: Log,
): Promise<boolean> {
  const settled = () => isReady(place, postmaster.pid) || !postmaster.isAlive();
  if (!(await until(settled, 5_000))) {
    log.info('Baza danych odtwarza zapisy po przerwanej pracy, to może potrwać…');
    await until(settled);
  }
  return isReady(place, postmaster.pid) && postmaster.isAlive();
}

/** Whether postmaster.pid names a PostgreSQL of this cluster: its processes stand in the cluster's folder. */
function isOurs(place: DatabaseFolders, pid: number): boolean {
  if (!isAlive(pid)) return false;
  // Without /proc (macOS) the number alone must do.
  return process.platform !== 'linux' || processesIn(place.cluster).includes(pid);
}

/** Where a database that takes connections just now is to be found; asking changes nothing. */
export function readySockets(place: DatabaseFolders): string | undefined {
  const file = pidFile(place);
  return file?.status === 'ready' && isOurs(place, file.pid) ? file.sockets : undefined;
}

/** Whether a database that runs was started with the settings of archiving that the next start would have. */
export function archivesAsSet(place: DatabaseFolders): boolean {
  const options = readFileSync(join(place.cluster, 'postmaster.opts'), 'utf8');
  return options.includes('archive_mode=on') === 'archive_mode' in archiveSettings(place);
}

/** The database a killed server left running on this cluster, when there is one. */
export async function findRunning(
  place: DatabaseFolders,
  log: Log,
): Promise<Postmaster | undefined> {
  const file = pidFile(place);
  if (!file || !isOurs(place, file.pid)) {
    await endOrphans(place.cluster);
    return undefined;
  }
  const { pid, sockets } = file;
  const found = { pid, sockets, cluster: place.cluster, isAlive: () => isAlive(pid) };
  if (file.status === 'stopping') {
    await stopPostmaster(found, log);
    return findRunning(place, log);
  }
  if (await waitUntilReady(place, found, log)) return found;
  return findRunning(place, log);
}

/**
 * Once PostgreSQL's main process has ended, the others end by themselves: after a kill all of them, in order still the
 * one that writes the log, which nobody in there waits for. A busy one may need a push.
 */
async function endOrphans(cluster: string): Promise<void> {
  const hasEnded = () => databaseIn(cluster).length === 0;
  if (await until(hasEnded, 5_000)) return;
  killIn(cluster);
  await until(hasEnded, 5_000);
}

/**
 * Removes the marks of a database that is known to have ended. PostgreSQL would refuse to start when the number in
 * them belongs to a strange process, or to one that has ended and is not collected: both are usual in containers.
 */
function clearMarks(place: DatabaseFolders, sockets: string): void {
  if (process.platform !== 'linux' || databaseIn(place.cluster).length > 0) return;
  rmSync(pidPath(place), { force: true });
  rmSync(join(sockets, `${socketFile}.lock`), { force: true });
}

/** The end of what PostgreSQL said while starting, first at its output, then in its own log. */
function lastWords(place: DatabaseFolders): string {
  const newest = readdirSync(place.logs)
    .map((name) => join(place.logs, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  const texts = [place.startLog, ...(newest ? [newest] : [])].map((path) =>
    readFileSync(path, 'utf8').trim().split('\n').slice(-8).join('\n'),
  );
  return texts.join('\n');
}

/**
 * Starts PostgreSQL and waits until it takes connections.
 *
 * It gets a session of its own: Ctrl-C at the terminal reaches the server only, which closes its connections
 * first and stops the database last. Its output goes to a file, since a pipe would break with the server.
 *
 * @throws OperatorError with what PostgreSQL said when it does not start
 */
export async function startPostmaster(
  options: {
    place: DatabaseFolders;
    account: Account;
    binaries: Binaries;
    sockets: string;
    extra: Record<string, string>;
  },
  log: Log,
): Promise<Postmaster> {
  const { place, account, binaries, sockets, extra } = options;
  clearMarks(place, sockets);
  mkdirSync(place.logs, { recursive: true, mode: 0o700 });
  if (account.foreign) chownSync(place.logs, account.uid, account.gid);
  const output = openSync(place.startLog, 'w', 0o600);
  if (account.foreign) fchownSync(output, account.uid, account.gid);
  const flags = Object.entries({
    ...settings(place, sockets),
    ...archiveSettings(place),
    ...extra,
  });
  const child = spawn(
    binaries.postgres,
    ['-D', place.cluster, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...runAs(account), detached: true, stdio: ['ignore', output, output] },
  );
  closeSync(output);
  child.unref();
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const { pid = 0 } = child;
  const alive = () => !failure && child.exitCode === null && child.signalCode === null;
  const postmaster = { pid, sockets, cluster: place.cluster, isAlive: alive };
  if (await waitUntilReady(place, postmaster, log)) return postmaster;
  const reason = failure?.message ?? lastWords(place);
  throw new OperatorError(
    `Baza danych nie wystartowała. PostgreSQL zgłosił (więcej w ${place.logs}):\n${reason}`,
  );
}

async function endMain(postmaster: Postmaster, log: Log): Promise<void> {
  const steps = [
    { signal: 'SIGINT', limitMs: 30_000 },
    { signal: 'SIGQUIT', limitMs: 5_000 },
    { signal: 'SIGKILL', limitMs: 5_000 },
  ] as const;
  for (const { signal, limitMs } of steps) {
    if (!postmaster.isAlive()) return;
    if (signal !== 'SIGINT') log.warn(`Baza danych nie kończy pracy, wysyłam ${signal}`);
    try {
      process.kill(postmaster.pid, signal);
    } catch {
      return;
    }
    if (await until(() => !postmaster.isAlive(), limitMs)) return;
  }
}

/**
 * Stops PostgreSQL: sessions are ended and everything is written out; only if that takes longer than the limit
 * is it made to leave at once (it recovers at the next start). Its folder is nobody's afterwards. Never hangs.
 */
export async function stopPostmaster(postmaster: Postmaster, log: Log): Promise<void> {
  await endMain(postmaster, log);
  await endOrphans(postmaster.cluster);
}
