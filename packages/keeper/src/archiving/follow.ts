import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import {
  readIdentity,
  readTimeline,
  type Timeline,
  writeIdentity,
  writeTimeline,
} from './notes.ts';
import { historyName, numberBefore } from './segments.ts';
import { readyFiles, waitsUpTo } from './ship.ts';
import type { ArchiveStore } from './store.ts';

/** A server that has not written for so long has ended. */
const writerGoneMs = 5 * 60_000;

/** Makes an empty archive this database's own. */
export async function claimArchive(store: ArchiveStore, client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ system: string }>(
    'select system_identifier::text as system from pg_control_system()',
  );
  const system = rows[0]?.system ?? '';
  const there = await readIdentity(store);
  if (!there) return writeIdentity(store, system);
  if (there.system === system) return;
  throw new OperatorError(
    `W archiwum (${store.where}) jest inna baza danych. Ustaw ARCHIVE_TO na puste miejsce.`,
  );
}

/** When this history began: nothing of it was written before its file was. */
function beginning(cluster: string, timeline: number): Date {
  if (timeline === 1) return new Date(0);
  return statSync(join(cluster, 'pg_wal', historyName(timeline))).mtime;
}

/**
 * Brings the archive up to now, and says so in it: what was committed is closed off in a segment of its own, shipped,
 * and the moment noted. Asks for a segment only when something was committed, so that quiet nights cost nothing.
 *
 * @param options.ship ships what is finished (ship.ts)
 */
export function createFollower(options: {
  store: ArchiveStore;
  cluster: string;
  writer: string;
  ship: () => Promise<void>;
}) {
  const { store, cluster, writer, ship } = options;
  let last: { next: string; timeline: number; number: number } | undefined;
  let note: Timeline | undefined;

  async function closeOff(client: pg.ClientBase, next: string) {
    if (last?.next === next) return last;
    const { rows } = await client.query<{ lsn: string; timeline: string }>(
      `select pg_switch_wal()::text as lsn,
              left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline`,
    );
    const { lsn = '0/0', timeline = '1' } = rows[0] ?? {};
    return { next, timeline: Number.parseInt(timeline, 16), number: numberBefore(lsn) };
  }

  async function noteOf(timeline: number): Promise<Timeline | undefined> {
    if (note?.timeline === timeline) return note;
    const there = await readTimeline(store, timeline);
    if (!there || there.writer === writer) return there;
    const since = Date.now() - Date.parse(there.written);
    if (since > writerGoneMs) return there;
    throw new OperatorError(
      `Do archiwum (${store.where}) pisze teraz inny serwer tej samej bazy (np. uruchomiony z jej kopii). Zatrzymaj go albo ustaw tu inne ARCHIVE_TO.`,
    );
  }

  return async function follow(client: pg.ClientBase, signal: AbortSignal): Promise<Date> {
    // The moment first: whatever was acknowledged before it lies before the end of the segment.
    const { rows } = await client.query<{ at: string | Date; next: string }>(
      'select clock_timestamp() as at, pg_snapshot_xmax(pg_current_snapshot())::text as next',
    );
    const { at: moment = '', next = '' } = rows[0] ?? {};
    const at = new Date(moment);
    const closed = await closeOff(client, next);
    const before = await noteOf(closed.timeline);
    await ship();
    while (waitsUpTo(await readyFiles(cluster), closed.number)) {
      await pause(100, undefined, { signal });
      await ship();
    }
    last = closed;
    note = {
      format: 1,
      timeline: closed.timeline,
      began: before?.began ?? beginning(cluster, closed.timeline).toISOString(),
      until: at.toISOString(),
      number: Math.max(closed.number, before?.number ?? 0),
      writer,
      written: new Date().toISOString(),
    };
    await writeTimeline(store, note);
    return at;
  };
}
