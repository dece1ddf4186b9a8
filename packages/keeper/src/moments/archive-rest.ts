import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { claimArchive, createFollower } from '../archiving/follow.ts';
import { createShipping } from '../archiving/ship.ts';
import { readArchiveState } from '../archiving/state.ts';
import type { ArchiveStore } from '../archiving/store.ts';
import type { Log } from '../log.ts';
import type { Account } from '../postgres/account.ts';
import { attend, standBy } from '../postgres/archive-command.ts';
import { findBinaries } from '../postgres/binaries.ts';
import { grantAccess, owner } from '../postgres/cluster.ts';
import { type DatabaseFolders, leaveSocketFolder, socketFolder } from '../postgres/place.ts';
import { startPostmaster, stopPostmaster } from '../postgres/postmaster.ts';
import type { Access, Protect } from '../product.ts';

/**
 * Gives the archive what a stopped database has beyond it: what was committed after the last piece was shipped, when the
 * server or the machine fell. The database recovers by itself for that, and ends in order. What keeps it from that is
 * told, and leaves the archive as it is.
 *
 * @returns what protects by what the stopped database knows; undefined when it told nothing
 */
export async function archiveRest(options: {
  store: ArchiveStore;
  place: DatabaseFolders;
  account: Account;
  access: Access;
  log: Log;
  say: (text: string) => void;
}): Promise<Protect | undefined> {
  const { store, place, account, access, log, say } = options;
  const writer = readArchiveState(place.archiveState)?.writer;
  if (!existsSync(place.cluster) || !existsSync(place.marks) || !writer) return undefined;
  const { cluster, marks } = place;
  const ship = createShipping({ store, cluster, marks });
  let protect: Protect | undefined;
  try {
    await closeOff();
  } catch (error) {
    log.warn({ err: error }, 'Dotychczasowa baza nie dała się dopisać do archiwum');
    say('Dotychczasowa baza nie dała się dopisać do archiwum: odtworzę z tego, co w nim jest.');
    await ship().catch(() => undefined);
  }
  return protect;

  async function closeOff(): Promise<void> {
    grantAccess(place, account);
    const sockets = socketFolder(place, account);
    const binaries = findBinaries(account, log);
    const postmaster = await startPostmaster({ place, account, binaries, sockets, extra: {} }, log);
    attend(place);
    const client = new pg.Client({ host: sockets, port: 5432, user: owner, database: owner });
    try {
      await client.connect();
      protect = await access.protectionBy(client);
      await claimArchive(store, client);
      const follow = createFollower({ store, cluster, writer: writer ?? '', ship });
      await follow(client, AbortSignal.timeout(600_000));
    } finally {
      await client.end().catch(() => undefined);
      let ended = false;
      const ending = stopPostmaster(postmaster, log).finally(() => {
        ended = true;
      });
      while (!ended) {
        await ship().catch(() => standBy(place));
        await pause(50);
      }
      await ending;
      standBy(place);
      leaveSocketFolder(place, sockets);
    }
  }
}
