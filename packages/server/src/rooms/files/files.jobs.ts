import type { Db } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { defineTask, enqueue, handleTask } from '../../kit/jobs/jobs.ts';
import { unlessBackup } from '../../kit/operations/backup-lock.ts';
import type { Config } from '../../kit/operations/config.ts';

/** Removes contents whose rows are gone; the payload lists storage keys. */
export const removeContents = defineTask<string[] | Due>('files.removeContents');

/** Files that were stored for the archive's days, and are deleted now. */
type Due = { due: string[] };

type Place = { db: Db; storage: Storage; config: Pick<Config, 'archive'> };

/** How long after a backup was met it is asked again whether it has ended. */
const againAfterMs = 60_000;

/**
 * Where a moment of before can be restored from the archive, contents stay for its days although nobody has them any
 * more: that moment still has their rows.
 */
export const filesTasks = ({ db, storage, config }: Place) => [
  handleTask(removeContents, async (payload) => {
    const keys = Array.isArray(payload) ? payload : payload.due;
    const keepDays = config.archive?.keepDays;
    if (Array.isArray(payload) && keepDays) {
      const runAt = new Date(Date.now() + keepDays * 86_400_000);
      return enqueue(db, removeContents, { due: keys }, { runAt });
    }
    const done = await unlessBackup(db, async () => {
      for (const key of keys) await storage.remove(key);
    });
    if (!done) {
      await enqueue(
        db,
        removeContents,
        { due: keys },
        { runAt: new Date(Date.now() + againAfterMs) },
      );
    }
  }),
];
