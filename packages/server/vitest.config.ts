import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** Room for a run's databases and files, in bytes. */
const room = 3e9;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > room;
}

// In memory a database is copied, and a server's first start done, at a fraction of the system's work on a disk.
if (!env.TMPDIR && hasRoom('/dev/shm')) env.TMPDIR = '/dev/shm';

/**
 * The order of the tests within their files: not the one in which they are written, and the same for every run, so that a
 * commit says one thing. `TEST_SEED` chooses another; Vitest prints it. `npm run test:orders` looks for those that fail.
 */
const seed = Number(env.TEST_SEED || 20_783);

// Compiled modules are kept between runs, where the product keeps its own (kit/operations/compile-cache.ts).
env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/zaplecze');

/**
 * What starts servers takes longest: it comes first, so that no process works on alone at the end. A clone knows no durations
 * yet, and Vitest then goes by the size of files.
 */
const long = /\/test\/(upgrade|keeping|starting|hostile|faults)\//;

class LongestFirst extends BaseSequencer {
  override async sort(...args: Parameters<BaseSequencer['sort']>) {
    const files = await super.sort(...args);
    const isLong = ({ moduleId }: (typeof files)[number]) => long.test(moduleId);
    return [...files.filter(isLong), ...files.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/database-setup.ts'],
    pool: 'forks',
    // One more than the cores: what starts servers waits for them much of the time.
    maxWorkers: 3,
    // The product's modules keep no state between servers: loaded once a process they serve every file.
    isolate: false,
    // Files keep their order: each has a database of its own.
    sequence: { shuffle: { tests: true, files: false }, seed, sequencer: LongestFirst },
    // Node reads the TypeScript itself, as it does for the product; Vite's own modules are slower to make and to run.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Limits against hanging only; nothing is asserted on time. A machine that does six things at once is no fault.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    env: { TZ: 'Europe/Warsaw' },
  },
});
