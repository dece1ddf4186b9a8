import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/database-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // The product's modules keep no state between servers: loaded once a process they serve every file.
    isolate: false,
    // Limits against hanging only; nothing is asserted on time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    env: { TZ: 'Europe/Warsaw' },
  },
});
