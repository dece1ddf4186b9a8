import { readFileSync } from 'node:fs';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { until } from '@zaplecze/keeper/postgres/processes';
import { afterEach, expect, test } from 'vitest';
import {
  cleanUp,
  databaseProcesses,
  dataFolder,
  eventually,
  health,
  signInTo,
  startServer,
} from './server-process.ts';

afterEach(cleanUp);

/** `npm start` over a folder of its own, with what its server does told by it. */
function keeper(dataDir: string, env: Record<string, string> = {}) {
  const started = startServer(dataDir, { entry: 'keep-running.ts', env });
  const addresses = () =>
    [...started.output().matchAll(/działa: (http\S+)/g)].map(([, url]) => String(url));
  /** The address of the server that came up as the given number. */
  const served = async (count: number) => {
    await until(() => addresses().length >= count);
    return addresses()[count - 1] ?? '';
  };
  const server = () =>
    Number(readFileSync(`/proc/${started.pid}/task/${started.pid}/children`, 'utf8').split(' ')[0]);
  return { ...started, served, server };
}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('a server that falls comes back by itself, the log and administrators hear of it, once an hour [OPE-191]', async () => {
  const it = keeper(dataFolder());
  await it.served(1);
  process.kill(it.server(), 'SIGKILL');
  await it.served(2);
  process.kill(it.server(), 'SIGSEGV');
  const last = await it.served(3);
  expect(await health(last)).toBe(200);
  expect(it.output()).toMatch(/zakończył się nagle \(SIGKILL\) .+ i działa znowu/);
  expect(it.output()).toMatch(/zakończył się nagle \(SIGSEGV\) .+ i działa znowu/);
  const token = await signInTo(last, 'admin', 'haslo-do-testow-startu');
  const answer = await fetch(`${last}/api${listNotifications.path}`, {
    headers: { 'access-token': token },
  });
  const { data } = (await answer.json()) as { data: { list: { list: { content: string }[] } } };
  const told = data.list.list.filter(({ content }) => content.includes('zatrzymał się nagle'));
  expect(told).toHaveLength(1);
  expect((await it.signal('SIGTERM')).code).toBe(0);
});

test('a stop that was ordered is the end, and so is what the operator must put right [OPE-191]', async () => {
  const dataDir = dataFolder();
  const it = keeper(dataDir);
  await it.served(1);
  const server = it.server();
  expect((await it.interrupt()).code).toBe(0);
  expect(isRunning(server)).toBe(false);
  expect(databaseProcesses(dataDir)).toEqual([]);
  const wrong = keeper(dataFolder(), { PORT: 'x' });
  expect((await wrong.exited).code).toBe(1);
  expect(wrong.output()).not.toContain('ponownie');
});

test('a server ends with the command that keeps it running, however sudden [OPE-191]', async () => {
  const dataDir = dataFolder();
  const it = keeper(dataDir);
  const url = await it.served(1);
  const server = it.server();
  process.kill(it.pid, 'SIGKILL');
  await eventually(async () => !isRunning(server));
  expect(await health(url)).toBe(0);
  expect(databaseProcesses(dataDir)).toEqual([]);
});
