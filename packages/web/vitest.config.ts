import { defineConfig } from 'vitest/config';

/** Pure functions of the pages; what needs a browser is tried in one (e2e). */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // They keep nothing, so no file needs a process of its own.
    isolate: false,
    // A limit against hanging only: a machine that does six things at once is no fault.
    testTimeout: 60_000,
    // Far from Warsaw, so that what follows the machine's own zone shows.
    env: { TZ: 'America/New_York' },
  },
});
