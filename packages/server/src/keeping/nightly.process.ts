import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { env, stdout } from 'node:process';
import { backUp } from '@zaplecze/keeper/copies/back-up';
import { verifyBackup } from '@zaplecze/keeper/copies/verify';
import { newName } from '@zaplecze/keeper/copies/words';
import type pg from 'pg';
import { createDatabase } from '../kit/database/database.ts';
import { createStorage } from '../kit/files/create-storage.ts';
import type { Config } from '../kit/operations/config.ts';
import { createLog } from '../kit/operations/log.ts';
import { OperatorError } from '../kit/operations/operator-error.ts';
import { product } from './product.ts';

/*
 * Tonight's copy, in a process of its own (rooms/backups/copying.ts): its last line is what came of it, as JSON.
 */

const nightly = /^zaplecze-noc-.*\.tar(\.part)?$/;
const whole = (name: string) => name.endsWith('.tar');

/** A disk that a copy fills up would stop the office: as much as the last one, half more, and what is kept free. */
async function assertRoom(folder: string, reserve: number): Promise<void> {
  const last = readdirSync(folder).filter(nightly.test.bind(nightly)).filter(whole).sort().at(-1);
  const needed = (last ? statSync(join(folder, last)).size * 1.5 : 0) + reserve;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= needed) return;
  const free = Math.floor((bavail * bsize) / 1e6);
  throw new OperatorError(`W ${folder} jest za mało miejsca na kopię (wolne: ${free} MB).`);
}

function dropOld(folder: string, keep: number): void {
  const names = readdirSync(folder).filter((name) => nightly.test(name));
  const old = names.filter(whole).sort().slice(0, -keep);
  for (const name of [...old, ...names.filter((name) => !whole(name))]) {
    rmSync(join(folder, name), { force: true });
  }
}

async function work(config: Config, connection: pg.PoolConfig) {
  const { folder, keep } = config.backup;
  const db = createDatabase(connection);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await assertRoom(folder, config.diskReserve);
    const path = join(folder, newName('zaplecze-noc'));
    const storage = await createStorage(config);
    const summary = await backUp({ db, storage, source: product, path });
    const { size } = statSync(path);
    const result = {
      path,
      size,
      rowCount: Object.values(summary.tables).reduce((sum, { rows }) => sum + rows, 0),
      fileCount: summary.files.count,
    };
    const log = createLog('silent');
    const { verified } = await verifyBackup({ path, config, db, product, log });
    dropOld(folder, keep);
    const lost = summary.missing.length + summary.damaged.length;
    const problem = lost > 0 ? `Kopia jest, ale bez całej treści plików: ${lost}.` : undefined;
    return { ...result, verified, problem };
  } finally {
    await db.destroy();
  }
}

const { config, connection } = JSON.parse(env.ZAPLECZE_NIGHTLY ?? '{}');
delete env.ZAPLECZE_NIGHTLY;
try {
  stdout.write(`${JSON.stringify(await work(config, connection))}\n`);
} catch (error) {
  const { message } = error as Error;
  const problem = error instanceof OperatorError ? message : `Kopia się nie udała: ${message}`;
  stdout.write(`${JSON.stringify({ problem })}\n`);
}
process.exit(0);
