import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');
const parts = [
  'package.json',
  'packages/contract',
  'packages/keeper',
  'packages/server/package.json',
  'packages/server/src',
  'packages/server/migrations',
];

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });

/** Whether the code of a commit can be had here (a copy without its history has none). */
export function hasCommit(commit: string): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Everything that is installed, with this release's own packages in place of the working tree's.
 *
 * @throws naming what the release needs and nobody installs any more: it stays among the server's `devDependencies`
 *   until `npm run upgrade:dump` makes a later commit the version before
 */
function linkModules(folder: string): void {
  const from = join(root, 'node_modules');
  const own = readdirSync(join(folder, 'packages'));
  const needed = own.flatMap((name) => {
    const text = readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8');
    return Object.keys(JSON.parse(text).dependencies);
  });
  const missing = needed.filter(
    (name) =>
      !name.startsWith('@zaplecze/') &&
      !existsSync(join(from, name)) &&
      !existsSync(join(root, 'packages/server/node_modules', name)),
  );
  if (missing.length > 0) {
    throw new Error(`The version before needs ${missing.join(', ')}: see test/upgrade/release.ts`);
  }
  const to = join(folder, 'node_modules');
  mkdirSync(join(to, '@zaplecze'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@zaplecze') symlinkSync(join(from, name), join(to, name));
  }
  for (const name of own) {
    symlinkSync(join(folder, 'packages', name), join(to, '@zaplecze', name));
  }
  symlinkSync(
    join(root, 'packages/server/node_modules'),
    join(folder, 'packages/server/node_modules'),
  );
}

/**
 * Puts a release of the product into `folder`: the code of a commit, or the working tree's, with further migrations, as
 * the next version would have.
 *
 * @returns the folder of its commands and of its server
 */
export function makeRelease(
  folder: string,
  { commit, migrations = {} }: { commit?: string; migrations?: Record<string, string> },
): string {
  mkdirSync(folder, { recursive: true });
  if (commit) {
    // A commit of before a package came has none of it.
    const there = git('ls-tree', '--name-only', commit, ...parts)
      .toString()
      .trim()
      .split('\n');
    const tar = git('archive', '--format=tar', commit, ...there);
    execFileSync('tar', ['-x', '-C', folder], { input: tar });
  } else {
    const filter = (path: string) => !/\/node_modules$|\.test\.ts$/.test(path);
    for (const part of parts) {
      cpSync(join(root, part), join(folder, part), { recursive: true, filter });
    }
  }
  for (const [name, text] of Object.entries(migrations)) {
    writeFileSync(join(folder, 'packages/server/migrations', `${name}.sql`), text);
  }
  linkModules(folder);
  return join(folder, 'packages/server/src');
}
