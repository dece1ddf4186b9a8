import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { gzipSync } from 'node:zlib';
import { backUp } from '@zaplecze/keeper/copies/back-up';
import { startEmbeddedPostgres } from '@zaplecze/keeper/postgres/embedded-postgres';
import { fillDemo } from '../../src/demo/demo.ts';
import { source } from '../../src/keeping/source.ts';
import { createDatabase } from '../../src/kit/database/database.ts';
import { createStorage } from '../../src/kit/files/create-storage.ts';
import { prepareDatabase } from '../../src/kit/jobs/prepare-database.ts';
import { createLog } from '../../src/kit/operations/log.ts';

/*
 * Keeps this commit as the version before: the demonstration as it makes it, without contents of files, and its name. Once
 * a release, on a tree in which nothing is uncommitted: `npm run upgrade:dump`.
 */
const changed = execFileSync('git', ['status', '--porcelain', 'packages'], { encoding: 'utf8' });
if (changed) throw new Error(`Commit this first:\n${changed}`);
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();

const folder = mkdtempSync(join(tmpdir(), 'zaplecze-dump-'));
chmodSync(folder, 0o755);
const log = createLog('warn');
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log });
try {
  const db = createDatabase(postgres.connection);
  await prepareDatabase(db, log);
  const storageIn = (name: string) => createStorage({ dataDir: join(folder, name), s3: undefined });
  await fillDemo({ db, storage: await storageIn('files'), log });
  const path = join(folder, 'dump.tar');
  await backUp({ source, db, storage: await storageIn('nothing'), path });
  await db.destroy();
  const here = import.meta.dirname;
  writeFileSync(join(here, 'version-before.tar.gz'), gzipSync(readFileSync(path), { level: 9 }));
  writeFileSync(join(here, 'version-before.json'), `{ "commit": "${commit}" }\n`);
  stdout.write(`The version before is ${commit} now.\n`);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
