// Builds the web application when it was never built or its sources have changed since.
// Runs before every start, so it only looks at names, times and sizes, never at contents.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'packages/web');
const stampFile = join(web, 'dist/.stamp');
/** Whole folders, for a file that is new in one; what else a build reads, it tells by itself. */
const sources = ['packages/web', 'packages/contract/src', 'package-lock.json'];
const apart = new Set(['node_modules', 'dist']);

/** One line for each file under the path: name, time of change, size. */
function* trace(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) {
    yield `${path} ${found.mtimeMs} ${found.size}\n`;
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) {
    if (!apart.has(name)) yield* trace(join(path, name));
  }
}

/** @param more files outside of the folders, from the root */
function stampOf(more) {
  const hash = createHash('sha256');
  for (const line of [...sources, ...more].flatMap((path) => [...trace(path)])) hash.update(line);
  return hash.digest('hex');
}

/** Whether nothing has changed since the last build, by what that build read. */
function isUpToDate() {
  if (!existsSync(stampFile)) return false;
  const [stamp, ...more] = readFileSync(stampFile, 'utf8').split('\n');
  return stamp === stampOf(more);
}

/** Builds; gives the files that were read outside of the folders and of the installed packages. */
async function build() {
  const read = new Set();
  const { build: run } = await import('vite');
  const reader = {
    name: 'what-was-read',
    configResolved: ({ configFileDependencies }) => {
      for (const file of configFileDependencies) read.add(file);
    },
    generateBundle() {
      for (const file of this.getModuleIds()) read.add(file);
    },
  };
  process.chdir(web);
  await run({ root: web, logLevel: 'warn', plugins: [reader] });
  return [...read]
    .map((file) => relative(root, file.replace(/[?\0].*$/, '')))
    .filter((path) => path !== '' && !path.startsWith('..') && !path.includes('node_modules'))
    .filter((path) => !sources.some((folder) => path.startsWith(`${folder}/`)))
    .filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile())
    .sort();
}

// An installation without development packages brings a finished build, whose times tell nothing.
const tools = existsSync(join(root, 'node_modules/vite/package.json'));
const delivered = !tools && existsSync(join(web, 'dist/index.html'));
if (!delivered && !isUpToDate()) {
  console.log('Buduję aplikację przeglądarkową…');
  try {
    const before = stampOf([]);
    const more = await build();
    // Written last: a build that was interrupted has no stamp and is done again, as one whose sources moved.
    if (before === stampOf([])) writeFileSync(stampFile, [stampOf(more), ...more].join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Nie udało się zbudować aplikacji przeglądarkowej (komunikaty powyżej).');
    process.exit(1);
  }
  console.log('Aplikacja zbudowana.');
}
