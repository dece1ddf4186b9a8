// The walls of the house, denied by default: what may import what (docs/decisions/0002-walls.md).
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

const root = join(import.meta.dirname, '..');
const problems = [];

function* sources(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

/** The modules a file names, relative ones as paths from the root. */
function importsOf(path, text) {
  const { module, program } = parseSync(path, text);
  const named = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap((e) => e.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map((one) =>
      text.slice(one.moduleRequest.start, one.moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    ),
  ];
  if (!program) problems.push(`${path}: cannot be read`);
  return named.map((name) =>
    name.startsWith('.') ? relative(root, normalize(join(root, dirname(path), name))) : name,
  );
}

const roomOf = (path) =>
  /^packages\/(server|web)\/src\/rooms\/([\w-]+)\//.exec(path)?.slice(1).join('/');
/** Files of a room that are its own affair whoever asks. */
const inner = /\.(routes|page|screens|test)\.tsx?$/;
const roomUses = new Map();
const writers = new Map();

function check(path, target) {
  const deny = (why) => problems.push(`${path} -> ${target}: ${why}`);
  const test = /\.(test|fixture)\.tsx?$/.test(path);
  const [, part] = /^packages\/(\w+)\//.exec(path) ?? [];
  if (part === 'contract') {
    if (target !== 'zod' && !target.startsWith('packages/contract/'))
      deny('the contract imports zod only');
    return;
  }
  const [, other] = /^packages\/(\w+)\//.exec(target) ?? [];
  if (other && other !== part) deny('packages meet in the contract only, by its name');
  if (target.startsWith('@zaplecze/') && !target.startsWith('@zaplecze/contract/')) {
    deny('packages meet in the contract only');
  }
  const kit = `packages/${part}/src/kit/`;
  if (path.startsWith(kit) && !test && other === part && !target.startsWith(kit)) {
    deny('the kit imports no room and nothing of the app');
  }
  const [from, to] = [roomOf(path), roomOf(target)];
  if (from && to && from !== to && !test) {
    if (inner.test(target)) deny('that file is the other room’s own');
    roomUses.set(from, (roomUses.get(from) ?? new Set()).add(to));
  }
  if (from && target.startsWith(`packages/${part}/src/app/`))
    deny('rooms do not reach into the app');
  if (target === 'kysely' && from && !test && !/queries\.ts$/.test(path)) {
    deny('only queries speak SQL');
  }
}

/** A table is written by the queries of one room only; others may join it for reading. */
function noteWrites(path, text) {
  const room = roomOf(path);
  if (!room || /\.(test|fixture)\.ts$/.test(path)) return;
  for (const [, table] of text.matchAll(/\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g)) {
    const known = writers.get(table) ?? room;
    writers.set(table, known);
    if (known !== room) problems.push(`${path}: table ${table} belongs to ${known}`);
  }
}

for (const folder of ['packages/contract/src', 'packages/server/src', 'packages/web/src']) {
  for (const path of sources(folder)) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const target of importsOf(path, text)) check(path, target);
    noteWrites(path, text);
  }
}

function findCycle(room, trail) {
  if (trail.includes(room)) {
    problems.push(`rooms in a circle: ${[...trail.slice(trail.indexOf(room)), room].join(' -> ')}`);
    return true;
  }
  return [...(roomUses.get(room) ?? [])].some((next) => findCycle(next, [...trail, room]));
}
[...roomUses.keys()].some((room) => findCycle(room, []));

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'Walls: nothing reaches through' : `Walls: ${problems.length} breaches`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
