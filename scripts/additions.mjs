// Samples of what the house grows by, one of each kind (scripts/additions): what a person writes for it is counted, not told.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { walkingTests } from './steps.mjs';

const root = join(import.meta.dirname, '..');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

export const additionNames = ['field', 'dictionary', 'list', 'room'];

export const patchOf = (name) => join(root, `scripts/additions/${name}.patch`);

export const isTest = (path) =>
  /\.(test|fixture|spec)\.\w+$/.test(path) || /^packages\/\w+\/test\//.test(path);

/** Tables of the database are written by a command. */
export const isGenerated = (path) => /(\/kit\/database\/tables\.ts)$/.test(path);

export const isDemo = (path) => path.startsWith('packages/server/src/demo/');

/** What the product consists of, its migrations among it; neither papers nor proofs nor the demonstration. */
const isProduct = (path) =>
  /^packages\/\w+\/(src|service-worker|migrations)\//.test(path) &&
  !path.endsWith('.md') &&
  !isTest(path) &&
  !isGenerated(path) &&
  !isDemo(path);

/** Every file of a sample, and whether the sample makes it. */
export function filesOf(name) {
  const parts = readFileSync(patchOf(name), 'utf8').split(/^diff --git /m);
  return parts.slice(1).map((part) => ({
    path: /^a\/(\S+) /.exec(part)?.[1] ?? '',
    isNew: /^new file mode /m.test(part.slice(0, part.indexOf('\n@@'))),
  }));
}

/** Files of the product that a person writes for a sample: new ones, and those of the house that get a line. */
export function filesByHand(name) {
  const files = filesOf(name).filter(({ path }) => isProduct(path));
  const pathsOf = (wanted) => files.filter(wanted).map(({ path }) => path);
  return {
    all: pathsOf(() => true),
    code: pathsOf(({ path }) => !path.includes('/migrations/')),
    own: pathsOf(({ isNew }) => isNew),
    house: pathsOf(({ isNew }) => !isNew),
  };
}

/** Whether a sample fits the files as they are, or as Git joins what was changed beside it. */
export function applies(name) {
  const plain = spawnSync('git', ['apply', '--check', patchOf(name)], { cwd: root });
  if (plain.status === 0) return true;
  // Joined for real in an index of its own: `--check` says nothing of conflicts.
  const folder = mkdtempSync(join(tmpdir(), 'zaplecze-additions-'));
  try {
    const index = join(folder, 'index');
    copyFileSync(resolve(root, git('rev-parse', '--git-path', 'index')), index);
    const env = { ...process.env, GIT_INDEX_FILE: index };
    const gitThere = (...args) => spawnSync('git', args, { cwd: root, env }).status === 0;
    return gitThere('add', '--update') && gitThere('apply', '--cached', '--3way', patchOf(name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What would notice that a sample lacks something: commands behind their names, its own tests among them. */
export function stepsOf(name) {
  const paths = filesOf(name).map(({ path }) => path);
  const own = paths.filter((path) => path.startsWith('packages/server/src/') && isTest(path));
  const walking = [
    ...walkingTests,
    'src/demo/demo.test.ts',
    'test/keeping/migration-rules.test.ts',
    ...(/^(list|room)$/.test(name) ? ['test/rights/permissions.test.ts'] : []),
  ];
  const tests = [...own.map((path) => path.replace('packages/server/', '')), ...walking];
  const migrated = paths.some((path) => path.includes('/migrations/'));
  const shown = paths.some((path) => path.startsWith('packages/web/'));
  return [
    ...(migrated ? [['npm run db:types', 'npm', 'run', '--silent', 'db:types']] : []),
    ...['contract', 'server', 'web'].map((one) => [
      `types of ${one}`,
      ...['tsc', '-p', `packages/${one}`, '--checkers', '1'],
    ]),
    ['format', 'biome', 'ci', '--error-on-warnings', '--no-errors-on-unmatched', ...paths],
    ...['walls', 'names', 'requirements'].map((one) => [one, 'node', `scripts/check-${one}.mjs`]),
    ['tests of the server', 'vitest', 'run', '--root', 'packages/server', ...tests],
    ...(shown
      ? [['tests of Ctrl K', 'vitest', 'run', '--root', 'packages/web', 'src/app/frame/']]
      : []),
  ];
}
