import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { claimArchive, createFollower } from '../kit/archiving/follow.ts';
import { createShipping } from '../kit/archiving/ship.ts';
import { readArchiveState } from '../kit/archiving/state.ts';
import type { ArchiveStore } from '../kit/archiving/store.ts';
import type { Log } from '../kit/operations/log.ts';
import type { Account } from '../kit/postgres/account.ts';
import { attend, standBy } from '../kit/postgres/archive-command.ts';
import { findBinaries } from '../kit/postgres/binaries.ts';
import { grantAccess, owner } from '../kit/postgres/cluster.ts';
import { leaveSocketFolder, type Place, socketFolder } from '../kit/postgres/place.ts';
import { startPostmaster, stopPostmaster } from '../kit/postgres/postmaster.ts';
import { readStanding, type Standing } from './access/standing.ts';

/**
 * Gives the archive what a stopped database has beyond it: what was committed after the last piece was shipped, when the
 * server or the machine fell. The database recovers by itself for that, and ends in order. What keeps it from that is
 * told, and leaves the archive as it is.
 *
 * @returns who may get in by the stopped database; undefined when it told nothing
 */
export async function archiveRest(options: {
  store: ArchiveStore;
  place: Place;
  account: Account;
  log: Log;
  say: (text: string) => void;
}): Promise<Standing | undefined> {
  const { store, place, account, log, say } = options;
  const writer = readArchiveState(place.archiveState)?.writer;
  if (!existsSync(place.cluster) || !existsSync(place.marks) || !writer) return undefined;
  const { cluster, marks } = place;
  const ship = createShipping({ store, cluster, marks });
  let standing: Standing | undefined;
  try {
    await closeOff();
  } catch (error) {
    log.warn({ err: error }, 'Dotychczasowa baza nie dała się dopisać do archiwum');
    say('Dotychczasowa baza nie dała się dopisać do archiwum: odtworzę z tego, co w nim jest.');
    await ship().catch(() => undefined);
  }
  return standing;

  async function closeOff(): Promise<void> {
    grantAccess(place, account);
    const sockets = socketFolder(place, account);
    const binaries = findBinaries(account, log);
    const postmaster = await startPostmaster({ place, account, binaries, sockets, extra: {} }, log);
    attend(place);
    const client = new pg.Client({ host: sockets, port: 5432, user: owner, database: owner });
    try {
      await client.connect();
      standing = await readStanding(client);
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
