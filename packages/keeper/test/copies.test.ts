import { cpSync, existsSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from '../src/copies/back-up.ts';
import { endAccess } from '../src/copies/end-access.ts';
import { checkArchive, restore } from '../src/copies/restore.ts';
import { verifyBackup } from '../src/copies/verify.ts';
import {
  addScan,
  library,
  log,
  openLibrary,
  rowsOf,
  scratch,
  sharedPostgres,
  storageIn,
} from './library.ts';

const postgres = sharedPostgres();
const how = { product: library, overwrite: false, keepAccess: false, log };

async function copied() {
  const folder = scratch();
  const db = await postgres.database();
  await openLibrary(db);
  const storage = storageIn(join(folder, 'scans'));
  const key = await addScan(db, storage, 'skan legitymacji');
  const path = join(folder, 'copy.tar');
  const summary = await backUp({ db, storage, source: library, path });
  return { folder, db, storage, key, path, summary };
}

test('a copy of any product, restored elsewhere, is the same, without those who were signed in [OPE-45, OPE-46]', async () => {
  const { folder, db, path, summary, key } = await copied();
  expect(summary).toMatchObject({ files: { count: 1 }, missing: [], damaged: [] });
  expect(summary.tables.visit?.rows).toBe(0);
  expect(existsSync(`${path}.part`)).toBe(false);

  const other = await postgres.database();
  const storage = storageIn(join(folder, 'other-scans'));
  const ended = await restore(await checkArchive(path, library), { ...how, db: other, storage });
  expect(await rowsOf(other)).toEqual(await rowsOf(db));
  expect((await other.pool.query('select * from visit')).rows).toEqual([]);
  await expect(storage.get(key)).resolves.toBeDefined();
  // Nothing told what had been taken back since: everything that opens the door ends.
  expect(ended).toEqual(['Karta zakończona: A', 'Karta zakończona: B']);
  const { rows } = await other.pool.query(
    `insert into loan (reader, title, days) values (1, 'Potop', 30) returning id, fee::float8 as fee`,
  );
  expect(rows).toEqual([{ id: 2, fee: 3 }]);
});

test('what is replaced says what stays open, and is replaced only when asked [OPE-47, OPE-182]', async () => {
  const { db, storage, path } = await copied();
  await db.pool.query(`update card set ended = true where code = 'A'`);
  await db.pool.query(`insert into reader (name) values ('po kopii')`);
  const checked = await checkArchive(path, library);
  await expect(restore(checked, { ...how, db, storage })).rejects.toThrow('osób: 3');

  const again = { ...how, db, storage, overwrite: true };
  expect(await restore(checked, again)).toEqual(['Karta zakończona: A']);
  expect((await db.pool.query('select count(*)::int as n from reader')).rows).toEqual([{ n: 2 }]);
  expect(await restore(checked, { ...again, keepAccess: true })).toBeUndefined();
  expect((await db.pool.query('select * from card where ended')).rows).toEqual([]);
  expect(await endAccess(db, library)).toHaveLength(2);
});

test('nothing is put over a database at work or of somebody else [OPE-49]', async () => {
  const { db, storage, path } = await copied();
  const checked = await checkArchive(path, library);
  const worker = await db.pool.connect();
  await worker.query('select pg_advisory_lock($1, 1)', [library.workLock]);
  const over = { ...how, db, storage, overwrite: true };
  await expect(restore(checked, over)).rejects.toThrow('działający serwer');
  worker.release(true);

  const foreign = await postgres.database();
  await foreign.pool.query('create table invoice (id int)');
  const there = restore(checked, { ...over, db: foreign });
  await expect(there).rejects.toThrow('innego programu');
});

test('an archive that was cut, or is of a newer program, is refused before anything is touched [OPE-50]', async () => {
  const { folder, path } = await copied();
  const cut = join(folder, 'cut.tar');
  cpSync(path, cut);
  truncateSync(cut, Math.floor(statSync(path).size / 2));
  await expect(checkArchive(cut, library)).rejects.toThrow('nie jest całą kopią');
  const older = { schema: { ...library.schema, areOurs: async () => false } };
  await expect(checkArchive(path, older)).rejects.toThrow('nowszej (albo innej) wersji');
});

test('a copy is proven by restoring it aside, and leaves nothing behind [OPE-117]', async () => {
  const { db, path } = await copied();
  const dataDir = postgres.dataDir();
  const own = { dataDir, databaseUrl: undefined };
  const proven = { path, db, product: library, log };
  expect(await verifyBackup({ ...proven, config: own })).toMatchObject({ verified: 'database' });
  expect(existsSync(join(dataDir, 'backup-trial'))).toBe(false);
  const outer = { dataDir, databaseUrl: 'postgresql://elsewhere' };
  expect(await verifyBackup({ ...proven, config: outer })).toMatchObject({ verified: 'database' });
  const { rows } = await db.pool.query(
    `select datname from pg_database where datname like 'zaplecze_trial%'`,
  );
  expect(rows).toEqual([]);
});
