import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Leave a company behind that others could not work in: each gets one of its own. */
const destructive = { attacks: '**/xss.spec.ts', names: '**/long-names.spec.ts' };

/** The browser people have; CHROMIUM names another. */
const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';
/**
 * The same one without windows, where it is installed: the same pages for a third less of the processor.
 * It shows no notices of the system, so what is about them needs the whole browser.
 */
const windowless = '/usr/bin/chromium-headless-shell';
const light = process.env.CHROMIUM || !existsSync(windowless) ? browser : windowless;
const notices = '**/notifications.spec.ts';

/**
 * A window of the same process finds scripts compiled, but not when they are compiled while they arrive: that was done anew for
 * each page, a sixth of what a page costs. What follows is Playwright's own list as far as it is about Linux, which ours replaces.
 */
const disabled = [
  'ScriptStreaming',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const started = (executablePath: string) => ({
  executablePath,
  // Where the machine says no language, Chromium names downloads whose names have Polish letters 'download'.
  env: { ...(process.env as Record<string, string>), LANG: 'C.UTF-8' },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabled.join()}`,
  ],
});
const whole = { launchOptions: started(browser) };

/** A folder is a company of its own, whose tests one worker runs in one order: what passed once meets the same again. */
const folders = ['clients', 'custom-fields', 'everywhere', 'lists', 'people', 'work'];

const together = [
  ...Object.entries(destructive).map(([name, testMatch]) => ({ name, testMatch })),
  ...folders.map((name) => ({
    name,
    testDir: `./${name}`,
    testIgnore: [...Object.values(destructive), notices],
  })),
  { name: 'notices', testMatch: notices, use: whole },
];

/** Each file in a company of its own (E2E_ALONE=1), which shows that none needs what another has left. */
const alone = () =>
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => ({
      name,
      testMatch: `**/${name}`,
      ...(notices.endsWith(basename(name)) && { use: whole }),
    }));

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './company.ts',
  // `npm run test:browser` runs two of these side by side (scripts/test-browser.mjs).
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  projects: process.env.E2E_ALONE ? alone() : together,
  use: {
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    // A recording of every test takes a third of the processor: made when asked for (TRACE=1).
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Specs that are about the worker let it in; elsewhere it would only start beside each page.
    serviceWorkers: 'block',
    launchOptions: started(light),
  },
});
