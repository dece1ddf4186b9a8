// The walls of the house, denied by default: what may import what (docs/decisions/0002-walls.md).
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

const root = join(import.meta.dirname, '..');
const problems = [];

function* sources(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(tsx?|css)$/.test(entry.name)) yield path;
  }
}

/** What of the contract carries schemas, and so zod: the server's part, and forms. */
const schemaModules =
  /^packages\/contract\/src\/(rooms\/schemas|rooms\/[\w/-]+\/((event-)?schemas|forms)|kit\/(fields\/(((contact|date|number|written)-)?fields|type-text|(record|custom)-fields\.schemas|table-form)|calls\/(io|messages|[\w-]+\.schemas)|lists\/list\.schemas|values\/(records|rich-text)))\.ts$/;
/** The server's part alone; pages take types from there, and forms from `<room>.forms.ts`. */
const serverSchemas =
  /^@zaplecze\/contract\/(rooms\/schemas|rooms\/[\w/-]+\/(event-)?schemas|kit\/(calls\/io|fields\/type-text|\w+\/[\w-]+\.schemas))$/;

/** The modules a file names, relative ones as paths from the root. */
function importsOf({ path, text, module }) {
  // An import of types alone brings no code.
  const codeOf = ({ entries }) => entries.length === 0 || entries.some((each) => !each.isType);
  const named = [
    ...module.staticImports.map((one) => ({ name: one.moduleRequest.value, code: codeOf(one) })),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap((e) =>
        e.moduleRequest ? { name: e.moduleRequest.value, code: !e.isType } : [],
      ),
    ),
    ...module.dynamicImports.map((one) => ({
      name: text
        .slice(one.moduleRequest.start, one.moduleRequest.end)
        .replace(/^['"`]|['"`]$/g, ''),
      code: true,
    })),
  ];
  return named.map(({ name, code }) => ({
    target: name.startsWith('.')
      ? relative(root, normalize(join(root, dirname(path), name)))
      : name,
    code,
  }));
}

const roomOf = (path) =>
  /^packages\/(server|web)\/src\/rooms\/([\w-]+)\//.exec(path)?.slice(1).join('/');
const isTest = (path) =>
  /\.(test|fixture)\.tsx?$/.test(path) || /^packages\/(server|keeper)\/test\//.test(path);
/** All that others may import of a room. */
const face = /\/rooms\/[\w-]+\/index\.tsx?$/;
/** How a room says itself; the list of rooms alone takes it from there. */
const roomFile = /^packages\/server\/src\/rooms\/[\w-]+\/room\.ts$/;
const roomUses = new Map();
/** Rooms that others lean on: what they must know of the others is handed to them (rooms/house.ts). */
const leanedOn =
  /^server\/(changes|comments|dictionaries|files|history|notifications|people|session)$/;

/** What may stand between a file's name and its ending; a file that is none of these has a name alone. */
const roles = {
  server: [
    'routes',
    'queries',
    'list.queries',
    'select.queries',
    'write.queries',
    'rules',
    'save',
    'jobs',
    'sheet',
    'pdf',
    'fixture',
    'test',
    'rules.test',
  ],
  web: ['page', 'screens', 'words', 'parts', 'module', 'test'],
};

function checkRole(path) {
  const [, part] = /^packages\/(\w+)\//.exec(path) ?? [];
  const [, role] = /\/[\w-]+\.([\w.-]+)\.(?:tsx?|css)$/.exec(path) ?? [];
  if (role && !roles[part].includes(role)) problems.push(`${path}: no file has the role ${role}`);
}

/** Tests take fixtures of other rooms as well, and the browser's frame their screens. */
function mayEnter(path, target) {
  if (face.test(target)) return true;
  if (path === 'packages/server/src/rooms/rooms.ts') return roomFile.test(target);
  if (isTest(path)) return /\.fixture\.ts$/.test(target);
  return path.startsWith('packages/web/src/app/') && /\.(screens|words)\.ts$/.test(target);
}

function check(path, { target, code }) {
  const deny = (why) => problems.push(`${path} -> ${target}: ${why}`);
  const [, part] = /^packages\/(\w+)\//.exec(path) ?? [];
  if (part === 'contract') {
    if (target !== 'zod' && !target.startsWith('packages/contract/'))
      deny('the contract imports zod only');
    if (code && !schemaModules.test(path) && (target === 'zod' || schemaModules.test(target))) {
      deny('calls and lists bring no schemas: pages load them');
    }
    return;
  }
  if (part === 'keeper') {
    checkKeeper(path, target, deny);
    return;
  }
  if (part === 'client') {
    if (!target.startsWith('packages/client/src/')) deny('the client depends on nothing');
    return;
  }
  const [from, to] = [roomOf(path), roomOf(target)];
  if (to && from !== to && !mayEnter(path, target)) deny('of a room others import index.ts alone');
  if (from && to && from !== to && !isTest(path)) {
    if (leanedOn.test(from) && !leanedOn.test(to)) deny('others lean on that room, not it on them');
    roomUses.set(from, (roomUses.get(from) ?? new Set()).add(to));
  }
  if (roomFile.test(target) && path !== 'packages/server/src/rooms/rooms.ts') {
    deny('only rooms.ts takes a room: what rooms say reaches others as the house');
  }
  checkLibrary(path, target, deny);
  if (code && target.startsWith(`${parsing}letter/`) && !path.startsWith(parsing) && !isTest(path))
    deny('words of letters are read in threads with limits: by kit/parsing/parsing.ts');
  // The rest is about the two halves themselves.
  if (!/^packages\/\w+\/src\//.test(path)) return;
  const [, other] = /^packages\/(\w+)\//.exec(target) ?? [];
  if (other && other !== part) deny('packages meet by their names');
  const meets = part === 'server' ? /^@zaplecze\/(contract|keeper)\// : /^@zaplecze\/contract\//;
  if (target.startsWith('@zaplecze/') && !meets.test(target)) {
    deny('the halves meet in the contract only; the server alone knows the keeper');
  }
  if (part === 'web' && code && serverSchemas.test(target)) {
    deny('pages know calls, types and forms; what goes in and out is checked by the server');
  }
  const kit = `packages/${part}/src/kit/`;
  if (path.startsWith(kit) && !isTest(path) && other === part && !target.startsWith(kit)) {
    deny('the kit imports no room and nothing of the app');
  }
  if (from && target.startsWith(`packages/${part}/src/app/`))
    deny('rooms do not reach into the app');
  if (target === 'kysely' && from && !isTest(path) && !/\b(queries|save)\.ts$/.test(path)) {
    deny('only queries and save speak SQL (conditions of filters: kit/lists/paged-list.ts)');
  }
  if (/\/kit\/records\/(rows|links)\.ts$/.test(target) && /\.(routes|rules)\.ts$/.test(path)) {
    deny('routes and rules write nothing: queries and saves do');
  }
}

/**
 * Libraries that the server uses outside of `kit/parsing`. One that reads what people, letters or services send is none of
 * them: it belongs behind the door to threads with limits (kit/parsing/parsing.ts). Those with a reason read nothing of
 * strangers where they are used.
 */
const libraries = new Set([
  '@scalar/fastify-api-reference',
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@fastify/compress',
  '@fastify/multipart',
  '@fastify/static',
  '@modelcontextprotocol/sdk',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  'bowser',
  'cockatiel',
  'fastify',
  'graphile-worker',
  'helmet',
  'imapflow',
  'kysely',
  'nodemailer',
  'oidc-provider',
  'openid-client',
  'otplib',
  'p-limit',
  'pdfkit',
  'pg',
  'pino',
  'yaml',
  'prom-client',
  'qrcode',
  'standardwebhooks',
  'web-push',
  'yazl',
  'zod',
]);
const parsing = 'packages/server/src/kit/parsing/';
/** Readers of what comes from outside that stand elsewhere, each for a reason. */
const readers = new Map(
  Object.entries({
    'kit/records/rich-text.ts': {
      'sanitize-html': 'of short texts; long ones come here in a thread',
    },
    'kit/exports/ical.ts': { 'ical.js': 'writes calendars and cards, reads none' },
  }).map(([file, why]) => [`packages/server/src/${file}`, why]),
);
const readersUsed = new Set();

function checkLibrary(path, target, deny) {
  if (!path.startsWith('packages/server/src/') || path.startsWith(parsing) || isTest(path)) return;
  if (path.startsWith('packages/server/src/demo/')) return;
  if (/^(packages\/|node:|@zaplecze\/)/.test(target)) return;
  const [, library] = /^((?:@[^/]+\/)?[^/]+)/.exec(target) ?? [];
  if (libraries.has(library)) return;
  if (readers.get(path)?.[library]) return void readersUsed.add(`${path} ${library}`);
  deny('what reads things from outside stands in kit/parsing; other libraries are named here');
}

/**
 * All that the keeper takes besides Node and PostgreSQL's programs: it knows nothing of the product but what it is handed
 * (packages/keeper/src/product.ts), and of the contract the reckoning of Warsaw's hours.
 */
const keeperTakes = new Set([
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@zaplecze/contract/kit/values/time',
  'graphile-worker',
  'pg',
  'pg-copy-streams',
  'tar-stream',
  'zod',
]);

function checkKeeper(path, target, deny) {
  if (target.startsWith('packages/keeper/') || target.startsWith('node:')) return;
  if (keeperTakes.has(target) || (isTest(path) && target === 'vitest')) return;
  deny('the keeper knows nothing of the product but what it is handed; libraries are named here');
}

/** A table is written by one room only, or by the kit; others may join it for reading. */
const writers = new Map();
/** Written under names that are only known at run time, each for a reason. */
const anyTable = new Map(
  Object.entries({
    'catalog/definitions.queries.ts': 'the three tables of definitions, by `tableOf`',
    'catalog/links.queries.ts': 'the links between definitions, by `links`',
    'clients/import/import.write.queries.ts': 'links of many imported clients, by `links`',
    'dictionaries/dictionaries.queries.ts': 'every dictionary, by its kind',
    'dictionaries/usage.queries.ts':
      'a definition or an entry is removed or archived in one way; the room that owns it asks',
  }).map(([file, why]) => [`packages/server/src/rooms/${file}`, why]),
);
const anyTableUsed = new Set();
/** Written by a room and the kit both. */
const shared = new Map([
  ['session', 'the guard of every call notes that its session is in use'],
  ['disclosure', 'downloads note themselves; what is written down by hand is the room’s'],
  ['accessToken', 'the guard of every call notes that its key is in use'],
]);

/** The name in `'file'`, `'file as f'`, `sql.table('file')`; null for what is known only at run time. */
function tableIn(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value.split(' ')[0];
  const named =
    node?.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    /^(table|ref|id|raw|lit)$/.test(node.callee.property.name ?? '');
  return named ? tableIn(node.arguments[0]) : null;
}

/** What SQL writes, wherever in it: `insert into`, `update … set`, `delete from`, `merge into`, `truncate`. */
const statement =
  /\b(?:(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:"?public"?\.)?"?([\w?]+)"?|update\s+(?:only\s+)?(?:"?public"?\.)?"?([\w?]+)"?(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\b)/gi;

function* writesIn(node) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const method = node.callee.property.name;
    if (/^(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/.test(method ?? '')) {
      yield tableIn(node.arguments[0]);
    }
  }
  if (node.type === 'CallExpression' && /^(insert|save|touch|remove)Row$/.test(node.callee.name)) {
    yield tableIn(node.arguments[1]);
  }
  // A room says so of its own tables, though the kit does it.
  if (node.type === 'CallExpression' && /^(moved(Rows|Links)|onTable)$/.test(node.callee.name)) {
    yield tableIn(node.arguments[0]);
  }
  const tag = node.type === 'TaggedTemplateExpression' ? node.tag : null;
  const raw = node.type === 'CallExpression' && node.callee.property?.name === 'raw';
  if (tag?.name === 'sql' || raw) {
    const quasi = raw ? node.arguments[0] : node.quasi;
    const text =
      quasi?.type === 'TemplateLiteral'
        ? quasi.quasis
            .map((one, at) => {
              const value = quasi.expressions[at];
              return one.value.raw + (value ? (tableIn(value) ?? '?') : '');
            })
            .join('')
        : String(quasi?.value ?? '');
    const plain = text.replace(/--.*$|\/\*[\s\S]*?\*\//gm, ' ');
    for (const [, table, updated] of plain.matchAll(statement)) {
      const name = table ?? updated;
      yield name === '?' ? null : name;
    }
  }
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const one of value) yield* writesIn(one);
    else if (value && typeof value === 'object') yield* writesIn(value);
  }
}

function noteWrites(path, program) {
  const kit = path.startsWith('packages/server/src/kit/');
  const owner = kit ? 'the kit' : roomOf(path);
  if (!owner || !path.startsWith('packages/server/') || isTest(path)) return;
  for (const table of writesIn(program)) {
    if (table === null) {
      anyTableUsed.add(path);
      if (!kit && !anyTable.has(path)) problems.push(`${path}: writes a table it does not name`);
      continue;
    }
    if (kit && shared.has(table)) continue;
    const known = writers.get(table) ?? owner;
    writers.set(table, known);
    if (known !== owner) problems.push(`${path}: table ${table} belongs to ${known}`);
  }
}

const folders = [
  'packages/contract/src',
  'packages/keeper/src',
  'packages/keeper/test',
  'packages/server/src',
  'packages/server/test',
  'packages/web/src',
  'packages/client/src',
  'bench',
  'e2e',
];
/** A folder is read as a table of contents: what is longer is parted by what a person does. */
const mostFiles = 25;
const filesIn = new Map();

for (const folder of folders) {
  for (const path of sources(folder)) {
    filesIn.set(dirname(path), (filesIn.get(dirname(path)) ?? 0) + 1);
    if (roomOf(path)) checkRole(path);
    if (path.endsWith('.css')) continue;
    const text = readFileSync(join(root, path), 'utf8');
    const { module, program } = parseSync(path, text);
    for (const target of importsOf({ path, text, module })) check(path, target);
    noteWrites(path, program);
  }
}
for (const [folder, count] of filesIn) {
  if (count > mostFiles) problems.push(`${folder}: ${count} files, at most ${mostFiles}`);
}
/** Folders of rooms that stand in one package alone; every other one has the name of a room of the contract. */
const alone = new Map([
  ['server/assistant', 'MCP: a protocol of its own in place of calls'],
  ['server/changes', 'what two people changed at once, for the rooms whose records they are'],
  ['web/choice-sources', 'what fields offer to choose, for all rooms'],
  ['web/person-names', 'how a person is named on every page'],
  ['web/table-pages', 'the page of every list that is a table'],
  ['web/machines', 'one page over keys and connections (session), programs (people) and webhooks'],
]);
const roomsOf = (part) =>
  readdirSync(join(root, `packages/${part}/src/rooms`), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const named = new Set(roomsOf('contract'));
for (const part of ['server', 'web']) {
  for (const room of roomsOf(part)) {
    const excepted = alone.delete(`${part}/${room}`);
    if (named.has(room) === excepted)
      problems.push(
        excepted
          ? `${part}/rooms/${room}: needs no exception any more`
          : `${part}/rooms/${room}: the contract has no room of that name`,
      );
  }
}
for (const room of alone.keys()) problems.push(`${room}: needs no exception any more`);
for (const [path, uses] of readers) {
  for (const library of Object.keys(uses)) {
    const used = readersUsed.has(`${path} ${library}`);
    if (!used) problems.push(`${path}: needs no exception for ${library} any more`);
  }
}
for (const path of anyTable.keys()) {
  if (!anyTableUsed.has(path)) problems.push(`${path}: needs no exception any more`);
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
