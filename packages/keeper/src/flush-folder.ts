import { open } from 'node:fs/promises';

/** Puts a folder's own list of names on the disk: a file renamed into it stays after a power cut. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
