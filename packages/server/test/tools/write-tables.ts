import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { startEmbeddedPostgres } from '@zaplecze/keeper/postgres/embedded-postgres';
import { sql } from 'kysely';
import { createDatabase, type Database } from '../../src/kit/database/database.ts';
import { migrate } from '../../src/kit/database/migrations/migrate.ts';
import { createLog } from '../../src/kit/operations/log.ts';
import { exportedTables, formatText } from '../../src/rooms/exports/index.ts';
import { house } from '../../src/rooms/house.ts';
import { dumpSchema } from '../keeping/dump-schema.ts';

/*
 * Writes what the migrations make: src/kit/database/tables.ts, the types of the tables, and schema.sql, the
 * whole schema, and docs/export-format.md, what of it goes out and how: `npm run db:types`. With `--check` it only
 * tells (by its exit code) whether these agree with the migrations.
 */
const check = process.argv.includes('--check');

function keep(file: string, text: string): void {
  const target = new URL(file, import.meta.url);
  if (!check) {
    writeFileSync(target, text);
  } else if (text !== readFileSync(target, 'utf8')) {
    log.error(`${basename(file)} does not agree with the migrations: run npm run db:types`);
    process.exitCode = 1;
  }
}

/** The columns that name a person, as a type: who adds one says what becomes of it when the person leaves. */
async function personReferences(db: Database): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    select replace(c.conrelid::regclass::text, '"', '') || '.' || a.attname as key
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'person'::regclass
      and a.attname not in ('createdBy', 'userModified')`.execute(db);
  const keys = rows.map(({ key }) => `  | '${key}'`).sort();
  return `/** Columns that name a person, but for who made and who changed a row. */
export type PersonReference =\n${keys.join('\n')};\n`;
}

const folder = mkdtempSync(join(tmpdir(), 'zaplecze-types-'));
chmodSync(folder, 0o755);
const log = createLog('warn');
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log });
try {
  const db = createDatabase(postgres.connection);
  await migrate(db);
  keep('../../schema.sql', await dumpSchema(db.pool));
  const { host, port, user, database } = postgres.connection;
  const written = join(folder, 'tables.ts');
  const url = `postgres://${user}@${encodeURIComponent(String(host))}:${port}/${database}`;
  execFileSync(
    'kysely-codegen',
    [
      '--dialect',
      'postgres',
      '--url',
      url,
      '--out-file',
      written,
      '--numeric-parser',
      'number',
      '--date-parser',
      'string',
      '--include-pattern',
      'public.*',
      '--no-domains',
      '--log-level',
      'error',
    ],
    { stdio: 'inherit' },
  );
  // As createDatabase() parses them: instants as ISO texts, bigints as numbers.
  const text = readFileSync(written, 'utf8')
    .replace(
      /export type Timestamp = .*/,
      'export type Timestamp = ColumnType<string, Date | string, Date | string>;',
    )
    .replace(
      /export type Int8 = .*/,
      'export type Int8 = ColumnType<number, bigint | number | string, bigint | number | string>;',
    );
  keep('../../src/kit/database/tables.ts', `${text}\n${await personReferences(db)}`);
  // After the types: they tell at compile time which room has to speak for a new table.
  const tables = await exportedTables(db, house.exports);
  keep('../../../../docs/export-format.md', formatText(tables, house.exports));
  await db.destroy();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
