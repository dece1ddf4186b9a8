import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { attend, standBy } from '../postgres/archive-command.ts';
import type { EmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import type { Storage } from '../storage.ts';
import { makeBase } from './base.ts';
import { createContents } from './contents.ts';
import { claimArchive, createFollower } from './follow.ts';
import { currentBase, dropOld } from './retention.ts';
import { createShipping, OtherContentError } from './ship.ts';
import { type ArchiveState, readArchiveState, writeArchiveState } from './state.ts';
import { type ArchiveConfig, openArchive } from './store.ts';

const lookEveryMs = 500;
const basesEveryMs = 60 * 60_000;
/** A whole copy is much to read: not at once again. */
const baseAgainMs = 5 * 60_000;
/** How long the last pieces are waited for when the database ends. */
const lastPiecesMs = 5_000;

type Part = 'pieces' | 'bases';

function words(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof OtherContentError) {
    return 'Pod nazwą, pod którą ma powstać kawałek archiwum, leży w nim co innego: pisze tam inny serwer.';
  }
  const { code, name, message } = error as NodeJS.ErrnoException;
  const known: Record<string, string> = {
    ENOSPC: 'w miejscu archiwum nie ma miejsca na dysku',
    EDQUOT: 'w miejscu archiwum wyczerpano limit miejsca',
    EACCES: 'konto serwera nie ma prawa zapisu w miejscu archiwum',
    EROFS: 'dysk archiwum jest tylko do odczytu',
  };
  return known[code ?? ''] ?? `${code ?? name}: ${message}`;
}

/**
 * Archives what happens in the embedded database while it runs: finished pieces of its log at once, everything else
 * at the latest after `everySeconds`; whole copies to begin from each week; contents of files that lie in a folder.
 * What stands in the way is told, noted (state.ts) and tried again; the database goes on meanwhile.
 *
 * @param options.contents where contents of files lie, and the table of them, when they are to be archived too
 * @param options.warn tells what stands in the way; it is called for each attempt
 */
export async function startArchiver(options: {
  config: ArchiveConfig;
  database: EmbeddedPostgres;
  contents: { storage: Storage; table: string } | undefined;
  log: Log;
  warn: (error: unknown) => void;
}) {
  const { config, database, log, warn } = options;
  const { place, connection } = database;
  const store = await openArchive(config);
  const ship = createShipping({ store, cluster: place.cluster, marks: place.marks });
  const before = readArchiveState(place.archiveState);
  const state: ArchiveState = {
    writer: before?.writer ?? randomUUID(),
    until: before?.until ?? null,
    contentsTo: before?.contentsTo ?? 0,
    problem: before?.problem ?? null,
    base: null,
    where: store.where,
  };
  const follow = createFollower({ store, cluster: place.cluster, writer: state.writer, ship });
  const contents = options.contents && createContents({ store, ...options.contents });
  const resting = new AbortController();
  const { signal } = resting;
  let claimed = false;
  /** Whether the archive knows the history that is being written now; before, its newest base might be another's. */
  let inStep = false;
  /** The part of the archiving (bases or history) that is stuck, with the reason and its beginning. */
  const standing: Partial<Record<Part, { words: string; since: string }>> = {};
  if (state.problem) standing.pieces = state.problem;
  const keep = () => writeArchiveState(place.archiveState, state);

  function fails(of: Part, error: unknown): void {
    if (signal.aborted) return;
    warn(error);
    const since = standing[of]?.since ?? new Date().toISOString();
    standing[of] = { words: words(error), since };
    state.problem = standing.pieces ?? standing.bases ?? null;
    keep();
  }

  function works(of: Part): void {
    if (standing[of]) log.info('Archiwum bazy danych znowu przyjmuje zapisy');
    delete standing[of];
    state.problem = standing.pieces ?? standing.bases ?? null;
    keep();
  }

  async function connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ ...connection, application_name: 'archiwum' });
    // The query itself fails with it.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function bringUp(until: AbortSignal): Promise<void> {
    await connected(async (client) => {
      if (!claimed) await claimArchive(store, client);
      claimed = true;
      if (contents) state.contentsTo = await contents.follow(client, state.contentsTo);
      state.until = (await follow(client, until)).toISOString();
    });
    inStep = true;
    works('pieces');
  }

  async function pieces(): Promise<void> {
    let next = 0;
    while (!signal.aborted) {
      try {
        if (claimed) await ship();
        if (performance.now() >= next) {
          next = performance.now() + config.everySeconds * 1_000;
          await bringUp(signal);
        }
      } catch (error) {
        fails('pieces', error);
      }
      await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async function bases(): Promise<void> {
    while (!signal.aborted) {
      let again = lookEveryMs;
      try {
        if (inStep && !standing.pieces) {
          await lookAfterBases();
          works('bases');
          again = basesEveryMs;
        }
      } catch (error) {
        fails('bases', error);
        again = baseAgainMs;
      }
      await pause(again, undefined, { signal }).catch(() => undefined);
    }
  }

  async function lookAfterBases(): Promise<void> {
    let base = await currentBase(store, new Date());
    if (!base) {
      log.info('Archiwum: robię pełną kopię bazy danych');
      // The first one, of a database that is new or has just been told to be archived, is not waited for.
      const fast = !before?.base;
      base = await connected(async (client) => {
        const newBase = await makeBase({ store, cluster: place.cluster, client, fast, signal });
        await contents?.compare(client);
        return newBase;
      });
      log.info(`Archiwum: pełna kopia jest gotowa i porównana (${Math.ceil(base.bytes / 1e6)} MB)`);
    }
    state.base = { ended: base.ended, bytes: base.bytes };
    keep();
    await dropOld(store, { keepDays: config.keepDays, now: new Date() });
  }

  attend(place);
  const work = Promise.all([pieces(), bases()]);

  /** Ends what needs the database; what it still finishes is shipped by `finish`. */
  async function rest(): Promise<void> {
    resting.abort();
    await work;
  }

  /** Ends the database and ships its last pieces, as long as that takes no longer than a few seconds. */
  async function finish(end: () => Promise<void>): Promise<void> {
    await rest();
    // The last word of this run, so that its end can be had as well.
    if (claimed && !state.problem) await bringUp(AbortSignal.timeout(lastPiecesMs)).catch(warn);
    const late = setTimeout(() => standBy(place), lastPiecesMs);
    let ended = false;
    const ending = end().finally(() => {
      ended = true;
    });
    while (!ended) {
      await ship().catch(warn);
      await pause(50);
    }
    clearTimeout(late);
    standBy(place);
    await ending;
  }

  return { rest, finish };
}
