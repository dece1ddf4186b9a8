import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '../../../..');
let root: string;

/** A repository with the smallest web application, beside the real script and the real build tool. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zaplecze-build-'));
  mkdirSync(join(root, 'packages/web/src'), { recursive: true });
  cpSync(join(repository, 'scripts/ensure-built.mjs'), join(root, 'scripts/ensure-built.mjs'));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  write('package.json', '{ "type": "module" }');
  write('packages/web/index.html', '<script type="module" src="/src/main.ts"></script>');
  write('packages/web/src/main.ts', 'document.title = "pierwsza";');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: string): void {
  writeFileSync(join(root, path), content);
}

function run() {
  const script = join(root, 'scripts/ensure-built.mjs');
  return spawnSync(process.execPath, [script], { encoding: 'utf8' });
}

test('the web application is built when it is missing or older than its sources, and only then [OPE-31]', () => {
  expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining('Buduję aplikację') });
  expect(existsSync(join(root, 'packages/web/dist/index.html'))).toBe(true);
  expect(run()).toMatchObject({ status: 0, stdout: '' });

  write('packages/web/src/main.ts', 'document.title = "druga";');
  expect(run().stdout).toContain('Buduję aplikację');
  expect(run().stdout).toBe('');

  write('packages/web/src/nowy.ts', 'export {};');
  expect(run().stdout).toContain('Buduję aplikację');

  rmSync(join(root, 'packages/web/dist'), { recursive: true });
  expect(run().stdout).toContain('Buduję aplikację');
});

test('whatever the build reads makes it be done again: settings, their parts, files of other folders [OPE-31]', () => {
  mkdirSync(join(root, 'packages/web/public'), { recursive: true });
  mkdirSync(join(root, 'packages/other'), { recursive: true });
  write('packages/web/plugin.ts', 'export const title = "a";');
  write(
    'packages/web/vite.config.ts',
    "import { title } from './plugin.ts';\nimport { more } from '../other/more.ts';\nexport default { define: { TITLE: JSON.stringify(title + more) } };",
  );
  write('packages/other/more.ts', 'export const more = 1;');
  write('packages/other/words.ts', 'export const words = "raz";');
  write('packages/other/unread.ts', 'export {};');
  write(
    'packages/web/src/main.ts',
    'import { words } from "../../other/words.ts"; document.title = TITLE + words;',
  );
  expect(run().stdout).toContain('Buduję aplikację');
  expect(run().stdout).toBe('');
  for (const [path, content] of [
    ['packages/web/plugin.ts', 'export const title = "inny";'],
    ['packages/other/more.ts', 'export const more = 22;'],
    ['packages/other/words.ts', 'export const words = "drugi";'],
    ['packages/web/public/robot.svg', '<svg/>'],
    ['packages/web/tsconfig.json', '{}'],
  ] as const) {
    write(path, content);
    expect([path, run().stdout]).toEqual([path, expect.stringContaining('Buduję aplikację')]);
    expect([path, run().stdout]).toEqual([path, '']);
  }
  write('packages/other/unread.ts', 'export const nothing = 1;');
  expect(run().stdout).toBe('');
});

test('a build that fails stops the start and is tried again at the next one [OPE-31]', () => {
  write('packages/web/src/main.ts', 'import "./nie-ma.ts";');
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('Nie udało się') });
  write('packages/web/src/main.ts', 'document.title = "trzecia";');
  expect(run()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Aplikacja zbudowana'),
  });
});
