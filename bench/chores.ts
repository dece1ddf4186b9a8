import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Chore, chores } from './chores/chores.ts';
import { firstAdmin } from './chores/first-day.ts';
import { handOf } from './chores/hand.ts';
import { managerLooks, workerLooks } from './chores/looks.ts';
import { startProduct } from './server.ts';

/**
 * Plays the chores of an office over the demonstration company and counts what they cost, in clicks and keys; counts
 * what lists, menu, Mój dzień and Pulpit show at 1440x900. Writes bench/measured/chores.md. CHORES_URL names a
 * demonstration that runs already (its records change); CHORES=pytanie,klient plays some only.
 */
const password = 'Zaplecze-demo-2026';
const wanted = process.env.CHORES?.split(',');
const window = { width: 1440, height: 900 };

const print = (line: string) => process.stdout.write(`${line}\n`);

const contextAt = (browser: Browser, base: string) =>
  browser.newContext({
    ...{ baseURL: base, viewport: window, locale: 'pl-PL', timezoneId: 'Europe/Warsaw' },
  });

/** Plays over an installation of its own that has no data yet. */
async function playEmpty(browser: Browser, chore: Chore): Promise<Played> {
  const folder = mkdtempSync(join(tmpdir(), 'zaplecze-empty-'));
  const { username, password: secret } = firstAdmin;
  const env = { ADMIN_USERNAME: username, ADMIN_PASSWORD: secret };
  const product = await startProduct(folder, { env });
  const context = await contextAt(browser, product.base);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(8000);
    return await play(page, chore, '/login');
  } finally {
    await context.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function enter(browser: Browser, base: string, username: string) {
  const context = await contextAt(browser, base);
  const answer = await context.request.post('/api/auth/login', { data: { username, password } });
  const token: string = (await answer.json()).data.access_token;
  await context.addInitScript((key) => localStorage.setItem('access-token', key), token);
  const get = async (path: string) =>
    (
      await (
        await context.request.get(`/api${path}`, { headers: { 'access-token': token } })
      ).json()
    ).data;
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  return { page, get, close: () => context.close() };
}

type Played = { clicks: number; keys: number } | { failed: string };

async function play(page: Page, chore: Chore, path: string): Promise<Played> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  const hand = handOf(page);
  try {
    await chore.play(hand, page);
    return { ...hand.done };
  } catch (error) {
    const at = `po ${hand.done.clicks} kliknięciach i ${hand.done.keys} klawiszach`;
    return { failed: `${at}: ${String(error).split('\n').slice(0, 3).join(' ')}` };
  }
}

async function playEntered(browser: Browser, base: string, chore: Chore): Promise<Played> {
  const { page, get, close } = await enter(browser, base, chore.who);
  const path = typeof chore.from === 'string' ? chore.from : await chore.from(get);
  const result = await play(page, chore, path);
  await close();
  return result;
}

const pair = (numbers: [number, number] | undefined) => (numbers ? numbers.join(' / ') : '–');

async function measure(base: string): Promise<string> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const lines = [
    '# Codzienne czynności',
    '',
    'Kliknięcia / klawisze, `npm run bench:chores`, firma demonstracyjna, 1440x900.',
    '',
    '| czynność | kto | przedtem | cel | teraz |',
    '|---|---|---|---|---|',
  ];
  for (const chore of chores.filter(({ name }) => wanted?.includes(name) ?? true)) {
    const result = chore.empty
      ? await playEmpty(browser, chore)
      : await playEntered(browser, base, chore);
    const now = 'failed' in result ? 'nie zagrano' : `${result.clicks} / ${result.keys}`;
    print(`${chore.name}: ${now}`);
    if ('failed' in result) print(`${chore.name}: ${result.failed}`);
    lines.push(
      `| ${chore.name} | ${chore.who} | ${pair(chore.before)} | ${pair(chore.aim)} | ${now} |`,
    );
  }
  lines.push('', '| obraz | przedtem | cel | teraz |', '|---|---|---|---|');
  for (const [who, look] of [
    ['kierownik', managerLooks],
    ['pracownik', workerLooks],
  ] as const) {
    const { page, close } = await enter(browser, base, who);
    for (const { name, value, aim, before } of await look(page))
      lines.push(`| ${name} | ${before} | ${aim} | ${value} |`);
    await close();
  }
  await browser.close();
  return `${lines.join('\n')}\n`;
}

const address = process.env.CHORES_URL;
const folder = address ? null : mkdtempSync(join(tmpdir(), 'zaplecze-chores-'));
const product = folder ? await startProduct(folder, { demo: true }) : null;
try {
  const text = await measure(address ?? product?.base ?? '');
  print(text);
  if (!wanted) writeFileSync(join(import.meta.dirname, 'measured/chores.md'), text);
} finally {
  await product?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
}
