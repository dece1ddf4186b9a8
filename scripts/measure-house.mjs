// The house in figures: what its size, its folders and its names are today, beside what they should be.
//   npm run measure:house             without types, a few seconds
//   npm run measure:house -- --types  the compiler's work for each package besides, about two minutes
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { applies, filesByHand, isDemo, isGenerated, isTest } from './additions.mjs';

const root = join(import.meta.dirname, '..');
/** Files that git knows, and new ones that it does not ignore. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const linesIn = (path) => readFileSync(join(root, path), 'utf8').split('\n').length - 1;
const sum = (paths) => paths.reduce((total, path) => total + linesIn(path), 0);

const production = files.filter(
  (path) =>
    /^packages\/\w+\/(src|service-worker)\//.test(path) &&
    /\.(tsx?|mjs)$/.test(path) &&
    !isTest(path) &&
    !isGenerated(path) &&
    !isDemo(path),
);
const ofKind = (kind) => production.filter((path) => path.endsWith(kind));
/** Texts and lists beside the code, read by whoever knows the trade: told beside the sum, no part of it. */
const data = files.filter(
  (path) =>
    /^packages\/\w+\/src\/.*\.(ya?ml|json|md|txt|csv)$/.test(path) && !path.endsWith('README.md'),
);
/** They are only ever added to, so they are no part of the sum. */
const migrations = files.filter((path) => /\/migrations\/[^/]+\.sql$/.test(path));

/** What the program must do, a line a behaviour (docs/requirements): how many lines the pages have, by page. */
const required = new Map(
  files
    .filter((path) => /^docs\/requirements\/[\w-]+\.md$/.test(path))
    .map((path) => [
      basename(path, '.md'),
      readFileSync(join(root, path), 'utf8').match(/^- \*\*[A-Z]{3}-\d{2,3}\*\* /gm)?.length ?? 0,
    ]),
);
const behaviours = [...required.values()].reduce((total, count) => total + count, 0);

/** Production lines of the three packages by room. */
const perRoom = Map.groupBy(
  production,
  (path) => /^packages\/\w+\/src\/rooms\/([\w-]+)\//.exec(path)?.[1] ?? '',
);
perRoom.delete('');

/** Files that gather what belongs to rooms. */
const gathering = [
  'packages/server/src/rooms/rooms.ts',
  'packages/server/src/rooms/house.ts',
  'packages/web/src/app/rooms.ts',
  'packages/contract/src/rooms/schemas.ts',
  'packages/contract/src/rooms/fields.ts',
].filter((path) => files.includes(path));

const perFolder = new Map();
for (const path of files.filter((one) => /^packages\/\w+\/src\/.*\.tsx?$/.test(one))) {
  perFolder.set(dirname(path), (perFolder.get(dirname(path)) ?? 0) + 1);
}
const full = [...perFolder].filter(([, count]) => count > 25);

/** Files that a person writes for a kind of addition, as its sample has them; words where the sample no longer fits. */
function byHand(name, which = 'all') {
  if (!applies(name)) return 'its patch no longer applies';
  return filesByHand(name)[which].length;
}

const names = spawnSync(process.execPath, ['scripts/check-names.mjs'], {
  cwd: root,
  encoding: 'utf8',
});
const participles = (names.stderr.match(/bare participle/g) ?? []).length;

const rows = [
  ['files for a field', byHand('field'), 3],
  ['files for a dictionary', byHand('dictionary'), 3],
  ['files for a list, beside its migration', byHand('list', 'code'), 5],
  ['files of a new room with one list', byHand('room', 'own'), 7],
  ['lines of files that gather', sum(gathering), 350],
  ['production lines by hand', sum(production), 135_000],
  [
    'the same for a line of the requirements',
    Number((sum(production) / behaviours).toFixed(1)),
    102.4,
  ],
  ['folders over 25 files', full.length, 0],
  ['exported bare participles', participles, 0],
];

if (process.argv.includes('--types')) {
  const projects = ['contract', 'keeper', 'server', 'client', 'web', 'web/service-worker'];
  let user = 0;
  for (const project of [...projects.map((one) => `packages/${one}`), 'e2e', 'bench']) {
    const { seconds, types, memory } = checkTypes(project);
    user += seconds;
    console.error(
      `${project}: ${types} types, ${seconds.toFixed(1)} s user time, ${memory} of memory`,
    );
  }
  rows.push(['check:types, user time, s', Math.round(user), 60]);
}

/** The compiler's own figures, and the processor's time as the shell counts it. */
function checkTypes(project) {
  const checkers = /server|bench/.test(project) ? ' --checkers 1' : '';
  const { stdout, stderr } = spawnSync(
    'bash',
    ['-c', `TIMEFORMAT='user %U'; time npx tsc -p ${project}${checkers} --extendedDiagnostics`],
    { cwd: root, encoding: 'utf8' },
  );
  const figure = (name) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(stdout)?.[1] ?? '?';
  return {
    seconds: Number(/^user ([\d.]+)/m.exec(stderr)?.[1] ?? NaN),
    types: figure('Types'),
    memory: figure('Memory used'),
  };
}

const width = Math.max(...rows.map(([name]) => name.length));
console.log(`${'measured'.padEnd(width)}  today      aim`);
for (const [name, today, aim] of rows) {
  const mark = today <= aim ? '' : '  over';
  console.log(`${name.padEnd(width)}  ${String(today).padEnd(9)}  ${aim}${mark}`);
}
console.log(
  `\nof the production lines: TypeScript ${sum(ofKind('.ts'))}, screens ${sum(ofKind('.tsx'))}, besides ${sum(migrations)} of migrations and ${sum(data)} of data`,
);
console.log(`a new room has a line besides in: ${filesByHand('room').house.join(', ')}`);
const largest = [...perRoom]
  .map(([room, paths]) => ({ room, lines: sum(paths) }))
  .sort((a, b) => b.lines - a.lines)
  .slice(0, 10);
for (const { room, lines } of largest)
  console.log(
    `largest: ${room} ${lines} lines, ${required.get(room) ?? 'no page'} of the requirements`,
  );
for (const path of gathering) console.log(`gathers: ${basename(path)} ${linesIn(path)} lines`);
for (const [folder, count] of full) console.log(`over 25: ${folder} ${count}`);
