import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { backUp } from '@zaplecze/keeper/copies/back-up';
import { checkArchive, restore } from '@zaplecze/keeper/copies/restore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '../../src/keeping/product.ts';
import { source } from '../../src/keeping/source.ts';
import { workerLockClass } from '../../src/kit/database/migrations/versions.ts';
import { createStorage } from '../../src/kit/files/create-storage.ts';
import type { Storage } from '../../src/kit/files/storage.ts';
import { startWorker } from '../../src/kit/jobs/jobs.ts';
import { backupLock } from '../../src/kit/operations/backup-lock.ts';
import { createLog } from '../../src/kit/operations/log.ts';
import { removeContents } from '../../src/rooms/files/files.fixture.ts';
import { filesTasks } from '../../src/rooms/files/index.ts';
import { vapidKeys } from '../../src/rooms/notifications/index.ts';
import { testDatabase } from '../database.ts';
import { demoModel } from '../demo-model.ts';
import { fileContents, readEveryRow, schemaOf } from '../everything.ts';
import { startS3Peer } from '../peers/s3-peer.ts';
import { eventually } from '../starting/server-process.ts';
import { waitingJobs } from '../waiting-jobs.ts';
import { awkwardRows, freshDatabase, storeFile } from './copies.fixture.ts';

const log = createLog('silent');
const secret = 'sekret';
let folder: string;
let peer: Awaited<ReturnType<typeof startS3Peer>>;
let own: Awaited<ReturnType<typeof testDatabase>>;
let local: Storage;
let s3: Storage;
/** The demonstration company, and a base with a few rows for what does not hang on their number. */
let archive: string;
let few: Awaited<ReturnType<typeof testDatabase>>;
let small: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zaplecze-restore-'));
  peer = await startS3Peer({ bucket: 'pliki', secret });
  local = await createStorage({ dataDir: join(folder, 'local'), s3: undefined });
  const at = { bucket: 'pliki', region: 'eu-central-1', endpoint: peer.endpoint };
  const keys = { accessKeyId: 'klucz', secretAccessKey: secret, forcePathStyle: true };
  s3 = await createStorage({ dataDir: folder, s3: { ...at, ...keys } });
  const demo = await demoModel();
  own = await testDatabase(demo);
  cpSync(demo.folder, join(folder, 'local'), { recursive: true });
  await vapidKeys(own.db);
  await awkwardRows(own.db);
  archive = join(folder, 'kopia.tar');
  await backUp({ source, db: own.db, storage: local, path: archive });
  few = await testDatabase();
  const somebody = { firstName: 'Ala', lastName: 'Kot', email: 'ala@firma.pl', username: 'ala' };
  await few.db.insertInto('person').values(somebody).execute();
  await awkwardRows(few.db);
  await storeFile(few.db, local);
  small = join(folder, 'mala.tar');
  await backUp({ source, db: few.db, storage: local, path: small });
});

afterAll(async () => {
  await own.drop();
  await few.drop();
  await peer.stop();
  rmSync(folder, { recursive: true, force: true });
});

// A whole company is copied, restored twice and compared row by row: its limit is against hanging alone.
test('a folder’s backup, restored into S3 and back into a folder, has every row and every file [OPE-45, OPE-46]', async () => {
  const inS3 = await freshDatabase();
  const checked = await checkArchive(archive, product);
  await restore(checked, {
    product,
    db: inS3,
    storage: s3,
    overwrite: false,
    keepAccess: true,
    log,
  });
  const before = await readEveryRow(own.db);
  expect(Object.values(before).flat().length).toBeGreaterThan(5_000);
  expect(before['waiting work']?.length).toBeGreaterThan(0);
  expect(await readEveryRow(inS3)).toEqual(before);
  expect(await schemaOf(inS3)).toEqual(await schemaOf(own.db));
  const files = await fileContents(own.db, local);
  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(await fileContents(inS3, s3)).toEqual(files);
  const second = join(folder, 'druga.tar');
  await backUp({ source, db: inS3, storage: s3, path: second });
  const back = await freshDatabase();
  const elsewhere = await createStorage({ dataDir: join(folder, 'elsewhere'), s3: undefined });
  const again = await checkArchive(second, product);
  await restore(again, {
    product,
    db: back,
    storage: elsewhere,
    overwrite: false,
    keepAccess: true,
    log,
  });
  expect(await readEveryRow(back)).toEqual(before);
  expect(await fileContents(back, elsewhere)).toEqual(files);

  // It goes on where it was: new rows get new ids and a history, sessions of before are over.
  const last = await back.pool.query('select max(id) as id from tag');
  const tag = back.insertInto('tag').values({ name: 'nowy' }).returning('id');
  expect((await tag.executeTakeFirstOrThrow()).id).toBe(last.rows[0].id + 1);
  const noted = `select changes ->> 'name' as name from history where entity = 'tag' order by id desc`;
  expect((await back.pool.query(noted)).rows[0]).toEqual({ name: 'nowy' });
  expect((await back.pool.query('select 1 from session')).rowCount).toBe(0);
  // The keys of push and of tickets are the same ones: subscriptions go on working.
  expect(await vapidKeys(back)).toEqual(await vapidKeys(own.db));
}, 300_000);

test('a base with data is replaced only when asked to be, and then entirely [OPE-47]', async () => {
  const db = await freshDatabase();
  const checked = await checkArchive(small, product);
  const storage = await createStorage({ dataDir: join(folder, 'replaced'), s3: undefined });
  await restore(checked, { product, db, storage, overwrite: false, keepAccess: true, log });
  const later = await storeFile(db, storage);
  await db.deleteFrom('tag').execute();
  await db.pool.query(
    'create table "stara" (id int); create function stara() returns int language sql as $$ select 1 $$',
  );
  const changed = await readEveryRow(db);
  await expect(
    restore(checked, { product, db, storage, overwrite: false, keepAccess: true, log }),
  ).rejects.toThrow(/^Ta instalacja ma już dane \(osób: 1\)\..*--overwrite/);
  expect(await readEveryRow(db)).toEqual(changed);
  await restore(checked, { product, db, storage, overwrite: true, keepAccess: true, log });
  expect(await readEveryRow(db)).toEqual(await readEveryRow(few.db));
  expect(await schemaOf(db)).toEqual(await schemaOf(few.db));
  await expect(storage.get(later)).rejects.toThrow();
  expect(await fileContents(db, storage)).toEqual(await fileContents(few.db, local));
});

test('what the clock asked for between the copy and now is made up for, as far back as its lines say', async () => {
  const db = await freshDatabase();
  const checked = await checkArchive(small, product);
  const made = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const old = { ...checked, manifest: { ...checked.manifest, made } };
  await restore(old, { product, db, storage: s3, overwrite: false, keepAccess: true, log });
  const jobs = await waitingJobs(db);
  const plans = jobs.filter(({ task }) => task === 'projects:plan');
  // Every night, a day back: one of the three that were missed.
  expect(plans.map(({ payload }) => (payload as { _cron: { ts: string } })._cron.ts)).toEqual([
    expect.stringMatching(/T00:30:00\.000Z$/),
  ]);
  expect(jobs.filter(({ task }) => task === 'kit:tidy')).toEqual([]);
});

test('what differs from the archive after all is taken back [OPE-48]', async () => {
  const db = await freshDatabase();
  await db.insertInto('tag').values({ name: 'zostaje' }).execute();
  const before = await readEveryRow(db);
  const checked = await checkArchive(small, product);
  const tables = { ...checked.summary.tables, tag: { rows: 5, sha256: 'inne' } };
  const wrong = { ...checked, summary: { ...checked.summary, tables } };
  await expect(
    restore(wrong, { product, db, storage: s3, overwrite: false, keepAccess: true, log }),
  ).rejects.toThrow(
    'Po wpisaniu tabela tag różni się od kopii. Baza danych została taka, jak była.',
  );
  expect(await readEveryRow(db)).toEqual(before);
});

test('a database that a server works on, or of another program, is not touched [OPE-49]', async () => {
  const db = await freshDatabase();
  const checked = await checkArchive(archive, product);
  const worker = await startWorker({ pool: db.pool, tasks: [], log });
  const attempt = () =>
    restore(checked, { product, db, storage: s3, overwrite: true, keepAccess: true, log });
  await eventually(async () => {
    const held = "select 1 from pg_locks where locktype = 'advisory' and classid = $1";
    return (await db.pool.query(held, [workerLockClass])).rowCount !== 0;
  });
  await expect(attempt()).rejects.toThrow('Z tej bazy korzysta działający serwer.');
  await worker.stop();
  await db.pool.query('drop table kysely_migration');
  await expect(attempt()).rejects.toThrow('W tej bazie są tabele innego programu.');
});

test('an archive that is cut, changed, no archive or of a newer program is refused [OPE-50]', async () => {
  const copy = join(folder, 'zepsuta.tar');
  const whole = readFileSync(archive);
  const refused = (says: RegExp) => expect(checkArchive(copy, product)).rejects.toThrow(says);
  writeFileSync(copy, whole);
  const broken = /^Plik .* nie jest całą kopią zapasową .*Niczego nie zmieniono/;
  // Wherever it is cut: between entries, in the middle of one, in a heading.
  for (const length of [700, 1024, whole.indexOf('%PDF') + 2, Math.floor(whole.length / 2)]) {
    writeFileSync(copy, whole.subarray(0, length));
    await refused(broken);
  }
  const flipped = Buffer.from(whole);
  flipped.writeUInt8(flipped.readUInt8(whole.indexOf('%PDF') + 2) ^ 1, whole.indexOf('%PDF') + 2);
  writeFileSync(copy, flipped);
  await refused(/pliki są uszkodzone/);
  writeFileSync(copy, 'to nie jest kopia'.repeat(100));
  await refused(/nie jest całą kopią/);
  writeFileSync(copy, '');
  await refused(/brakuje początku albo końca/);
  const text = whole.toString('latin1').replace('"0006_notifications"', '"0006_notificationz"');
  writeFileSync(copy, Buffer.from(text, 'latin1'));
  await refused(/^Kopia pochodzi z nowszej \(albo innej\) wersji programu/);
});

test('contents the storage has lost are told and copied as far as they go [OPE-51]', async () => {
  const db = await freshDatabase();
  const storage = await createStorage({ dataDir: join(folder, 'lossy'), s3: undefined });
  const gone = await storeFile(db, storage);
  const short = await storeFile(db, storage);
  const good = await storeFile(db, storage);
  await storage.remove(gone);
  truncateSync(join(folder, 'lossy/files', short.slice(0, 2), short.slice(2, 4), short), 3);
  const path = join(folder, 'stratna.tar');
  const summary = await backUp({ source, db, storage, path });
  expect(summary).toMatchObject({ missing: [gone], damaged: [short], files: { count: 2 } });
  const target = await freshDatabase();
  await restore(await checkArchive(path, product), {
    product,
    db: target,
    storage: s3,
    overwrite: false,
    keepAccess: true,
    log,
  });
  expect((await buffer(await s3.get(good))).toString()).toBe('treść pliku');
});

test('while a backup runs, contents are not removed and no second one begins [OPE-52]', async () => {
  const db = await freshDatabase();
  const storage = await createStorage({ dataDir: join(folder, 'held'), s3: undefined });
  const key = await storeFile(db, storage);
  const other = await db.pool.connect();
  await other.query('select pg_advisory_lock($1, $2)', [backupLock.class, backupLock.id]);
  const remove = filesTasks({ db, storage, config: { archive: undefined } }).find(
    (task) => task.name === removeContents.name,
  );
  const context = { attempt: 1, signal: new AbortController().signal, log };
  await remove?.run([key], context);
  expect((await buffer(await storage.get(key))).toString()).toBe('treść pliku');
  const again = await db.pool.query('select run_at > now() as later from graphile_worker.jobs');
  expect(again.rows).toEqual([{ later: true }]);
  await expect(backUp({ source, db, storage, path: join(folder, 'x.tar') })).rejects.toThrow(
    'Inna kopia zapasowa właśnie powstaje.',
  );
  other.release(true);
  await eventually(async () => {
    await remove?.run([key], context);
    return storage.get(key).then(
      () => false,
      () => true,
    );
  });
});

test('an archive in the way, a folder that cannot be written to and an empty database are told [OPE-53]', async () => {
  const again = backUp({ source, db: own.db, storage: local, path: archive });
  await expect(again).rejects.toThrow(`Plik ${archive} już istnieje.`);
  const nowhere = backUp({ source, db: own.db, storage: local, path: '/dev/null/kopia.tar' });
  await expect(nowhere).rejects.toThrow(/^Nie udało się zapisać kopii \/dev\/null\/kopia.tar: /);
  const db = await freshDatabase();
  await db.pool.query('drop table kysely_migration');
  const empty = backUp({ source, db, storage: local, path: join(folder, 'pusta.tar') });
  await expect(empty).rejects.toThrow('W tej bazie nie ma danych Zaplecza');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});
