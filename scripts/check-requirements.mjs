// Each line of docs/requirements is shown by a test that names its id, and no id is made up (docs/requirements/README.md);
// what words name of the repository is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const root = join(import.meta.dirname, '..');
const pages = 'docs/requirements';
const problems = [];
const read = (path) => readFileSync(join(root, path), 'utf8');

function* files(folder, kinds) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!/^(node_modules|dist|results)$/.test(entry.name)) yield* files(path, kinds);
    } else if (kinds.test(entry.name)) yield path;
  }
}

/** The letters of each room and its page, as the README's table has them; those asked for, if any are. */
const asked = process.argv.slice(2);
const rooms = [...read(`${pages}/README.md`).matchAll(/^\| ([A-Z]{3}) \| \[.*?\]\((.+?)\)/gm)]
  .map(([, letters, page]) => ({ letters, path: `${pages}/${page}` }))
  .filter(({ letters }) => asked.length === 0 || asked.includes(letters));
const idOf = new RegExp(`\\b(?:${rooms.map(({ letters }) => letters).join('|')})-\\d{2,3}\\b`, 'g');

/** Ids of the lines, each with the page that has it. */
const lines = new Map();
for (const { letters, path } of rooms) {
  if (!existsSync(join(root, path))) {
    problems.push(`${path}: is missing`);
    continue;
  }
  for (const [, id] of read(path).matchAll(/^- \*\*([A-Z]{3}-\d{2,3})\*\* /gm)) {
    if (!id.startsWith(letters)) problems.push(`${path}: ${id} has the letters of another page`);
    if (lines.has(id)) problems.push(`${path}: ${id} is given twice`);
    lines.set(id, path);
  }
}

if (asked.length === 0) {
  const listed = new Set(rooms.map(({ path }) => path));
  for (const path of files(pages, /\.md$/)) {
    if (path !== `${pages}/README.md` && !listed.has(path))
      problems.push(
        `${path}: has no letters in ${pages}/README.md, so that nothing proves its lines`,
      );
  }
}
/** What looks like an id, of whatever letters. */
const anyId = /\b[A-Z]{3}-\d{2,3}\b/g;
const knownLetters = new Set(rooms.map(({ letters }) => letters));

/** Titles of tests in a file: what `test`, `it` and `describe` get first, also behind `.each(…)`. */
function titlesOf(path) {
  const titles = [];
  const nameOf = (callee) => {
    if (callee.type === 'Identifier') return callee.name;
    const inside = callee.object ?? callee.callee;
    return inside ? nameOf(inside) : '';
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (!first || !/^(test|it|describe)$/.test(nameOf(callee))) return;
      if (first.type === 'Literal' && typeof first.value === 'string') titles.push(first.value);
      if (first.type === 'TemplateLiteral')
        titles.push(first.quasis.map(({ value }) => value.raw).join('…'));
    },
  }).visit(parseSync(path, read(path)).program);
  return titles;
}

const shown = new Set();
const titles = new Map(rooms.map(({ letters }) => [letters, 0]));
for (const folder of ['packages', 'e2e']) {
  for (const path of files(folder, /\.(test|spec)\.tsx?$/)) {
    for (const title of titlesOf(path)) {
      const written = /\[([^[\]]+)\]$/.exec(title)?.[1] ?? '';
      const ids = written.match(idOf) ?? [];
      for (const id of asked.length === 0 ? (written.match(anyId) ?? []) : [])
        if (!knownLetters.has(id.slice(0, 3))) problems.push(`${path}: ${id} is of no page`);
      for (const id of ids) shown.add(id);
      for (const letters of new Set(ids.map((id) => id.slice(0, 3))))
        titles.set(letters, titles.get(letters) + 1);
    }
  }
}

for (const [id, path] of lines) {
  if (!shown.has(id)) problems.push(`${path}: no test names ${id}`);
}
const text = /\.(tsx?|mjs|sql|css|md)$/;
const all = ['packages', 'e2e', 'bench', 'scripts', 'docs'].map((folder) => [
  ...files(folder, text),
]);
/** Every ending of every path: words name a file by as much of it as tells it. */
const endings = new Set(
  all
    .flat()
    .flatMap((path) => [path, path.replace('/src/', '/')])
    .flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
);
const named = /(?<![\w./:@-])((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs|sql|css|md))\b/g;
/** A file by its bare name, as `mount.ts`; names of shapes (`<room>.rules.ts`, `*.save.ts`) are of no one file. */
const bare = /(?<![\w./:@*>…-])([\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs))(?![\w-])/g;
/** Files that a page, or the comments of a source, tell of; what is imported the compiler looks for. */
function filesNamed(path, written) {
  const words = path.endsWith('.md')
    ? [written]
    : [...written.matchAll(/(?:^|\s)(?:\/\/|\/?\*\*?|--) (.*)$/gm)].map(([, words]) => words);
  return words.flatMap((some) =>
    [named, bare].flatMap((names) => [...some.matchAll(names)].map(([, file]) => file)),
  );
}

for (const folder of all) {
  for (const path of folder) {
    // What an id looks like is explained with ids of no meaning.
    if (/^(scripts\/check-requirements\.mjs|docs\/requirements\/README\.md)$/.test(path)) continue;
    const written = read(path);
    for (const id of new Set(written.match(idOf))) {
      if (!lines.has(id)) problems.push(`${path}: ${id} stands on no page`);
    }
    // A migration is not written again: it names what stood in its day.
    if (path.endsWith('.sql')) continue;
    for (const file of filesNamed(path, written)) {
      if (!endings.has(file)) problems.push(`${path}: ${file} is not there`);
    }
    // In a page of words nothing else would notice what a merge has left.
    if (/^(<{7}|>{7}) /m.test(written)) problems.push(`${path}: two versions, not yet joined`);
  }
}

const index = read('docs/decisions/README.md');
for (const path of all.flat()) {
  const [, decision] = /^docs\/decisions\/(\d{4}-[\w-]+\.md)$/.exec(path) ?? [];
  if (decision && !index.includes(decision)) problems.push(`${path}: stands under no subject`);
}

for (const { letters } of rooms) {
  const count = [...lines.keys()].filter((id) => id.startsWith(letters)).length;
  console.log(`${letters} ${count} lines, named by ${titles.get(letters)} titles of tests`);
}
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `Requirements: ${lines.size} lines, each shown`
    : `Requirements: ${problems.length} gaps`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
