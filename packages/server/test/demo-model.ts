import { join } from 'node:path';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { inject } from 'vitest';
import { fillDemo } from '../src/demo/demo.ts';
import { createDatabase } from '../src/kit/database/database.ts';
import { createStorage } from '../src/kit/files/create-storage.ts';
import { readConfig } from '../src/kit/operations/config.ts';
import { createLog } from '../src/kit/operations/log.ts';
import { copyDatabase, type Model, template } from './database.ts';
import { onceARun } from './once-a-run.ts';

async function make({ database, folder }: Required<Model>): Promise<void> {
  await copyDatabase(template, database);
  const db = createDatabase({ ...inject('postgres'), database });
  try {
    const storage = await createStorage(readConfig({ DATA_DIR: folder }));
    await fillDemo({ db, storage, log: createLog('silent') });
  } finally {
    await db.destroy();
  }
}

/**
 * The demonstration company that tests copy theirs from, made when the first of them asks. It is spread around its
 * day: a run that goes on past midnight makes another.
 */
export async function demoModel(): Promise<Required<Model>> {
  const database = `zaplecze_demo_${warsawDay(Date.now()).replaceAll('-', '')}`;
  const model = { database, folder: join(inject('folder'), database) };
  await onceARun(database, () => make(model));
  return model;
}
