import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { borrowEmbeddedPostgres } from '../src/postgres/embedded-postgres.ts';
import { processesIn, until } from '../src/postgres/processes.ts';
import { log, pooledDatabase, postgresIn, scratch } from './library.ts';

const answer = async (connection: object) =>
  (await pooledDatabase(connection).pool.query('select 1 as one')).rows;

test('the database is made at the first start, kept to one server, and ended in order [OPE-22, OPE-26]', async () => {
  const dataDir = join(scratch(), 'data');
  await expect(borrowEmbeddedPostgres({ dataDir, log })).rejects.toThrow('nie ma bazy danych');
  const server = await postgresIn(dataDir);
  expect(await answer(server.connection)).toEqual([{ one: 1 }]);
  await expect(postgresIn(dataDir)).rejects.toThrow(`proces ${process.pid}`);
  const borrowed = await borrowEmbeddedPostgres({ dataDir, log });
  await borrowed.stop();
  expect(await answer(server.connection)).toEqual([{ one: 1 }]);

  await server.stop();
  expect(processesIn(server.place.cluster)).toEqual([]);
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
  expect(await answer((await postgresIn(dataDir)).connection)).toEqual([{ one: 1 }]);
});

test.runIf(process.platform === 'linux')(
  'stopping waits for the process that writes the log too, and pushes it when it hangs [OPE-22]',
  async () => {
    const server = await postgresIn(join(scratch(), 'data'));
    const said = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    const writer = processesIn(server.place.cluster).find((pid) => said(pid).includes('logger'));
    process.kill(writer ?? Number.NaN, 'SIGSTOP');
    await server.stop();
    expect(processesIn(server.place.cluster)).toEqual([]);
  },
);

test.runIf(process.platform === 'linux')(
  'an operator who has walked into the folder of the database outlives it [OPE-22]',
  async () => {
    const server = await postgresIn(join(scratch(), 'data'));
    const operator = spawn('sleep', ['600'], { cwd: server.place.cluster, stdio: 'ignore' });
    onTestFinished(() => void operator.kill());
    await server.stop();
    expect(processesIn(server.place.cluster)).toEqual([operator.pid]);
  },
);

test.runIf(process.platform === 'linux')(
  'a database that was killed comes back with what was committed [OPE-25]',
  async () => {
    const server = await postgresIn(join(scratch(), 'data'));
    const { pool } = pooledDatabase(server.connection);
    await pool.query('create table written as select 7 as seven');
    const killed = processesIn(server.place.cluster);
    for (const pid of killed) process.kill(pid, 'SIGKILL');
    const another = () => {
      const now = processesIn(server.place.cluster);
      return now.length > 0 && !now.some((pid) => killed.includes(pid));
    };
    expect(await until(another, 60_000)).toBe(true);
    const read = async (): Promise<unknown> => {
      try {
        return (await pool.query('select seven from written')).rows;
      } catch {
        return await read();
      }
    };
    expect(await read()).toEqual([{ seven: 7 }]);
  },
);
