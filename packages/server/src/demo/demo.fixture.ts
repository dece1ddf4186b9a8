import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '../../test/database.ts';
import { createStorage } from '../kit/files/create-storage.ts';
import { readConfig } from '../kit/operations/config.ts';
import { createLog } from '../kit/operations/log.ts';
import { fillDemo } from './demo.ts';

/** The demonstration company in a database of its own, with its files in a folder; `drop` takes both away. */
export async function demoCompany() {
  const { db, drop: dropDatabase } = await testDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'zaplecze-demo-'));
  const storage = await createStorage(readConfig({ DATA_DIR: folder }));
  await fillDemo({ db, storage, log: createLog('silent') });
  const drop = async () => {
    await dropDatabase();
    rmSync(folder, { recursive: true, force: true });
  };
  return { db, drop };
}
