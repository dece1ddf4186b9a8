import { addressOf } from '@zaplecze/contract/addresses';
import type { Database } from '../../kit/database/database.ts';
import { defineTask, handleTask } from '../../kit/jobs/jobs.ts';
import type { Config } from '../../kit/operations/config.ts';
import { restoredTask } from '../../kit/operations/restored-task.ts';
import { aboutScreen, notify } from '../notifications/index.ts';
import { activeAdmins } from '../session/index.ts';
import {
  type BackupOutcome,
  beginRun,
  claimAlert,
  endRun,
  isStale,
  troubleOver,
} from './backups.queries.ts';
import { findArchiveState } from './backups.routes.ts';
import { copyAndProve } from './copying.ts';

const nightly = defineTask('backups:nightly');
const watch = defineTask('backups:watch');
const restored = defineTask<{ lines: string[] }>(restoredTask);

/** A night may be missed, a second one is not. */
const staleHours = 36;
/** A service that is away for a moment is nobody's business. */
const archiveStandsMs = 15 * 60_000;

async function notifyAdmins(db: Database, name: string, more: string): Promise<void> {
  await db.transaction().execute(async (tx) =>
    notify(tx, {
      kind: 'backupTrouble',
      to: await activeAdmins(tx),
      by: null,
      about: aboutScreen({ id: 0, name, address: addressOf('data') }),
      more,
      personal: true,
    }),
  );
}

/** Makes tonight's copy, proves it, and says what came of it. */
export async function makeNightly(
  { db, config }: { db: Database; config: Config },
  signal: AbortSignal,
): Promise<void> {
  if (config.backup.keep === 0) return;
  const id = await beginRun(db);
  const outcome: BackupOutcome = await copyAndProve(config, db.pool.options, signal);
  // The server ends: the queue does it again.
  signal.throwIfAborted();
  await endRun(db, id, outcome);
  if (!outcome.problem) return troubleOver(db, 'backup');
  await claimAlert(db, 'backup');
  await notifyAdmins(db, 'Nocna kopia zapasowa', outcome.problem);
}

/** Tells administrators, once, that there is no recent copy, or that the archive stands still. */
export async function watchBackups({ db, config }: { db: Database; config: Config }) {
  if (config.backup.keep > 0 && (await isStale(db, staleHours))) {
    if (await claimAlert(db, 'backup')) {
      await notifyAdmins(db, 'Kopie zapasowe', `od ${staleHours} godzin nie ma sprawdzonej kopii`);
    }
  }
  const archive = findArchiveState(config);
  const stands = archive?.since && Date.now() - Date.parse(archive.since) > archiveStandsMs;
  if (!stands) return troubleOver(db, 'archive');
  if (await claimAlert(db, 'archive')) {
    await notifyAdmins(db, 'Archiwum bazy danych', archive.problem ?? 'nie przyjmuje zapisów');
  }
}

export const backupTasks = (place: { db: Database; config: Config }) => [
  handleTask(nightly, (_, { signal }) => makeNightly(place, signal)),
  handleTask(watch, () => watchBackups(place)),
  handleTask(restored, ({ lines }) =>
    notifyAdmins(place.db, 'Odtworzono dane z kopii', lines.join(' ')),
  ),
];

export const backupCrontab = `30 1 * * * backups:nightly ?fill=6h
*/10 * * * * backups:watch`;
