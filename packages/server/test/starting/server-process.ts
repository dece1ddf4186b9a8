import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseHome } from '@zaplecze/keeper/postgres/place';
import { processesIn, until } from '@zaplecze/keeper/postgres/processes';

const sources = resolve(import.meta.dirname, '../../src');
/** What every process of the product takes from that of the tests; the last three are a clock of `npm run test:days`. */
const inherited = Object.fromEntries(
  [
    ...['PATH', 'TMPDIR', 'NODE_COMPILE_CACHE', 'KNOWN_IMPORTS'],
    ...['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'],
  ].map((name) => [name, process.env[name]] as const),
);
if (inherited.KNOWN_IMPORTS) {
  inherited.NODE_OPTIONS = `--import ${new URL('./known-imports.ts', import.meta.url)}`;
}
const running = new Set<ChildProcess>();
const folders = new Set<string>();

/** A folder for one test's data that every account can enter; removed by `cleanUp`. */
export function dataFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'zaplecze-start-'));
  chmodSync(folder, mode);
  folders.add(folder);
  return folder;
}

/** PostgreSQL processes of a data folder that run just now. */
export function databaseProcesses(dataDir: string): number[] {
  return processesIn(join(databaseHome(dataDir), 'cluster'));
}

/** Processes that answer requests for a server with several of them (WORKERS). */
export function servingProcesses(parent: number): number[] {
  return readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((pid) => pid && commandOf(pid).includes('serve.ts'))
    .map(Number);
}

/** Nothing of a process that has ended since it was listed. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

export function postmasterPid(dataDir: string): number {
  const file = readFileSync(join(databaseHome(dataDir), 'cluster/postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

/** One real server process, as a system's own keeper starts it, in a process group of its own like a job of a terminal. */
export function startServer(
  dataDir: string,
  options: {
    env?: Record<string, string>;
    args?: string[];
    uid?: number;
    gid?: number;
    /** The folder of another release's code. */
    release?: string;
    /** `npm start` itself, which keeps the server running. */
    entry?: 'main.ts' | 'keep-running.ts';
  } = {},
) {
  const { env, args = [], release = sources, entry = 'main.ts', ...account } = options;
  const child = spawn(process.execPath, [join(release, entry), ...args], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      DATA_DIR: dataDir,
      CREATIONS_PER_MINUTE: '0',
      CREATIONS_PER_HOUR: '0',
      // Suites share a machine: what is put off there says nothing of the product.
      REQUESTS_AT_ONCE: '200',
      PORT: '0',
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD: 'haslo-do-testow-startu',
      ...env,
    },
  });
  running.add(child);
  let output = '';
  const hear = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const exited = new Promise<{ code: number | null; signal: string | null }>((done) => {
    child.once('close', (code, signal) => {
      running.delete(child);
      done({ code, signal });
    });
  });
  const ready = async (): Promise<string> => {
    const address = () => /działa: (http\S+)/.exec(output)?.[1];
    await until(() => address() !== undefined || !running.has(child));
    const url = address();
    if (!url) throw new Error(`The server did not come up:\n${output}`);
    return url;
  };
  const pid = child.pid ?? 0;
  const signal = (name: NodeJS.Signals) => {
    process.kill(pid, name);
    return exited;
  };
  /** What Ctrl-C does: the signal goes to every process of the terminal's job. */
  const interrupt = () => {
    process.kill(-pid, 'SIGINT');
    return exited;
  };
  return { pid, ready, exited, signal, interrupt, output: () => output };
}

/**
 * Runs one of the administrator's commands to its end and gives what it said; with `killAt`, it is
 * killed once it says that.
 */
export async function runCommand(
  name: 'backup' | 'restore' | 'move' | 'upgrade',
  args: string[],
  env: Record<string, string>,
  killAt?: RegExp,
  release = sources,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(release, `${name}.ts`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...env },
  });
  running.add(child);
  let output = '';
  const hear = (chunk: Buffer) => {
    output += chunk;
    if (killAt?.test(output)) child.kill('SIGKILL');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((done) => {
    child.once('close', (code) => {
      running.delete(child);
      done({ code, output });
    });
  });
}

/** Signs in to a running server and gives the session's token. */
export async function signInTo(url: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { data, message } = (await answer.json()) as {
    data?: { access_token: string };
    message?: string;
  };
  if (!data) throw new Error(`Sign-in was answered ${answer.status}: ${message}`);
  return data.access_token;
}

/** Waits for a condition that asks something; for tests, whose own limit ends a wait in vain. */
export async function eventually(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(20);
}

/** The server's own word on whether it and its database work; 0 when it does not answer at all. */
export async function health(url: string): Promise<number> {
  const port = new URL(url).port;
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health`)).status;
  } catch {
    return 0;
  }
}

/** Ends the database of a data folder at once, if it runs. */
export async function endDatabase(dataDir: string): Promise<void> {
  const end = (pid: number) => {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself in the meantime.
    }
  };
  databaseProcesses(dataDir).forEach(end);
  await until(() => databaseProcesses(dataDir).length === 0);
}

/** Ends what a failed test left running and removes its folders. */
export async function cleanUp(): Promise<void> {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) {
    for (const dataDir of [folder, join(folder, 'data')]) {
      await endDatabase(dataDir);
      if (existsSync(dataDir)) rmSync(databaseHome(dataDir), { recursive: true, force: true });
    }
    rmSync(folder, { recursive: true, force: true });
  }
  folders.clear();
}
