import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';
import { onceARun } from '../once-a-run.ts';
import { dataFolder, startServer } from './server-process.ts';

const model = () => join(inject('folder'), 'server');

async function makeModel(): Promise<void> {
  const server = startServer(model());
  await server.ready();
  const { code } = await server.signal('SIGTERM');
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.output()}`);
}

/** Makes what `startedFolder` copies; in beforeAll, for it is not what a test is about. */
export const makeStartedFolder = () => onceARun('server', makeModel);

/**
 * A data folder as a first start and an orderly end leave it, for tests of what comes later: copied from
 * one that the run makes once. The first start itself is tested in start.test.ts.
 */
export async function startedFolder(): Promise<string> {
  const dataDir = join(dataFolder(), 'data');
  // With owners: the database belongs to the account that runs it.
  execFileSync('cp', ['-a', model(), dataDir]);
  return dataDir;
}
