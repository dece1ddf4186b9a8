import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { env } from 'node:process';

/** Beside the packages, so that only who installs the product writes there; `npm ci` throws it away. */
const folder = join(import.meta.dirname, '../../../../../node_modules/.cache/zaplecze');

/**
 * Keeps compiled modules between starts, those of processes that are started from here too: half of the
 * processor's work before the first answer is making JavaScript of 700 files of TypeScript. What is imported from
 * here on is kept; by content, so a changed file is compiled anew. Where the folder may not be written, all is as without it.
 */
export function keepCompiled(): void {
  if (env.NODE_COMPILE_CACHE || env.NODE_DISABLE_COMPILE_CACHE) return;
  enableCompileCache(folder);
  env.NODE_COMPILE_CACHE = folder;
}

/** Writes what was compiled so far: a server that is killed has told nothing at its end. */
export const writeCompiled = flushCompileCache;
