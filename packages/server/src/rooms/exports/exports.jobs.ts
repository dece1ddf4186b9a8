import { addressOf } from '@zaplecze/contract/addresses';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Database, Db } from '../../kit/database/database.ts';
import type { TableExports } from '../../kit/exports/table-exports.ts';
import { zipStream } from '../../kit/exports/zip.ts';
import { newStorageKey, type Storage } from '../../kit/files/storage.ts';
import { readPerson } from '../../kit/http/guard.ts';
import { defineTask, enqueue, handleTask } from '../../kit/jobs/jobs.ts';
import { aboutScreen, notify } from '../notifications/index.ts';
import { countAll, type ExportCounts, entriesOf } from './archive.ts';
import * as queries from './exports.queries.ts';
import { holdingFiles, snapshot } from './snapshot.queries.ts';

const writeExport = defineTask<{ id: number }>('exports:write');
const forgetExports = defineTask('exports:forget');

const attempts = 3;

/** Lets everything be written after the request; part of the transaction that asks. */
export const exportLater = (db: Db, id: number, runAt?: Date) =>
  enqueue(db, writeExport, { id }, { maxAttempts: attempts, ...(runAt && { runAt }) });

export type ExportContext = { db: Database; storage: Storage; declared: TableExports };

/** A backup holds the files too: it is looked for its end after this long. */
const afterBackupMs = 60_000;

/** Milliseconds between two words of progress. */
const wordEvery = 1_000;

const lost = 'Nie masz już prawa do eksportu całych danych.';
const broken =
  'Eksport się nie udał. Spróbuj ponownie; jeśli to się powtarza, zajrzyj do dziennika serwera.';

const day = (moment: string) => warsawDay(Date.parse(moment)).split('-').reverse().join('.');

async function notifyOrderer(db: Db, id: number, to: number, more: string): Promise<void> {
  const about = aboutScreen({ id, name: 'Eksport całych danych', address: addressOf('data') });
  await notify(db, { kind: 'wholeExport', to: [to], by: null, about, more, personal: true });
}

/**
 * Writes everything into one archive, as it is at one moment, and tells whoever ordered it. Run again after a killed
 * server, it starts over; what was half written is nowhere.
 */
export async function runExport(
  { db, storage, declared }: ExportContext,
  id: number,
): Promise<void> {
  const found = await queries.findExport(db, id);
  if (!found || (found.state !== 'waiting' && found.state !== 'running')) return;
  if (found.storageKey) await storage.remove(found.storageKey);
  const user = await readPerson(db, found.createdBy);
  if (!user?.flags.admin) {
    return await queries.changeExport(db, id, { state: 'failed', failure: lost, storageKey: null });
  }
  const key = newStorageKey();
  // Kept before there is anything under it: nothing that is stored is ever nobody's.
  await queries.changeExport(db, id, { state: 'running', storageKey: key, written: 0 });
  const counts: ExportCounts = { rows: 0, files: 0, missing: 0 };
  let next = 0;
  const onward = async (now: ExportCounts) => {
    Object.assign(counts, now);
    if (Date.now() < next) return;
    next = Date.now() + wordEvery;
    // Not through the snapshot's transaction: progress is to be seen while it goes on.
    await queries.changeExport(db, id, { written: now.rows + now.files });
  };
  // What files hold is not taken away while they are copied.
  const stored = await holdingFiles(db, () =>
    snapshot(db, async (tx, moment) => {
      const counted = await countAll(tx, declared);
      const total = [...counted.counts.values()].reduce((sum, count) => sum + count, 0);
      const files = counted.counts.get('file') ?? 0;
      await queries.changeExport(db, id, { moment, total: total + files });
      const archive = zipStream(entriesOf({ tx, storage, declared, moment, onward }, counted));
      try {
        return await storage.put(key, archive, { contentType: 'application/zip' });
      } finally {
        archive.destroy();
      }
    }),
  );
  if (!stored) {
    await queries.changeExport(db, id, { state: 'waiting', storageKey: null });
    return await exportLater(db, id, new Date(Date.now() + afterBackupMs));
  }
  await db.transaction().execute(async (tx) => {
    const { rows: rowCount, files: fileCount, missing: missingFiles } = counts;
    const written = { rowCount, fileCount, missingFiles, written: rowCount + fileCount };
    const until = await queries.finishExport(tx, id, { size: stored.size, ...written });
    await notifyOrderer(tx, id, user.id, `gotowy, do pobrania do ${day(until)}`);
  });
}

/** Takes away archives whose time is over. */
export async function dropOverdue({
  db,
  storage,
}: Pick<ExportContext, 'db' | 'storage'>): Promise<void> {
  for (const { id, storageKey, state } of await queries.overdueExports(db)) {
    if (storageKey) await storage.remove(storageKey);
    const left = state === 'ready' ? ({ state: 'gone' } as const) : {};
    await queries.changeExport(db, id, { ...left, storageKey: null });
  }
}

export const wholeExportTasks = (writing: ExportContext) => [
  handleTask(writeExport, async ({ id }, { attempt, log }) => {
    try {
      await runExport(writing, id);
    } catch (error) {
      if (attempt < attempts) throw error;
      log.error({ err: error }, 'Eksport całych danych się nie udał');
      const found = await queries.findExport(writing.db, id);
      await queries.changeExport(writing.db, id, { state: 'failed', failure: broken });
      if (found) await notifyOrderer(writing.db, id, found.createdBy, 'nie udał się');
    }
  }),
  handleTask(forgetExports, () => dropOverdue(writing)),
];

export const wholeExportCrontab = '35 2 * * * exports:forget';
