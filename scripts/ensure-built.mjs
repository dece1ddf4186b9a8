// Builds the web application when it was never built or its sources have changed since.
// Runs before every start, so it only looks at names, times and sizes, never at contents.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'packages/web');
const stampFile = join(web, 'dist/.stamp');
const sources = [
  'packages/web/src',
  'packages/web/service-worker',
  'packages/web/public',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/postcss.config.cjs',
  'packages/web/package.json',
  'packages/contract/src',
  'package-lock.json',
];

/** One line for each file under the path: name, time of change, size. */
function* trace(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) {
    yield `${path} ${found.mtimeMs} ${found.size}\n`;
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) yield* trace(join(path, name));
}

function stampOfSources() {
  const hash = createHash('sha256');
  for (const line of sources.flatMap((path) => [...trace(path)])) hash.update(line);
  return hash.digest('hex');
}

const stamp = stampOfSources();
const upToDate = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
const vite = join(root, 'node_modules/vite/bin/vite.js');
// An installation without development packages brings a finished build, whose times tell nothing.
const delivered = !existsSync(vite) && existsSync(join(web, 'dist/index.html'));
if (!upToDate && !delivered) {
  console.log('Buduję aplikację przeglądarkową…');
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: 'inherit',
  });
  if (built.status !== 0) {
    console.error('Nie udało się zbudować aplikacji przeglądarkowej (komunikaty powyżej).');
    process.exit(1);
  }
  // Written last: a build that was interrupted has no stamp and is done again.
  writeFileSync(stampFile, stamp);
  console.log('Aplikacja zbudowana.');
}
