import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, migrate } from '../src/kit/database.ts';
import { startEmbeddedPostgres } from '../src/kit/embedded-postgres.ts';
import { createLog } from '../src/kit/log.ts';

/*
 * Writes src/kit/tables.ts, the types of the migrated database: `npm run db:types`. With `--check`
 * it only tells (by its exit code) whether the file agrees with the migrations.
 */
const check = process.argv.includes('--check');
const target = new URL('../src/kit/tables.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'zaplecze-types-'));
chmodSync(folder, 0o755);
const log = createLog('warn');
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log });
try {
  const db = createDatabase(postgres.connection);
  await migrate(db);
  await db.destroy();
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
  if (check) {
    if (text !== readFileSync(target, 'utf8')) {
      log.error('tables.ts does not agree with the migrations: run npm run db:types');
      process.exitCode = 1;
    }
  } else {
    writeFileSync(target, text);
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
