import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  createWriteStream,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { entriesOfBase, verifyContent } from '../archiving/base.ts';
import type { Range } from '../archiving/catalog.ts';
import type { ArchiveStore } from '../archiving/store.ts';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import type { Account } from '../postgres/account.ts';
import { switchArchiving } from '../postgres/archive-command.ts';
import { findBinaries } from '../postgres/binaries.ts';
import { grantAccess, owner } from '../postgres/cluster.ts';
import { type DatabaseFolders, leaveSocketFolder, socketFolder } from '../postgres/place.ts';
import { startPostmaster, stopPostmaster } from '../postgres/postmaster.ts';
import { startFeed } from './feed.ts';

async function unpack(store: ArchiveStore, range: Range, cluster: string, account: Account) {
  const own = (path: string) => {
    if (account.foreign) chownSync(path, account.uid, account.gid);
  };
  mkdirSync(cluster, { mode: 0o700 });
  own(cluster);
  const { name: base, files } = range.base;
  for await (const { name, content } of entriesOfBase(store, base)) {
    const path = join(cluster, name);
    if (name.endsWith('/')) {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      chmodSync(path, 0o700);
    } else {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      const bytes = verifyContent(content as AsyncIterable<Buffer>, files[name], name);
      // PostgreSQL flushes all of it to the disk before it reads on (recovery_init_sync_method).
      await pipeline(Readable.from(bytes), createWriteStream(path, { mode: 0o600 }));
    }
    own(path);
  }
}

/** Among its settings PostgreSQL reads no zone by its letter yet. */
const inPostgres = (moment: Date): string =>
  moment.toISOString().replace('T', ' ').replace('Z', '+00');

/** PostgreSQL's word for an archive whose last commit lies before the moment. */
const ranOut = /recovery ended before configured recovery target was reached/;

type Recovery = {
  store: ArchiveStore;
  range: Range;
  /** Absent: everything there is. */
  to: Date | undefined;
  place: DatabaseFolders;
  account: Account;
  log: Log;
  /** Ends what must not come back to life; gives what it ended, in lines, or nothing where access is kept. */
  protect: (client: pg.ClientBase) => Promise<string[] | undefined>;
};

/** `last`: when the last thing it has was committed; `ended`: what `protect` gave. */
type Recovered = {
  cluster: string;
  last: Date | undefined;
  ended: string[] | undefined;
};

/**
 * Makes a database of a base and of what was archived after it, up to a moment, in a folder of its own; it is ended, in
 * order, with a timeline of its own when this returns.
 *
 * @returns the folder, when the last thing it has was committed, and what was ended
 * @throws OperatorError when PostgreSQL cannot read on to there; the folder is removed then
 */
export async function recover(options: Recovery): Promise<Recovered> {
  const { account } = options;
  const cluster = join(options.place.home, `cluster.new-${randomUUID()}`);
  const place: DatabaseFolders = { ...options.place, cluster };
  try {
    await unpack(options.store, options.range, cluster, account);
    return { cluster, ...(await readOn({ ...options, place })) };
  } catch (error) {
    rmSync(cluster, { recursive: true, force: true });
    throw error;
  }
}

async function readOn(options: Recovery): Promise<Omit<Recovered, 'cluster'>> {
  const { store, range, to, place, account, log, protect } = options;
  const signal = join(place.cluster, 'recovery.signal');
  writeFileSync(signal, '', { mode: 0o600 });
  if (account.foreign) chownSync(signal, account.uid, account.gid);
  grantAccess(place, account);
  // The next history is archived like any other, once the server runs.
  switchArchiving(place, account, true);
  const sockets = socketFolder(place, account);
  const feed = startFeed({ store, account, folder: join(place.home, 'restoring') });
  const begin = (target: Record<string, string>) =>
    startPostmaster(
      {
        place,
        account,
        sockets,
        binaries: findBinaries(account, log),
        extra: {
          restore_command: feed.command,
          recovery_target_timeline: String(range.timeline),
          recovery_target_action: 'promote',
          recovery_target_inclusive: 'on',
          // Answers nobody before it has become a database that takes writes.
          hot_standby: 'off',
          // Why it ended is read when it has: a collector may write that down a moment later.
          logging_collector: 'off',
          ...target,
        },
      },
      log,
    );
  try {
    const postmaster = await begin(to ? { recovery_target_time: inPostgres(to) } : {}).catch(
      (error: unknown) => {
        // Nothing was committed after the moment, and the archive is whole beyond it: its end is that moment's state.
        if (to && range.whole && ranOut.test(readFileSync(place.startLog, 'utf8')))
          return begin({});
        throw feed.failure() ?? error;
      },
    );
    try {
      return await afterwards({ host: sockets, port: 5432, user: owner, database: owner }, protect);
    } finally {
      await stopPostmaster(postmaster, log);
    }
  } catch (error) {
    if (error instanceof OperatorError || !(error instanceof Error)) throw error;
    throw new OperatorError(
      `Nie udało się odczytać archiwum (${store.where}): ${error.message}. Niczego nie zmieniono.`,
      { cause: error },
    );
  } finally {
    await feed.stop();
    leaveSocketFolder(place, sockets);
  }
}

/** Protects the database before anybody can be answered by it. */
async function afterwards(
  connection: pg.ClientConfig,
  protect: Recovery['protect'],
): Promise<Omit<Recovered, 'cluster'>> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ last: string | Date | null }>(
      'select pg_last_xact_replay_timestamp() as last',
    );
    const last = rows[0]?.last ? new Date(rows[0].last) : undefined;
    await client.query('begin');
    const ended = await protect(client);
    await client.query('commit');
    return { last, ended };
  } finally {
    await client.end();
  }
}
