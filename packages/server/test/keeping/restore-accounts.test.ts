import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '@zaplecze/keeper/copies/back-up';
import { checkArchive, restore } from '@zaplecze/keeper/copies/restore';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doors, sessionTables } from '../../src/keeping/access/doors.ts';
import { product } from '../../src/keeping/product.ts';
import { source } from '../../src/keeping/source.ts';
import type { Database } from '../../src/kit/database/database.ts';
import { createStorage } from '../../src/kit/files/create-storage.ts';
import type { Storage } from '../../src/kit/files/storage.ts';
import { newSealKey, seal, unseal } from '../../src/kit/operations/encrypt.ts';
import { createLog } from '../../src/kit/operations/log.ts';
import { testDatabase } from '../database.ts';
import { waitingJobs } from '../waiting-jobs.ts';
import { insertAccount } from './restore.fixture.ts';

const log = createLog('silent');
let folder: string;
let storage: Storage;
let own: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zaplecze-access-'));
  storage = await createStorage({ dataDir: folder, s3: undefined });
  own = await testDatabase();
});
afterAll(async () => {
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('whatever keeps the hash of a token is ended by a restore, or stays out of copies [OPE-182]', async () => {
  const { rows } = await own.db.pool.query<{ name: string }>(
    `select distinct c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname ~* 'tokenHash'`,
  );
  const known = new Set([...doors.map(({ table }) => table), ...sessionTables]);
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  expect(rows.length).toBeGreaterThan(6);
});

const accounts = async (db: Database) =>
  Object.fromEntries(
    (
      await db
        .selectFrom('person')
        .select(['lastName', 'active', 'passwordHash', 'roles'])
        .execute()
    ).map(({ lastName, ...rest }) => [lastName, rest]),
  );

const factorOf = (db: Database, id: number) =>
  db.selectFrom('secondFactor').selectAll().where('person', '=', id).executeTakeFirst();

test('roles taken away, second steps added, devices and webhooks ended after the copy stay so; the copy’s second step is not dropped [OPE-182, OPE-183]', async () => {
  const { db } = own;
  const admin = { roles: ['ROLE_USER', 'ROLE_ADMIN'] };
  const demoted = await insertAccount(db, 'odsunięty', admin);
  await insertAccount(db, 'stały', { roles: ['ROLE_USER', 'ROLE_MANAGER'] });
  const promoted = await insertAccount(db, 'nowy');
  const careful = await insertAccount(db, 'ostrożny');
  const careless = await insertAccount(db, 'beztroski');
  const [early, late] = [newSealKey(), newSealKey()];
  await db.insertInto('secret').values({ name: 'second-factor', value: early }).execute();
  const factor = (id: number, key: string, secret: string) =>
    db
      .insertInto('secondFactor')
      .values({ person: id, secret: seal(key, secret), confirmed: sql`now()` })
      .execute();
  await factor(careless, early, 'TAJNE-BEZTROSKIEGO');
  const push = (endpoint: string) =>
    db
      .insertInto('pushSubscription')
      .values({ person: careful, endpoint, p256dh: 'x', auth: 'y' })
      .execute();
  await push('https://push/stary');
  await push('https://push/zostaje');
  const hook = (name: string) =>
    db
      .insertInto('webhook')
      .values({ name, url: `https://${name}.pl/`, events: [], secret: name })
      .execute();
  await hook('wylaczony');
  await hook('dziala');
  await db
    .insertInto('history')
    .values({ entity: 'person', entityId: careful, action: 'update', changes: '{}' })
    .execute();
  const copy = join(folder, 'kopia.tar');
  await backUp({ source, db, storage, path: copy });

  await sql`update person set roles = '{ROLE_USER}' where id = ${demoted}`.execute(db);
  await sql`update person set roles = '{ROLE_USER,ROLE_ADMIN}' where id = ${promoted}`.execute(db);
  await sql`update secret set value = ${late} where name = 'second-factor'`.execute(db);
  await db.deleteFrom('secondFactor').execute();
  await factor(careful, late, 'TAJNE-OSTROŻNEGO');
  const code = Buffer.from('kod');
  await db.insertInto('recoveryCode').values({ person: careful, codeHash: code }).execute();
  await sql`delete from "pushSubscription" where endpoint like '%stary'`.execute(db);
  await sql`update webhook set active = false where name = 'wylaczony'`.execute(db);

  const checked = await checkArchive(copy, product);
  const done = await restore(checked, {
    ...{ product, db, storage, overwrite: true, keepAccess: false, log },
  });
  expect(done?.[0]).toContain('porównano z zastąpioną bazą');
  const now = await accounts(db);
  expect(now.odsunięty?.roles).toEqual(['ROLE_USER']);
  expect(now.stały?.roles).toEqual(['ROLE_USER', 'ROLE_MANAGER']);
  // The only administrator there was when it was replaced.
  expect(now.nowy?.roles).toEqual(['ROLE_USER', 'ROLE_ADMIN']);
  const added = await factorOf(db, careful);
  expect(unseal(early, added?.secret ?? '')).toBe('TAJNE-OSTROŻNEGO');
  expect(await db.selectFrom('recoveryCode').selectAll().execute()).toEqual([
    { person: careful, codeHash: code },
  ]);
  expect(unseal(early, (await factorOf(db, careless))?.secret ?? '')).toBe('TAJNE-BEZTROSKIEGO');
  const devices = await db.selectFrom('pushSubscription').select('endpoint').execute();
  expect(devices).toEqual([{ endpoint: 'https://push/zostaje' }]);
  const hooks = await db.selectFrom('webhook').select(['name', 'active']).orderBy('id').execute();
  expect(hooks).toEqual([
    { name: 'wylaczony', active: false },
    { name: 'dziala', active: true },
  ]);
  const lines = done?.join('\n') ?? '';
  expect(lines).toContain('role odebrane po kopii: 1 (Osoba odsunięty)');
  expect(lines).toContain('drugie kroki logowania nowsze niż kopia zostały: 1 (Osoba ostrożny)');
  expect(lines).toContain('webhooki: 1 (wylaczony)');
  expect(JSON.stringify(await waitingJobs(db))).toContain('backups:restored');

  // A base of another company tells nothing of this one.
  const other = await testDatabase();
  try {
    await insertAccount(other.db, 'obcy');
    const there = await restore(checked, {
      ...{ product, db: other.db, storage, overwrite: true, keepAccess: false, log },
    });
    expect(there?.[0]).toContain('Nie ma bazy, która powiedziałaby');
    expect(await other.db.selectFrom('pushSubscription').selectAll().execute()).toEqual([]);
    expect((await accounts(other.db)).odsunięty?.roles).toEqual(admin.roles);
  } finally {
    await other.drop();
  }
});

test('a used or replaced recovery code, and an e-mail of before, do not come back with a restore [OPE-183]', async () => {
  const { db, drop } = await testDatabase();
  try {
    await insertAccount(db, 'zarządca', { roles: ['ROLE_USER', 'ROLE_ADMIN'] });
    const careful = await insertAccount(db, 'zamawia');
    const taken = await insertAccount(db, 'zajęty');
    const key = newSealKey();
    await db.insertInto('secret').values({ name: 'second-factor', value: key }).execute();
    await db
      .insertInto('secondFactor')
      .values({ person: careful, secret: seal(key, 'TAJNE'), confirmed: sql`now()`, lastStep: 5 })
      .execute();
    const code = (text: string) => ({ person: careful, codeHash: Buffer.from(text) });
    await db
      .insertInto('recoveryCode')
      .values([code('zużyty'), code('zastąpiony')])
      .execute();
    const copy = join(folder, 'kody.tar');
    await backUp({ source, db, storage, path: copy });

    await db.deleteFrom('recoveryCode').execute();
    await db.insertInto('recoveryCode').values(code('nowy')).execute();
    await sql`update "secondFactor" set "lastStep" = 9`.execute(db);
    await sql`update person set email = 'nowa@f.pl', username = 'nowa@f.pl' where id = ${careful}`.execute(
      db,
    );
    // The address that this person left is, in the copy, still theirs.
    await sql`update person set email = 'zamawia@f.pl' where id = ${taken}`.execute(db);
    const done = await restore(await checkArchive(copy, product), {
      ...{ product, db, storage, overwrite: true, keepAccess: false, log },
    });
    expect(await db.selectFrom('recoveryCode').select('codeHash').execute()).toEqual([
      { codeHash: Buffer.from('nowy') },
    ]);
    expect(Number((await factorOf(db, careful))?.lastStep)).toBe(9);
    const emails = await db
      .selectFrom('person')
      .select(['id', 'email', 'username'])
      .where('id', 'in', [careful, taken])
      .orderBy('id')
      .execute();
    expect(emails).toEqual([
      { id: careful, email: 'nowa@f.pl', username: 'nowa@f.pl' },
      { id: taken, email: 'zamawia@f.pl', username: 'zajęty' },
    ]);
    const lines = done?.join('\n') ?? '';
    expect(lines).toContain('kody zapasowe nowsze niż kopia zostały: 1 (Osoba zamawia)');
    expect(lines).toContain('adresy e-mail nowsze niż kopia zostały: 2');
  } finally {
    await drop();
  }
});
