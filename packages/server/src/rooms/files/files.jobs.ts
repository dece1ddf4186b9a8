import type { Db } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { defineTask, enqueue, handleTask } from '../../kit/jobs/jobs.ts';
import { unlessBackup } from '../../kit/operations/backup-lock.ts';

/** Removes contents whose rows are gone; the payload lists storage keys. */
export const removeContents = defineTask<string[]>('files.removeContents');

/** How long after a backup was met it is asked again whether it has ended. */
const againAfterMs = 60_000;

export const filesTasks = (db: Db, storage: Storage) => [
  handleTask(removeContents, async (keys) => {
    const done = await unlessBackup(db, async () => {
      for (const key of keys) await storage.remove(key);
    });
    if (!done) {
      await enqueue(db, removeContents, keys, { runAt: new Date(Date.now() + againAfterMs) });
    }
  }),
];
