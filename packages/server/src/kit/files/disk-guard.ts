import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/errors.ts';
import type { Config } from '../operations/config.ts';
import type { Log } from '../operations/log.ts';
import { databaseHome } from '../postgres/place.ts';

const lookEveryMs = 2_000;

/** Calls that people need although nothing may be written: getting in and out. */
const always = /^\/api\/auth\//;

/** Where this server's own data lies: database and files, unless somebody else keeps both. */
export function diskFolders({ dataDir, databaseUrl, s3 }: Config): string[] {
  if (databaseUrl && s3) return [];
  return databaseUrl ? [dataDir] : [dataDir, databaseHome(dataDir)];
}

async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    // No folder (files in S3 and an outer database): no disk of ours to run full.
    return Infinity;
  }
}

/**
 * Refuses writes while a disk has less than `reserve` bytes free, and lets reads go on. A disk that
 * is filled to the last byte would make the database stop altogether, because it could not write
 * its log; what is kept free is what it needs to go on, and to recover.
 */
export async function registerDiskGuard(
  app: FastifyInstance,
  { folders, reserve, log }: { folders: string[]; reserve: number; log: Log },
): Promise<void> {
  if (reserve === 0 || folders.length === 0) return;
  let full = false;
  const look = async () => {
    const free = Math.min(...(await Promise.all(folders.map(freeBytes))));
    if (free < reserve !== full) {
      full = !full;
      const megabytes = Math.floor(free / 1_000_000);
      if (full) log.error(`Na dysku zostało ${megabytes} MB: zapisy są wstrzymane`);
      else log.info('Na dysku jest znowu miejsce: zapisy są przyjmowane');
    }
  };
  await look();
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async ({ method, url }) => {
    if (!full || method === 'GET' || always.test(url)) return;
    throw new HttpError(
      503,
      'Na dysku serwera kończy się miejsce, więc nic nie można teraz zapisać. Powiadom administratora.',
      { headers: { 'retry-after': '60' } },
    );
  });
}
