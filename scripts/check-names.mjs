// The names of the house (docs/decisions/0091-names.md): an exported name says what it is, by itself; an inner one is no verb
// of speech.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

const root = join(import.meta.dirname, '..');
const problems = [];
const folders = ['packages', 'bench', 'e2e'];

function* sources(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts')) yield path;
  }
}

/** Participles without an ending that shows them. */
const irregular = new Set(
  (
    'asked begun bound bought brought built caught chosen done drawn driven fallen felt forgotten found given gone got ' +
    'heard held hidden hit kept known laid learnt led left lent lost made meant met paid put read run said seen sent set ' +
    'shown shut sold sought spelt spent split spoken stolen stood struck sunk sworn taken taught thought thrown told torn ' +
    'understood won worn written'
  ).split(' '),
);
/** Nouns and adjectives that only look like participles. */
const nouns = new Set(
  'bed ceiling embed everything feed finding heading loading marketing meeting need nothing seed setting speed string thing'.split(
    ' ',
  ),
);

/** One word, however it is written: `told`, `Told`. */
function isBareParticiple(name) {
  if (!/^[A-Za-z][a-z]*$/.test(name)) return false;
  const word = name.toLowerCase();
  return !nouns.has(word) && (irregular.has(word) || /(ed|ing)$/.test(word));
}

/**
 * Names that several modules may export, since each means the same of its own room: the verbs of saves, the schemas of
 * calls, what a table says. Three other modules with one name are three things that a reader has to tell apart.
 */
const common = new Set('create remove schemas Schemas table update'.split(' '));
const most = 2;

/** Words that say nothing of what a variable, a parameter or a property of a type holds. */
const mute = new Set('asked given gone heard held kept made meant said taken told'.split(' '));
/** Types of columns, of messages and of what browsers and copies store: their words are no names of the house. */
const stored = new Set(
  (
    'packages/keeper/src/copies/contents.ts packages/server/src/kit/live/news.ts ' +
    'packages/server/src/rooms/business-registries/business-registries.jobs.ts ' +
    'packages/server/src/rooms/clients/contacts/agreements.queries.ts ' +
    'packages/server/src/rooms/clients/contacts/agreements.save.ts ' +
    'packages/server/src/rooms/clients/merging/merging.queries.ts ' +
    'packages/server/src/rooms/issues/acceptance/acceptance-page.queries.ts ' +
    'packages/server/src/rooms/issues/tasks/issue-tasks.save.ts packages/server/src/rooms/letters/letters.save.ts ' +
    'packages/server/src/rooms/projects/series/recurring-limits.rules.ts ' +
    'packages/server/src/rooms/projects/series/recurring.rules.ts ' +
    'packages/server/src/rooms/rodo/cases/document.ts packages/server/src/rooms/rodo/registers/marketing.queries.ts ' +
    'packages/server/src/rooms/reports/monthly/monthly.pdf.ts packages/web/src/kit/forms/drafts/drafts.ts'
  ).split(' '),
);
/** Tests speak of what a story asks and tells; the demonstration and the contract's schemas speak the wire's words. */
const free = /(\.(test|fixture)\.tsx?$)|\/test\/|^e2e\/|\/schemas\.ts$/;

/** Identifiers that a pattern binds; what a property is renamed from is somebody else's name. */
function* boundBy(pattern) {
  if (pattern?.type === 'Identifier') yield pattern;
  else if (pattern?.type === 'AssignmentPattern') yield* boundBy(pattern.left);
  else if (pattern?.type === 'RestElement') yield* boundBy(pattern.argument);
  else if (pattern?.type === 'TSParameterProperty') yield* boundBy(pattern.parameter);
  else if (pattern?.type === 'ArrayPattern')
    for (const one of pattern.elements) yield* boundBy(one);
  else if (pattern?.type === 'ObjectPattern') {
    for (const one of pattern.properties) {
      if (one.type === 'RestElement') yield* boundBy(one.argument);
      else if (!one.shorthand) yield* boundBy(one.value);
    }
  }
}

/** The inner names that a node of the tree gives. */
function* namesIn(node, path) {
  if (node.type === 'VariableDeclarator') yield* boundBy(node.id);
  if (node.type === 'FunctionDeclaration' && node.id) yield node.id;
  if (/Function|TSFunctionType/.test(node.type))
    for (const one of node.params ?? []) yield* boundBy(one);
  if (/^(TSPropertySignature|PropertyDefinition)$/.test(node.type) && !stored.has(path))
    yield* boundBy(node.key);
}

/** `source`: the file's text, for the line. */
function refuseMute(node, path, source) {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const one of node) refuseMute(one, path, source);
    return;
  }
  if (typeof node.type === 'string') {
    for (const { name, start } of namesIn(node, path)) {
      if (!mute.has(name)) continue;
      const line = source.slice(0, start).split('\n').length;
      problems.push(
        `${path}:${line}: '${name}' says nothing of what it holds: take a noun; a column's name comes from its call (Body<typeof createX>)`,
      );
    }
  }
  for (const value of Object.values(node)) refuseMute(value, path, source);
}

/** Generated, with the names of the database's tables. */
const generated = /\/kit\/database\/tables\.ts$/;
/** Steps that are run by their names, and fixtures, which belong to the tests of one folder. */
const besides = /\.(test|fixture)\.tsx?$/;

const modulesOf = new Map();
for (const folder of folders) {
  for (const path of sources(folder)) {
    if (generated.test(path)) continue;
    const source = readFileSync(join(root, path), 'utf8');
    const { program } = parseSync(path, source);
    if (!free.test(path)) refuseMute(program, path, source);
    for (const node of program.body) {
      if (node.type !== 'ExportNamedDeclaration' || !node.declaration) continue;
      const { declaration } = node;
      const declared = declaration.declarations ?? [declaration];
      const names = declared.flatMap(({ id }) => (id?.type === 'Identifier' ? [id.name] : []));
      for (const name of names) {
        if (isBareParticiple(name)) {
          problems.push(
            `${path}: '${name}' is a bare participle: say what it is (a noun) or does (a verb)`,
          );
        }
        // The same word for a call of the contract, the query behind it and its hook is one meaning.
        if (besides.test(path) || isCall(declared, name)) continue;
        modulesOf.set(name, (modulesOf.get(name) ?? new Set()).add(path));
      }
    }
  }
}

/** A call of the contract: `export const getTask = endpoint(…)`. */
function isCall(declared, name) {
  const init = declared.find(({ id }) => id?.name === name)?.init;
  return init?.type === 'CallExpression' && init.callee.name === 'endpoint';
}

for (const [name, modules] of modulesOf) {
  if (modules.size <= most || common.has(name)) continue;
  problems.push(`'${name}' is exported by ${modules.size} modules: ${[...modules].join(', ')}`);
}

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? 'Names: each says what it is'
    : `Names: ${problems.length} that say too little`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
