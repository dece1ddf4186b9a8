import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';

/** The product started as its users start it, over a data folder of its own. */
export type RunningServer = {
  base: string;
  pid: number;
  /** From the command to the first answer, in milliseconds. */
  startedIn: number;
  /** Resident memory of the server's process, in MB. */
  memory: () => number;
  connect: () => Promise<pg.Client>;
  stop: () => Promise<void>;
};

/** The password of all demonstration accounts. */
export const password = 'Zaplecze-demo-2026';
const ownMain = join(import.meta.dirname, '../packages/server/src/main.ts');
/** As `npm start` has it (docs/decisions/0036). */
const memory = ['--max-semi-space-size=8'];

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

/** @param options.main the main file of another version of the product; this one's where it is left out */
export async function startProduct(
  dataDir: string,
  {
    demo = false,
    workers = 1,
    main = ownMain,
    env = {},
  }: {
    demo?: boolean;
    workers?: number;
    main?: string | undefined;
    env?: Record<string, string>;
  } = {},
): Promise<RunningServer> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [...memory, main, ...(demo ? ['--demo'] : [])], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      CREATIONS_PER_MINUTE: '0',
      CREATIONS_PER_HOUR: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      WORKERS: String(workers),
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // What ends by an error in the middle leaves no server behind.
  process.once('exit', () => child.kill('SIGTERM'));
  await answering(`${base}/api/health`, child);
  return {
    base,
    pid: child.pid ?? 0,
    startedIn: performance.now() - began,
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    connect: async () => {
      const client = new pg.Client(connectionOf(dataDir));
      await client.connect();
      return client;
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** The embedded database of a running product. */
export const connectionOf = (dataDir: string) => ({
  host: join(dataDir, 'database'),
  user: 'zaplecze',
  database: 'zaplecze',
});

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function signIn(base: string, username = 'admin'): Promise<string> {
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return data.access_token;
}
