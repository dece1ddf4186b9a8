import { unlessBackup } from '../../kit/backup-lock.ts';
import type { Db } from '../../kit/database.ts';
import { defineTask, enqueue, handleTask } from '../../kit/jobs.ts';
import type { Storage } from '../../kit/storage.ts';

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
