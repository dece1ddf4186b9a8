import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';
import { dataFolder, startServer } from './server-process.ts';

let model: Promise<string> | undefined;

async function makeModel(): Promise<string> {
  const dataDir = join(inject('folder'), `server-${process.pid}`);
  const server = startServer(dataDir);
  await server.ready();
  const { code } = await server.signal('SIGTERM');
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.output()}`);
  return dataDir;
}

/** Makes what `startedFolder` copies; in beforeAll, for it is not what a test is about. */
export async function makeStartedFolder(): Promise<void> {
  model ??= makeModel();
  await model;
}

/**
 * A data folder as a first start and an orderly end leave it, for tests of what comes later: copied from
 * one that each process of the run makes once. The first start itself is tested in start.test.ts.
 */
export async function startedFolder(): Promise<string> {
  if (!model) throw new Error('Call makeStartedFolder in beforeAll');
  const dataDir = join(dataFolder(), 'data');
  // With owners: the database belongs to the account that runs it.
  execFileSync('cp', ['-a', await model, dataDir]);
  return dataDir;
}
