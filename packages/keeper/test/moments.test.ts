import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { startArchiver } from '../src/archiving/archiver.ts';
import { readArchiveState } from '../src/archiving/state.ts';
import type { ArchiveConfig } from '../src/archiving/store.ts';
import { fetchContents } from '../src/moments/fetch-contents.ts';
import { listMoments, restoreMoment } from '../src/moments/to-moment.ts';
import { until } from '../src/postgres/processes.ts';
import {
  addScan,
  library,
  log,
  openLibrary,
  pooledDatabase,
  postgresIn,
  scratch,
  storageIn,
} from './library.ts';

/** The database's own moment, once it is past: what is committed later lies behind it. */
async function momentOf(pool: Pool): Promise<Date> {
  const { rows } = await pool.query<{ at: Date }>(
    `select date_trunc('milliseconds', clock_timestamp()) + interval '1 ms' as at`,
  );
  const at = rows[0]?.at ?? new Date();
  const isPast = 'select clock_timestamp() > $1::timestamptz as past';
  while (!(await pool.query(isPast, [at])).rows[0]?.past);
  return at;
}

test('the database goes back to any moment, with its files, and is set aside [OPE-110, OPE-113, OPE-119]', async () => {
  const folder = scratch();
  const dataDir = join(folder, 'data');
  const archive: ArchiveConfig = {
    ...{ kind: 'folder', folder: join(folder, 'archive') },
    ...{ keepDays: 7, everySeconds: 1 },
  };
  const config = { dataDir, databaseUrl: undefined, archive };
  const storage = storageIn(join(folder, 'scans'));
  await expect(listMoments({ ...config, archive: undefined })).rejects.toThrow('ARCHIVE_TO');

  const database = await postgresIn(dataDir, { archive: true });
  const db = pooledDatabase(database.connection);
  await openLibrary(db);
  const key = await addScan(db, storage, 'skan sprzed pomyłki');
  const problems: unknown[] = [];
  const archiver = await startArchiver({
    ...{ config: archive, database, log },
    contents: { storage, table: library.files },
    warn: (error) => problems.push(error),
  });
  const state = () => readArchiveState(database.place.archiveState);
  expect(await until(() => Boolean(state()?.base), 60_000)).toBe(true);
  await db.pool.query(`insert into reader (name) values ('przed chwilą')`);
  const moment = await momentOf(db.pool);
  await db.pool.query(`delete from loan; delete from scan; delete from card`);
  await storage.remove(key);
  await db.destroy();
  await archiver.finish(database.stop);
  expect(problems).toEqual([]);

  expect(await listMoments(config)).toContain('linia czasu 1');
  const said: string[] = [];
  const back = { config, product: library, log, say: (text: string) => void said.push(text) };
  const early = restoreMoment({ ...back, to: new Date('2020-01-01'), keepAccess: false });
  await expect(early).rejects.toThrow('nie da się odtworzyć');
  const ended = await restoreMoment({ ...back, to: moment, keepAccess: false });
  // The stopped database told that its cards were gone by then.
  expect(ended).toEqual(['Karta zakończona: A', 'Karta zakończona: B']);
  expect(said.join('\n')).toContain('została odłożona');
  expect(readdirSync(join(dataDir, 'database')).some((name) => /^cluster-/.test(name))).toBe(true);

  const again = pooledDatabase((await postgresIn(dataDir)).connection);
  const { rows } = await again.pool.query(`select
    (select count(*)::int from loan) as loans, (select count(*)::int from visit) as visits,
    (select count(*)::int from reader where name = 'przed chwilą') as readers`);
  expect(rows).toEqual([{ loans: 1, visits: 1, readers: 1 }]);
  expect(existsSync(join(folder, 'scans', key))).toBe(false);
  await fetchContents({ db: again, storage, source: library, archive, say: () => undefined });
  await expect(storage.get(key)).resolves.toBeDefined();
});
