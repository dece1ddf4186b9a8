import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registriesAt } from '../packages/server/test/peers/registries-peer.ts';
import { startServer } from '../packages/server/test/starting/server-process.ts';

/** The demonstration company with a server and a database of its own, for one worker of a run. */
export type Company = {
  url: string;
  dataDir: string;
  /** What the server has said so far. */
  output: () => string;
  stop: () => Promise<void>;
};

/** Of each worker the server's port, and next to it that of a service outside, there only while its test runs. */
const firstPort = Number(process.env.E2E_PORT ?? 3417);
const portOf = (worker: number): number => firstPort + 2 * worker;

/** A crash loses nothing but a test run here, so the disk is not waited for. */
const hasty = 'fsync = off\nsynchronous_commit = off\nfull_page_writes = off\n';

/** What a company of a test's own is started with, on the port beside that of its worker. */
type Own = Record<string, string>;

async function start(dataDir: string, worker: number, own?: Own) {
  const port = portOf(worker) + (own ? 1 : 0);
  const url = `http://127.0.0.1:${port}`;
  const server = startServer(dataDir, {
    args: ['--demo'],
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      OIDC_ISSUER: `http://127.0.0.1:${portOf(worker) + 1}`,
      OIDC_CLIENT_ID: 'zaplecze',
      OIDC_CLIENT_SECRET: 'sekret',
      OIDC_LABEL: 'Konto firmowe',
      // Nobody is asked in the internet.
      ...registriesAt(`http://127.0.0.1:${portOf(worker) + 1}`),
      ...own,
    },
  });
  await server.ready();
  const stop = async () => {
    const { code } = await server.signal('SIGTERM');
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.output()}`);
  };
  return { url, output: server.output, stop };
}

/** Folder of this run: the company as it was made, and each worker's copy of it. */
const run = (): string => process.env.E2E_DATA ?? '';
const model = (): string => join(run(), 'model');

/** The demonstration has more rows a page than a fresh company, whose ten the tests count on. */
async function useTenRows(url: string): Promise<void> {
  const call = async (method: string, path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', 'access-token': token };
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return await answer.json();
  };
  const account = { username: 'admin', password: 'Zaplecze-demo-2026' };
  const { data } = await call('POST', '/auth/login', account);
  await call('PATCH', '/settings', { listRows: null }, data.access_token);
}

/** Makes the company once, before the workers begin; gives what removes everything after them. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default async function makeModel(): Promise<() => void> {
  process.env.E2E_DATA = mkdtempSync(join(tmpdir(), 'zaplecze-e2e-'));
  // Run by root, the database works under another account, which has to get in.
  chmodSync(run(), 0o755);
  const remove = () => rmSync(run(), { recursive: true, force: true });
  try {
    const made = await start(model(), 0);
    await useTenRows(made.url);
    await made.stop();
  } catch (error) {
    remove();
    throw error;
  }
  appendFileSync(join(model(), 'database/cluster/postgresql.auto.conf'), hasty);
  return remove;
}

/** Starts a worker's own copy: a database that has ended in order is copied as files, in a second. */
export async function startCompany(worker: number, own?: Own): Promise<Company> {
  const dataDir = mkdtempSync(join(run(), 'company-'));
  // With owners: the database belongs to the account that runs it.
  execFileSync('cp', ['-a', `${model()}/.`, dataDir]);
  const { stop, ...server } = await start(dataDir, worker, own);
  return {
    ...server,
    dataDir,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
