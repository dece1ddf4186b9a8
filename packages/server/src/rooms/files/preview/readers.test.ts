import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { holdLock, waitingForLocks } from '../../../../test/hold-lock.ts';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';
import { eventually } from '../../../../test/starting/server-process.ts';
import { officePdf } from '../../../kit/parsing/preview/office.ts';
import { docx, paragraph } from './preview.fixture.ts';

/* Readers of drawn documents who leave, in front of a program in LibreOffice's place. */

const content = docx(paragraph('x'));
let it: TestApp;
let owner: Someone;
let url: string;
let folder: string | undefined;
beforeAll(async () => {
  it = await testApp();
  owner = await it.signIn();
  url = await it.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => it.close());
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Notes its number in a line each time it begins, then does this. */
async function program(then: string): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'other-office-'));
  const began = join(folder, 'began');
  const script = `#!/bin/sh\necho $$ >> ${began}\n${then}\n`;
  await writeFile(join(folder, 'soffice'), script, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  return began;
}
const begun = (began: string) =>
  existsSync(began) ? readFileSync(began, 'utf8').split('\n').filter(Boolean) : [];

async function read(signal?: AbortSignal) {
  const id = await it.upload(owner, 'umowa.docx', content);
  return await fetch(`${url}/api/media/preview/id/${id}`, {
    headers: { 'access-token': owner.token },
    signal: signal ?? null,
  }).then(
    ({ status }) => status,
    () => 'left',
  );
}

test('what is drawn ends with its reader, who holds nobody else up [FIL-184]', async () => {
  const began = await program('exec sleep 600');
  const leaving = new AbortController();
  const left = read(leaving.signal);
  await eventually(async () => begun(began).length === 1);
  leaving.abort();
  expect(await left).toBe('left');
  const [pid] = begun(began);
  await eventually(async () => !existsSync(`/proc/${pid}`));
});

/** Asks for a preview and leaves before the file's row is read. */
async function leaveWhileLookedUp(id: number): Promise<void> {
  const letGo = await holdLock(it, 'lock table file in access exclusive mode');
  const closed = Promise.withResolvers<void>();
  it.app.server.once('request', (_, reply) => reply.once('close', () => closed.resolve()));
  const leaving = new AbortController();
  const left = fetch(`${url}/api/media/preview/id/${id}`, {
    headers: { 'access-token': owner.token },
    signal: leaving.signal,
  }).catch(() => 'left');
  await eventually(async () => (await waitingForLocks(it)) === 1);
  leaving.abort();
  expect(await left).toBe('left');
  await closed.promise;
  await letGo();
}

test('nothing is drawn for a reader who left while the file was looked up [FIL-184]', async () => {
  const began = await program('exit 1');
  await leaveWhileLookedUp(await it.upload(owner, 'umowa.docx', content));
  // Drawings come one after another: the next one's is the first.
  expect(await read()).toBe(415);
  expect(begun(began)).toHaveLength(1);
});

test('a file whose reader left while it was looked up does not stay open [FIL-184]', async () => {
  const got: Readable[] = [];
  const { get } = it.services.storage;
  vi.spyOn(it.services.storage, 'get').mockImplementation(async (...asked) => {
    const stream = await get(...asked);
    got.push(stream);
    return stream;
  });
  await leaveWhileLookedUp(await it.upload(owner, 'umowa.pdf', Buffer.from('%PDF-1.4\n')));
  await eventually(async () => got.length === 1 && got[0]?.closed === true);
});

test('who left before is told so at once and takes no place [FIL-184]', async () => {
  const began = await program('exec sleep 600');
  const drawing = new AbortController();
  const first = officePdf(content, { kind: 'docx', left: drawing.signal });
  await eventually(async () => begun(began).length === 1);
  const before = { kind: 'docx', left: AbortSignal.abort() } as const;
  const others = Array.from({ length: 9 }, () => officePdf(content, before));
  expect(await Promise.all(others)).toEqual(Array(9).fill(null));
  drawing.abort();
  expect(await first).toBeNull();
});

test('who leaves while the folder is made, or while others are drawn, takes no place [FIL-184]', async () => {
  const began = await program('exec sleep 600');
  const reader = () => {
    const leaving = new AbortController();
    const drawn = officePdf(content, { kind: 'docx', left: leaving.signal });
    return { drawn, leave: () => leaving.abort() };
  };
  const early = reader();
  // Its turn has come; the program has not begun.
  await new Promise((done) => setImmediate(done));
  early.leave();
  expect(await early.drawn).toBeNull();
  const first = reader();
  await eventually(async () => begun(began).length >= 1);
  const others = Array.from({ length: 8 }, reader);
  await expect(reader().drawn).rejects.toMatchObject({ status: 503 });
  for (const { leave } of others) leave();
  expect(await Promise.all(others.map(({ drawn }) => drawn))).toEqual(Array(8).fill(null));
  const next = reader();
  first.leave();
  expect(await first.drawn).toBeNull();
  await eventually(async () => begun(began).length >= 2);
  next.leave();
  expect(await next.drawn).toBeNull();
});
