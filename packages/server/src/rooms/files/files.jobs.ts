import { defineTask, handleTask } from '../../kit/jobs.ts';
import type { Storage } from '../../kit/storage.ts';

/** Removes contents whose rows are gone; the payload lists storage keys. */
export const removeContents = defineTask<string[]>('files.removeContents');

export const filesTasks = (storage: Storage) => [
  handleTask(removeContents, async (keys) => {
    for (const key of keys) await storage.remove(key);
  }),
];
