import { type Migration, migrationOf } from '../../src/kit/database/migrations/migrations.ts';

/** The last of the first release, before which no version was there to be kept at work. */
const lastFree = '0043_whole_export';

/** A text without what only looks like statements: bodies of functions, texts, comments. */
const bare = (text: string): string =>
  text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    // At once: an apostrophe of a comment begins no text, and dashes in a text no comment.
    .replace(/'(?:[^']|'')*'|--.*$|\/\*[\s\S]*?\*\//gm, (found) =>
      found.startsWith("'") ? "''" : '',
    )
    .toLowerCase()
    .replace(/\s+/g, ' ');

const statementsOf = (text: string): string[] =>
  bare(text)
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);

const name = '(?:if (?:not )?exists )?(?:only )?(?:public\\.)?"?(\\w+)"?';
const tableOf = new RegExp(
  `^(?:alter table|create (?:unique )?index(?: concurrently)?(?: "?\\w+"?)? on|truncate(?: table)?|update|delete from|lock(?: table)?) ${name}`,
);
const created = new RegExp(`^create (?:unlogged )?table ${name}`);

/** What servers of the version before would stumble over, as it stands in one statement. */
const breaking: [RegExp, string][] = [
  [/^drop (?!index|trigger)/, 'takes away what they use'],
  [
    /^alter table .*\bdrop (?:column )?(?!constraint|default|not null|identity|expression)/,
    'takes a column away',
  ],
  [/^alter .*\brename\b/, 'renames what they use'],
  [/^alter table .*\balter (?:column )?\S+ (?:set data )?type\b/, 'changes the type of a column'],
  [/^alter table .*\balter (?:column )?\S+ set not null/, 'demands what they leave empty'],
  [
    /^alter table .*\badd (?:column )?(?!constraint|check|foreign|unique|primary)[^,]*\bnot null(?![^,]*\b(?:default|generated)\b)(?<!\b(?:default|generated)\b[^,]*)/,
    'demands a column that they do not fill',
  ],
  [/^truncate/, 'takes rows away'],
];

/** What keeps people waiting while it looks at or changes all rows of a table that they use. */
const lengthy: [RegExp, string][] = [
  [
    /^create (?:unique )?index(?! concurrently)/,
    'builds an index while writers wait: `-- alone`, concurrently',
  ],
  [
    /^alter table .*\badd (?:constraint \S+ )?(?:check|foreign key)(?!.*not valid)/,
    'looks at all rows: `not valid`, and validate it `-- alone`',
  ],
  [
    /^alter table .*\badd (?:constraint \S+ )?(?:unique|primary key)(?! using)/,
    'builds an index while all wait: `-- alone`, then `using index`',
  ],
  [/^(?:update|delete from) /, 'changes rows of a table at once: `-- batch`'],
  [/^lock /, 'keeps all from a table'],
];

const found = (rules: [RegExp, string][], statement: string): string[] =>
  rules.filter(([pattern]) => pattern.test(statement)).map(([, why]) => why);

/** What may be asked outside a transaction: it keeps nobody waiting, and bears being asked again. */
const alone =
  /^create (?:unique )?index concurrently (?!on |if )|^alter table .* validate constraint|^drop index concurrently if exists |^reindex (?:index|table) concurrently /;

/** From here on the tables themselves refuse to change a restricted person (docs/decisions/0082). */
const guarded = '0054';
const ofPeople = /^(?:update|delete from) (?:public\.)?"?client(?:person|agreement)"?/;

function ofBeside({ kind, text, number }: Migration): string[] {
  const statements = statementsOf(text);
  if (kind === 'alone') {
    return statements.every((one) => alone.test(one))
      ? []
      : ['is no index built concurrently under a name, nor a constraint validated'];
  }
  if (statements.length !== 1) return ['is not one statement'];
  const [statement = ''] = statements;
  if (number > guarded && ofPeople.test(statement) && !statement.includes('restricted is null'))
    return ['changes data that may only be kept: `restricted is null`'];
  return /\$1\b/.test(text) && /\$2\b/.test(text)
    ? []
    : ['names not the rows of one batch: key > $1 and key <= $2'];
}

/** Why a migration must not be released as it stands; empty when it may be. */
export function problemsOf(file: string, text: string): string[] {
  if (file <= lastFree) return [];
  const [head = ''] = text.split('\n', 1);
  const migration = migrationOf(file, text);
  if (migration.kind === 'expand' && head !== '-- expand') {
    return ['says nothing of its kind in its first line'];
  }
  if (migration.kind === 'contract') {
    return migration.since < migration.number ? [] : ['names a version that is not before it'];
  }
  if (migration.kind !== 'expand') return ofBeside(migration);
  const statements = statementsOf(text);
  const own = new Set(statements.flatMap((one) => created.exec(one)?.[1] ?? []));
  return statements.flatMap((statement) => {
    const table = tableOf.exec(statement)?.[1];
    // What is made here is nobody's yet.
    if (table && own.has(table)) return [];
    return [...found(breaking, statement), ...found(lengthy, statement)];
  });
}
