import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Peer } from '../../../test/peers/s3-peer.ts';
import type { S3Config } from '../operations/config.ts';
import { createStorage } from './create-storage.ts';
import {
  FileTooLargeError,
  MissingFileError,
  newStorageKey,
  type Storage,
  StorageUnavailableError,
} from './storage.ts';

const secret = 'sekret/z+panelu';
let dataDir: string;
let peer: Awaited<ReturnType<typeof startS3Peer>>;
const storages: Record<string, Storage> = {};

function s3(changes: Partial<S3Config> = {}): Promise<Storage> {
  const base = {
    bucket: 'pliki',
    region: 'eu-central-1',
    endpoint: peer.endpoint,
    accessKeyId: 'klucz',
    secretAccessKey: secret,
    forcePathStyle: true,
  };
  return createStorage({ dataDir, s3: { ...base, ...changes } });
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zaplecze-storage-'));
  peer = await startS3Peer({ bucket: 'pliki', secret });
  storages.folder = await createStorage({ dataDir, s3: undefined });
  storages.S3 = await s3();
});

afterAll(async () => {
  await peer.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function storage(name: string): Storage {
  const found = storages[name];
  if (!found) throw new Error(name);
  return found;
}

const pdf = { contentType: 'application/pdf' };
const chunks = (content: Buffer, size = 64 * 1024) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
    })(),
  );

describe.each(['folder', 'S3'])('storage: %s', (name) => {
  test.each([0, 1, 70_000, 21_000_000])(
    'gives back the %i bytes it took [FIL-17]',
    async (size) => {
      const content = randomBytes(size);
      const key = newStorageKey();
      const stored = await storage(name).put(key, chunks(content), pdf);
      expect(stored).toEqual({ size, sha256: createHash('sha256').update(content).digest('hex') });
      const read = await buffer(await storage(name).get(key));
      expect(read.equals(content)).toBe(true);
    },
  );

  test('gives a part of a file [FIL-17]', async () => {
    const key = newStorageKey();
    await storage(name).put(key, Readable.from([Buffer.from('zażółć gęślą')]), pdf);
    const part = await buffer(await storage(name).get(key, { start: 2, end: 4 }));
    expect(part.equals(Buffer.from('zażółć gęślą').subarray(2, 5))).toBe(true);
    const rest = await buffer(await storage(name).get(key, { start: 10 }));
    expect(rest.equals(Buffer.from('zażółć gęślą').subarray(10))).toBe(true);
  });

  test('says that a file is missing', async () => {
    await expect(storage(name).get(newStorageKey())).rejects.toThrow(MissingFileError);
  });

  test('removes a file, also one that is not there [FIL-17]', async () => {
    const key = newStorageKey();
    await storage(name).put(key, Readable.from([Buffer.from('x')]), pdf);
    await storage(name).remove(key);
    await storage(name).remove(key);
    await expect(storage(name).get(key)).rejects.toThrow(MissingFileError);
  });

  test.each(['../../etc/passwd', '', 'a/b', 'ABCDEF', '0'.repeat(31), `${'0'.repeat(32)}\n`])(
    'takes nothing but its own keys: %j [FIL-18]',
    async (key) => {
      const { put, get, remove } = storage(name);
      await expect(get(key)).rejects.toThrow(MissingFileError);
      await expect(put(key, Readable.from(['x']), pdf)).rejects.toThrow(MissingFileError);
      await expect(remove(key)).rejects.toThrow(MissingFileError);
    },
  );

  test.each([1_000, 20_000_000])(
    'keeps nothing of a file over %i bytes [FIL-06]',
    async (maxBytes) => {
      const key = newStorageKey();
      const source = chunks(Buffer.alloc(maxBytes + 1));
      const put = storage(name).put(key, source, { ...pdf, maxBytes });
      await expect(put).rejects.toThrow(FileTooLargeError);
      await expect(storage(name).get(key)).rejects.toThrow(MissingFileError);
      expect(peer.uploads.size).toBe(0);
      expect(source.destroyed).toBe(true);
    },
  );

  test('keeps nothing of an upload that breaks off [FIL-06]', async () => {
    const key = newStorageKey();
    const broken = Readable.from(
      (function* () {
        yield Buffer.alloc(9_000_000);
        throw new Error('połączenie zerwane');
      })(),
    );
    await expect(storage(name).put(key, broken, pdf)).rejects.toThrow('połączenie zerwane');
    await expect(storage(name).get(key)).rejects.toThrow(MissingFileError);
    expect(peer.uploads.size).toBe(0);
  });

  test('says that it works', async () => {
    await expect(storage(name).check()).resolves.toBeUndefined();
  });
});

test('the folder has no drafts left and is closed to other accounts [FIL-18]', async () => {
  await storage('folder').put(newStorageKey(), chunks(Buffer.from('umowa')), pdf);
  expect(await readdir(join(dataDir, 'files/drafts'))).toEqual([]);
  expect((await stat(join(dataDir, 'files'))).mode & 0o077).toBe(0);
});

test('S3: a short failure of the service is overcome [FIL-19]', async () => {
  peer.failNext('PUT', 1);
  const key = newStorageKey();
  await storage('S3').put(key, Readable.from([Buffer.from('uparty')]), pdf);
  expect(peer.objects.get(key)?.toString()).toBe('uparty');
});

test('S3: a wrong key, a missing bucket and a service that is away are told as such [FIL-19]', async () => {
  const source = () => Readable.from([Buffer.from('x')]);
  const away = await s3({ endpoint: 'http://127.0.0.1:9' });
  for (const wrong of [await s3({ secretAccessKey: 'inny' }), await s3({ bucket: 'inny' }), away]) {
    await expect(wrong.check()).rejects.toThrow(StorageUnavailableError);
    const stream = source();
    await expect(wrong.put(newStorageKey(), stream, pdf)).rejects.toThrow(StorageUnavailableError);
    expect(stream.destroyed).toBe(true);
  }
});

test('S3: a service that fails in the middle of a large file leaves no parts behind [FIL-19]', async () => {
  const key = newStorageKey();
  const source = Readable.from(
    (function* () {
      yield Buffer.alloc(9_000_000);
      peer.failNext('PUT', 100);
      yield Buffer.alloc(9_000_000);
    })(),
  );
  await expect(storage('S3').put(key, source, pdf)).rejects.toThrow(StorageUnavailableError);
  peer.failNext('', 0);
  expect(peer.uploads.size).toBe(0);
  expect(source.destroyed).toBe(true);
});
