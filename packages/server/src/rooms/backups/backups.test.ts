import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBackups } from '@zaplecze/contract/rooms/backups/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { writeArchiveState } from '@zaplecze/keeper/archiving/state';
import { backUp } from '@zaplecze/keeper/copies/back-up';
import { verifyBackup } from '@zaplecze/keeper/copies/verify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { product } from '../../keeping/product.ts';
import { source } from '../../keeping/source.ts';
import { createDatabase } from '../../kit/database/database.ts';
import { makeNightly, watchBackups } from './backups.jobs.ts';

const token = '0123456789abcdef';
let it: TestApp;
let admin: Someone;
let folder: string;
beforeAll(async () => {
  it = await testApp({ METRICS_TOKEN: token, BACKUP_KEEP: '2' });
  admin = await it.signIn('ROLE_ADMIN');
  folder = it.services.config.backup.folder;
});
afterAll(() => it.close());
beforeEach(async () => {
  for (const table of ['backupRun', 'backupTold', 'notification'] as const)
    await it.db.deleteFrom(table).execute();
});

const shown = async () => (await it.call(getBackups, { as: admin })).data;
const told = async (): Promise<string[]> =>
  (await it.call(listNotifications, { as: admin, query: {} })).data.list.list.map(
    ({ content }: { content: string }) => content.replace(/<[^>]*>/g, ''),
  );
const files = async () => (await it.db.selectFrom('file').select('id').execute()).length;
const tonight = () => makeNightly(it.services, new AbortController().signal);

test('the nightly copy is restored into a database of its own and compared; as many as are asked for are kept [OPE-116, OPE-117]', async () => {
  await it.upload(admin, 'umowa.txt', 'treść umowy');
  await backUp({ source, ...it.services, path: join(folder, 'zaplecze-reczna.tar') });
  await tonight();
  const { runs, nightly } = await shown();
  expect(nightly).toEqual({ folder, keep: 2 });
  expect(runs).toMatchObject([{ verified: 'database', problem: null, files: await files() }]);
  const [name = ''] = readdirSync(folder).filter((one) => one.startsWith('zaplecze-noc-'));
  expect(statSync(join(folder, name)).size).toBe(runs[0].size);
  expect(await told()).toEqual([]);
  const metrics = await it.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(metrics.body).toMatch(/^zaplecze_backup_age_seconds \d/m);
  // Nothing of the trial stays, and the operator's own copies are the operator's.
  expect(readdirSync(it.services.config.dataDir)).not.toContain('backup-trial');
  expect(readdirSync(folder)).toContain('zaplecze-reczna.tar');
}, 300_000);

test('on an outer server a copy is proven in a further database, or, where the role may make none, by its sums [OPE-117]', async () => {
  await it.upload(admin, 'umowa.txt', 'treść umowy');
  const path = join(folder, 'zaplecze-obca.tar');
  await backUp({ source, ...it.services, path });
  const config = { dataDir: it.services.config.dataDir, databaseUrl: 'postgresql://outer' };
  const log = it.services.log;
  const own = await verifyBackup({ product, path, config, db: it.db, log });
  expect(own).toMatchObject({ verified: 'database' });
  expect(own.summary.files.count).toBeGreaterThan(0);
  const left = await it.db.pool.query(
    "select from pg_database where datname like 'zaplecze_trial_%'",
  );
  expect(left.rows).toEqual([]);
  const role = `plain_${process.pid}`;
  await it.db.pool.query(`create role ${role}`);
  const plain = createDatabase({ ...it.db.pool.options, options: `-c role=${role}` } as never);
  try {
    expect(await verifyBackup({ product, path, config, db: plain, log })).toMatchObject({
      verified: 'sums',
    });
  } finally {
    await plain.destroy();
    await it.db.pool.query(`drop role ${role}`);
  }
}, 300_000);

test('a copy that fails, and one that is older than 36 hours, is told to administrators once [OPE-118]', async () => {
  const { config } = it.services;
  const ended = new Date(Date.now() - 86_400_000);
  await it.db.insertInto('backupRun').values({ began: ended, ended, verified: 'sums' }).execute();
  // A file where the folder is to be.
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'zajete'), '');
  const blocked = { ...config, backup: { keep: 2, folder: join(folder, 'zajete/x') } };
  await makeNightly({ ...it.services, config: blocked }, new AbortController().signal);
  expect((await shown()).runs[0]).toMatchObject({ problem: expect.stringMatching(/nie udała/) });
  expect(await told()).toEqual([
    expect.stringMatching(/^Nocna kopia zapasowa: Kopia się nie udała/),
  ]);
  const old = sql<string>`now() - interval '37 hours'`;
  await it.db.updateTable('backupRun').set({ ended: old }).execute();
  await watchBackups(it.services);
  // Its failure was told already.
  expect(await told()).toHaveLength(1);
  await it.db.deleteFrom('backupTold').execute();
  await watchBackups(it.services);
  await watchBackups(it.services);
  const stale = expect.stringMatching(/od 36 godzin nie ma sprawdzonej kopii/);
  expect(await told()).toEqual([stale, expect.anything()]);
}, 300_000);

test('an archive that stands still for a quarter of an hour is shown and told once, and its age is a metric [OPE-115]', async () => {
  const config = {
    ...it.services.config,
    backup: { folder, keep: 0 },
    archive: { kind: 'folder', folder: '/mnt/x', keepDays: 14, everySeconds: 60 } as const,
  };
  const place = { ...it.services, config };
  const before = (await told()).length;
  const state = (minutes: number) => ({
    ...{ where: 'x', writer: 'x', until: new Date().toISOString(), base: null, contentsTo: 0 },
    problem: {
      words: 'w miejscu archiwum nie ma miejsca na dysku',
      since: new Date(Date.now() - minutes * 60_000).toISOString(),
    },
  });
  mkdirSync(join(config.dataDir, 'database'), { recursive: true });
  const path = join(config.dataDir, 'database/archiving.json');
  writeArchiveState(path, state(5));
  await watchBackups(place);
  expect(await told()).toHaveLength(before);
  writeArchiveState(path, state(16));
  await watchBackups(place);
  await watchBackups(place);
  expect(await told()).toHaveLength(before + 1);
  expect((await told())[0]).toBe(
    'Archiwum bazy danych: w miejscu archiwum nie ma miejsca na dysku',
  );
  writeArchiveState(path, { ...state(16), problem: null });
  await watchBackups(place);
  writeArchiveState(path, state(16));
  await watchBackups(place);
  expect(await told()).toHaveLength(before + 2);
});
