import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '../../test/database.ts';
import { type Someone, type TestApp, testApp } from '../../test/http.ts';
import { createStorage } from '../kit/files/create-storage.ts';
import { readConfig } from '../kit/operations/config.ts';
import { createLog } from '../kit/operations/log.ts';
import { startSession } from '../rooms/session/session.fixture.ts';
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

export const accounts = ['admin', 'kierownik', 'pracownik', 'recepcja'] as const;

/** The demonstration company, with its four accounts signed in. */
export async function demoApp(): Promise<TestApp & { someone: (username: string) => Someone }> {
  const it = await testApp();
  await fillDemo(it.services);
  const people = new Map<string, Someone>();
  for (const username of accounts) {
    const { id } = await it.db
      .selectFrom('person')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    people.set(username, { id, token: await startSession(it.db, id, 30), name: username });
  }
  return {
    ...it,
    someone: (username) => {
      const found = people.get(username);
      if (!found) throw new Error(`Nobody is ${username}`);
      return found;
    },
  };
}
