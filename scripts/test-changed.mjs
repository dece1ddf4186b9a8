// An answer within a minute about what was changed since main: the format of the changed files, the types of the
// packages they touch, the walls, and the HTTP and browser tests of their rooms. The whole is `npm test`.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { runLanes, script, walkingTests } from './steps.mjs';

/** Browser tests of rooms that have none of their own name. */
const specsOf = {
  catalog: ['definitions'],
  changes: ['two-people'],
  clients: ['clients', 'import'],
  comments: ['unsaved'],
  dictionaries: ['definitions'],
  files: ['documents'],
  rodo: ['history'],
  session: ['session', 'second-factor', 'single-sign-on'],
  tasks: ['work', 'substitution'],
};

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Changed since the branch left main; on main itself, since the commit before. */
function changedFiles() {
  const [head] = git('rev-parse', 'HEAD');
  const [parted] = git('merge-base', 'HEAD', 'main');
  const since = parted === head ? 'HEAD~1' : parted;
  const files = [
    ...git('diff', '--name-only', since),
    ...git('ls-files', '-o', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(file)).sort();
}

const rooms = globSync('packages/server/src/rooms/*/').map((path) => path.split('/').at(-1));

/** Rooms that a file of the contract is for: the one of its name, else those whose server imports it. */
function roomsOfContract(file) {
  const [, name = ''] = /contract\/src\/(.+?)(\.\w+)?\.ts$/.exec(file) ?? [];
  const own = name.split('/').find((part) => rooms.includes(part));
  if (own) return [own];
  const asked = `@zaplecze/contract/${name}`;
  return rooms.filter((room) =>
    globSync(`packages/server/src/rooms/${room}/**/*.ts`).some((path) =>
      readFileSync(path, 'utf8').includes(asked),
    ),
  );
}

function roomsOf(file) {
  const [, room] = /^packages\/(?:server|web)\/src\/rooms\/([^/]+)\//.exec(file) ?? [];
  if (room) return [room];
  return file.startsWith('packages/contract/src/') ? roomsOfContract(file) : [];
}

/** What must be checked again when a package has changed: itself and whoever imports it. */
const importers = {
  'packages/contract': ['packages/contract', 'packages/server', 'packages/web'],
  'packages/keeper': ['packages/keeper', 'packages/server'],
  'packages/server': ['packages/server', 'e2e'],
  'packages/web': ['packages/web', 'packages/web/service-worker'],
  e2e: ['e2e'],
  // Most of it is read with the server it measures.
  bench: ['bench', 'packages/server'],
};

/** Files may be named instead: `npm run test:changed -- packages/server/src/rooms/offers/offers.rules.ts`. */
const named = process.argv.slice(2);
const files = named.length > 0 ? named : changedFiles();
if (files.length === 0) {
  console.log('Nothing has changed.');
  process.exit();
}
const touched = Object.keys(importers).filter((one) =>
  files.some((file) => file.startsWith(`${one}/`)),
);
const projects = [...new Set(touched.flatMap((one) => importers[one]))];
// What is not a room's (a kit, the app) is seen by the reference room; all of the others are for `npm test`. The
// keeper has tests of its own.
const shared = files.some(
  (file) =>
    /^packages\/(?!keeper\/)\w+\/(src|migrations)\//.test(file) && roomsOf(file).length === 0,
);
const found = new Set(files.flatMap(roomsOf));
if (shared || found.size > 3) {
  if (found.size > 3) found.clear();
  found.add('clients');
  console.log(
    'More than a few rooms is changed: here the reference room speaks for all; see npm test.',
  );
}

const everywhere = files.some((file) =>
  /^packages\/(contract\/src\/rooms\/|server\/(migrations|src\/demo|test\/lists|test\/fields)\/)/.test(
    file,
  ),
)
  ? walkingTests
  : [];
const beside = files
  .filter((file) => file.startsWith('packages/server/') && !roomsOf(file).length)
  .flatMap((file) =>
    file.endsWith('.test.ts') ? [file] : globSync(file.replace(/\.ts$/, '.test.ts')),
  );
const httpTests = [
  ...everywhere,
  ...[...found].map((room) => `src/rooms/${room}/`),
  ...beside.map((file) => file.replace('packages/server/', '')),
];
const specs = new Set([
  ...files.flatMap((file) => /^e2e\/(?:\w+\/)?([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? []),
  ...[...found].flatMap((room) => specsOf[room] ?? [room]),
]);
const paths = [...specs].flatMap((name) => globSync(`e2e/**/${name}.spec.ts`));

console.log(`${files.length} files; rooms: ${[...found].join(', ') || 'none'}`);
const formatted = [
  'npx',
  'biome',
  'ci',
  '--error-on-warnings',
  '--no-errors-on-unmatched',
  ...files,
];
const quick = [
  { name: 'format', command: formatted },
  // Each further checker works out the shared types anew: twice the processor's work on two cores, which others need.
  ...projects.map((path) => ({
    name: `types of ${path}`,
    command: ['npx', 'tsc', '-p', path, '--checkers', '1'],
  })),
  script('check:walls'),
  script('check:names'),
];
const http = {
  name: 'HTTP tests',
  command: ['npx', 'vitest', 'run', '--root', 'packages/server', ...httpTests],
};
const browser = [
  { name: 'build', command: ['node', 'scripts/ensure-built.mjs'] },
  {
    name: 'browser tests',
    command: ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', ...paths],
  },
];
const began = performance.now();
const keeper = touched.includes('packages/keeper') ? [script('test:keeper')] : [];
await runLanes([
  [...quick, ...keeper, ...(httpTests.length ? [http] : [])],
  ...(paths.length ? [browser] : []),
]);
console.log(`npm run test:changed: ${Math.round((performance.now() - began) / 1000)} s`);
