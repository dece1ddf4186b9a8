import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3417);
// A fresh demonstration company for every run. Workers re-read this file: only the first makes it.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'zaplecze-e2e-'));

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['list']] : [['list']],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'exec node ../packages/server/src/main.ts --demo',
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: join(process.env.E2E_DATA, 'data'),
      CREATIONS_PER_MINUTE: '0',
      CREATIONS_PER_HOUR: '0',
      LOG_LEVEL: 'warn',
      // A sign-in service that is there only while its own test runs.
      OIDC_ISSUER: `http://127.0.0.1:${port + 1}`,
      OIDC_CLIENT_ID: 'zaplecze',
      OIDC_CLIENT_SECRET: 'sekret',
      OIDC_LABEL: 'Konto firmowe',
    },
  },
});
