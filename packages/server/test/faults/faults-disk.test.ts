import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { clientNamed, post, prepareWrites, startWriters } from '../keeping/writers.ts';
import {
  cleanUp,
  dataFolder,
  endDatabase,
  eventually,
  signInTo,
  startServer,
} from '../starting/server-process.ts';
import { queryDatabase, readService, upload } from './service-calls.ts';

const disks = new Set<string>();

afterEach(async () => {
  for (const disk of disks) {
    await endDatabase(join(disk, 'data'));
    execFileSync('umount', ['-l', disk]);
  }
  disks.clear();
  await cleanUp();
});

/** A disk of its own, small; only root may have one. */
function smallDisk(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const place = join(dataFolder(), 'disk');
  mkdirSync(place);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', place], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  disks.add(place);
  return place;
}

function fill(path: string, bytes: number): void {
  const file = openSync(path, 'w');
  const block = Buffer.alloc(1_000_000, 1);
  for (let left = bytes; left > 0; left -= block.length) writeSync(file, block);
  closeSync(file);
}

test('a disk that fills up: writes are refused, reads go on, and all is as before when there is room [OPE-36]', async (context) => {
  const disk = smallDisk();
  if (!disk) return context.skip();
  const dataDir = join(disk, 'data');
  const server = startServer(dataDir, { env: { DISK_RESERVE_MB: '64' } });
  const url = await server.ready();
  const calling = await prepareWrites(url);
  const writers = startWriters(calling);
  await eventually(async () => writers.witness.acknowledged.length > 5);
  const filler = join(disk, 'filler');
  // Below the reserve, above two segments of the database's log: without room for the next one it stops.
  fill(filler, statfsSync(disk).bavail * statfsSync(disk).bsize - 40_000_000);
  await eventually(async () => (writers.witness.statuses.get(503) ?? 0) > 20);
  await writers.stop();
  expect([...writers.witness.statuses.keys()].sort()).toEqual([200, 503]);
  const full = { status: 503, retryAfter: expect.stringMatching(/^\d+$/) };
  expect(await post(calling, '/client/create', clientNamed('X', calling))).toMatchObject(full);
  expect(await upload(url, calling.token, new Blob(['treść']))).toMatchObject(full);
  expect(await readService(url, calling.token)).toMatchObject({ status: 200 });
  // People still get in to read.
  expect(
    await readService(url, await signInTo(url, 'admin', 'haslo-do-testow-startu')),
  ).toMatchObject({
    status: 200,
  });
  rmSync(filler);
  await eventually(
    async () =>
      (await post(calling, '/client/create', clientNamed('Znowu', calling))).status === 200,
  );
  const names = new Set(
    (await queryDatabase<{ name: string }>(dataDir, 'select name from client')).map(
      ({ name }) => name,
    ),
  );
  expect(writers.witness.acknowledged.filter((name) => !names.has(name))).toEqual([]);
  expect((await server.signal('SIGTERM')).code).toBe(0);
});

test('uploads at once are let in only as far as the disk has room above its reserve; what does not fit leaves nothing [OPE-184]', async (context) => {
  const disk = smallDisk();
  if (!disk) return context.skip();
  const dataDir = join(disk, 'data');
  const reserve = 100_000_000;
  const server = startServer(dataDir, { env: { DISK_RESERVE_MB: '100' } });
  const url = await server.ready();
  const { token } = await prepareWrites(url);
  const free = () => statfsSync(disk).bavail * statfsSync(disk).bsize;
  fill(join(disk, 'filler'), free() - reserve - 47_000_000);
  const content = () => new Blob([Buffer.alloc(30_000_000, 'a')]);
  let least = Infinity;
  const watching = setInterval(() => {
    least = Math.min(least, free());
  }, 5);
  const answers = await Promise.all(Array.from({ length: 5 }, () => upload(url, token, content())));
  // Without a length, as a stream of unknown end.
  const streamed = await fetch(`${url}/api/media/upload`, {
    method: 'POST',
    headers: {
      'access-token': token,
      'content-type': 'multipart/form-data; boundary=granica',
    },
    body: new ReadableStream({
      start(controller) {
        const head =
          '--granica\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
        controller.enqueue(Buffer.from(head));
        for (let at = 0; at < 90; at += 1) controller.enqueue(Buffer.alloc(1_000_000, 'a'));
        controller.enqueue(Buffer.from('\r\n--granica--\r\n'));
        controller.close();
      },
    }),
    duplex: 'half',
  } as RequestInit);
  clearInterval(watching);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  expect(statuses.filter((status) => status !== 200)).toEqual(
    statuses.filter((status) => status === 507),
  );
  expect(streamed.status).toBe(507);
  expect(await streamed.text()).toContain('nie ma miejsca na ten plik');
  // The database's own log goes on beside them.
  expect(least).toBeGreaterThan(reserve - 20_000_000);
  expect(readdirSync(join(dataDir, 'files', 'drafts'))).toEqual([]);
  expect((await upload(url, token, new Blob(['treść']))).status).toBe(200);
  expect((await server.signal('SIGTERM')).code).toBe(0);
});
