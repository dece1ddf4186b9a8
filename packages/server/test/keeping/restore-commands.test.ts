import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Summary } from '@zaplecze/keeper/copies/manifest';
import { checkArchive } from '@zaplecze/keeper/copies/restore';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { product } from '../../src/keeping/product.ts';
import { hasOuterPostgres, startOuterPostgres } from '../peers/outer-postgres.ts';
import { startS3Peer } from '../peers/s3-peer.ts';
import {
  cleanUp,
  dataFolder,
  eventually,
  health,
  runCommand,
  signInTo,
  startServer,
} from '../starting/server-process.ts';

afterAll(cleanUp);

/** The commands themselves, on real folders and servers; by hand: `npm run test:restore`. */
describe.runIf(process.env.LONG)('with real commands', () => {
  const password = 'Zaplecze-demo-2026';

  test('the demonstration company, copied at work, destroyed and restored into a fresh folder', async () => {
    const place = dataFolder();
    const dataDir = join(place, 'data');
    const server = startServer(dataDir, { args: ['--demo'] });
    const url = await server.ready();
    const token = await signInTo(url, 'admin', password);
    const writes = streamOfWrites(url, token);
    await eventually(async () => writes.made() > 20);
    const kept = join(place, 'kopia.tar');
    const made = await runCommand('backup', [kept], { DATA_DIR: dataDir });
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Kopia gotowa: ${kept}`),
    });
    expect(statSync(kept).mode & 0o077).toBe(0);
    await writes.stop();
    // Over a running server nothing is restored.
    const refused = await runCommand('restore', [kept, '--overwrite'], { DATA_DIR: dataDir });
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining('korzysta już inny serwer'),
    });
    expect((await server.signal('SIGTERM')).code).toBe(0);
    rmSync(dataDir, { recursive: true });

    const fresh = join(place, 'nowy');
    const done = await runCommand('restore', [kept, '--keep-access'], { DATA_DIR: fresh });
    expect(done).toMatchObject(restored);
    // Copied again by the stopped installation, it is the same archive but for its date.
    const again = join(place, 'druga.tar');
    expect((await runCommand('backup', [again], { DATA_DIR: fresh })).code).toBe(0);
    expect(await sumsOf(again)).toEqual(await sumsOf(kept));
    const next = startServer(fresh);
    const home = await next.ready();
    expect(await health(home)).toBe(200);
    await signInTo(home, 'kierownik', password);
    expect((await next.signal('SIGTERM')).code).toBe(0);
    // A restore that is killed leaves the base as it was.
    const killed = runCommand('restore', [kept, '--overwrite'], { DATA_DIR: fresh }, /jest cała/);
    expect((await killed).code).toBeNull();
    expect(
      (await runCommand('backup', [join(place, 'trzecia.tar')], { DATA_DIR: fresh })).code,
    ).toBe(0);
    const third = await sumsOf(join(place, 'trzecia.tar'));
    expect(third.tables.client).toEqual((await sumsOf(kept)).tables.client);
  });

  test.runIf(hasOuterPostgres)(
    'out of the embedded database into PostgreSQL 15 and S3, and back',
    async () => {
      const place = dataFolder();
      const demo = join(place, 'demo');
      const first = startServer(demo, { args: ['--demo'] });
      await first.ready();
      expect((await first.signal('SIGTERM')).code).toBe(0);
      const kept = join(place, 'kopia.tar');
      expect((await runCommand('backup', [kept], { DATA_DIR: demo })).code).toBe(0);

      const peer = await startS3Peer({ bucket: 'pliki', secret: 'sekret' });
      onTestFinished(peer.stop);
      const database = startOuterPostgres(place);
      onTestFinished(database.stop);
      const env = {
        DATA_DIR: join(place, 'nic'),
        DATABASE_URL: database.url,
        S3_BUCKET: 'pliki',
        S3_ENDPOINT: peer.endpoint,
        S3_FORCE_PATH_STYLE: 'true',
        S3_ACCESS_KEY_ID: 'klucz',
        S3_SECRET_ACCESS_KEY: 'sekret',
      };
      expect(await runCommand('restore', [kept, '--keep-access'], env)).toMatchObject(restored);
      const server = startServer(env.DATA_DIR, { env });
      expect(await health(await server.ready())).toBe(200);
      expect(await runCommand('restore', [kept, '--overwrite'], env)).toMatchObject({
        code: 1,
        output: expect.stringContaining('korzysta działający serwer'),
      });
      expect((await server.signal('SIGTERM')).code).toBe(0);
      const moved = join(place, 'z-serwera.tar');
      expect((await runCommand('backup', [moved], env)).code).toBe(0);
      const back = { DATA_DIR: join(place, 'z-powrotem') };
      expect(await runCommand('restore', [moved, '--keep-access'], back)).toMatchObject(restored);
      const last = join(place, 'ostatnia.tar');
      expect((await runCommand('backup', [last], back)).code).toBe(0);
      // The servers’ own work between the copies (work that waited) is not what is compared.
      for (const path of [moved, last]) {
        const sums = await sumsOf(path);
        expect(sums.files).toEqual((await sumsOf(kept)).files);
        for (const name of ['client', 'file', 'person', 'project', 'secret']) {
          expect(sums.tables[name]).toEqual((await sumsOf(kept)).tables[name]);
        }
      }
      expect((await sumsOf(last)).tables).toEqual((await sumsOf(moved)).tables);
    },
  );
});

const restored = { code: 0, output: expect.stringContaining('Odtworzono i porównano') };

/** What an archive holds. */
async function sumsOf(path: string): Promise<Pick<Summary, 'files' | 'tables'>> {
  const { tables, files } = (await checkArchive(path, product)).summary;
  return { files, tables };
}

/** Writes that go on until they are stopped. */
function streamOfWrites(url: string, token: string) {
  let [going, made] = [true, 0];
  const headers = { 'access-token': token, 'content-type': 'application/json' };
  const writing = (async () => {
    for (let at = 0; going; at += 1) {
      const body = JSON.stringify({ name: `tag ${at}` });
      const call = { method: 'POST', headers, body };
      if ((await fetch(`${url}/api/definition/tag/create`, call)).ok) made += 1;
    }
  })();
  const stop = () => {
    going = false;
    return writing;
  };
  return { made: () => made, stop };
}
