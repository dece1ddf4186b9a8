import { existsSync } from 'node:fs';
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';

// In memory a database is made and copied at a fraction of the system's work on a disk.
if (!env.TMPDIR && existsSync('/dev/shm')) env.TMPDIR = '/dev/shm';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Another order of the tests every time, so that none comes to lean on a neighbour.
    sequence: { shuffle: { tests: true, files: false } },
    pool: 'forks',
    // Each of them starts databases of its own.
    maxWorkers: 2,
    isolate: false,
    // Node reads the TypeScript itself, as it does for the product.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Limits against hanging only; nothing is asserted on time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { TZ: 'Europe/Warsaw' },
  },
});
