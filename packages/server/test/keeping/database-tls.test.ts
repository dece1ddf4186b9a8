import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awaitDatabaseServer } from '../../src/kit/database/servers/database-server.ts';
import { connectionOf } from '../../src/kit/database/servers/hosts.ts';
import { createLog } from '../../src/kit/operations/log.ts';
import { hasOuterPostgres, startOuterPostgres } from '../peers/outer-postgres.ts';
import { freePort } from '../peers/primary-and-standby.ts';
import { tlsCertificate } from '../peers/tls-pair.ts';

const log = createLog('silent');

describe.skipIf(!hasOuterPostgres)('TLS to the database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zaplecze-tls-'));
  const authority = join(folder, 'ca.crt');
  let outer: ReturnType<typeof startOuterPostgres>;
  let port: number;

  beforeAll(async () => {
    writeFileSync(authority, tlsCertificate);
    port = await freePort();
    outer = startOuterPostgres(folder, { port, tls: true });
    await awaitDatabaseServer(at('sslmode=require'), log);
  });
  afterAll(async () => {
    await outer.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const at = (query: string, host = 'localhost') =>
    connectionOf(`postgresql://kto@${host}:${port}/postgres?${query}`);
  const refusal = async (query: string, host?: string) =>
    await awaitDatabaseServer(at(query, host), log).then(
      () => 'connected',
      (error: Error) => error.message,
    );

  test.each([
    ['sslmode=require', 'localhost'],
    ['sslmode=require', '127.0.0.1'],
    [`sslmode=verify-ca&sslrootcert=${authority}`, '127.0.0.1'],
    [`sslmode=verify-full&sslrootcert=${authority}`, 'localhost'],
  ])('%s reaches %s, encrypted [OPE-242]', async (query, host) => {
    expect(await refusal(query, host)).toBe('connected');
    const client = new pg.Client(at(query, host));
    await client.connect();
    const { rows } = await client.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
    await client.end();
    expect(rows).toEqual([{ ssl: true }]);
  });

  test.each([
    ['sslmode=verify-full', 'localhost', /nie podpisał znany urząd.*sslrootcert/],
    [`sslmode=verify-full&sslrootcert=${authority}`, '127.0.0.1', /jest na inną nazwę/],
    ['sslmode=verify-ca', 'localhost', /wymaga certyfikatu urzędu/],
    ['sslmode=verify-full&sslrootcert=/nie/ma/ca.crt', 'localhost', /pliku „\/nie\/ma\/ca\.crt”/],
    ['application_name=x', 'localhost', /wpuszcza tylko przez TLS.*sslmode=require/],
  ])('%s at %s is refused with what to do [OPE-243]', async (query, host, words) => {
    expect(await refusal(query, host)).toMatch(words);
  });
});

test.skipIf(!hasOuterPostgres)(
  'a server without TLS says so to who demands it [OPE-243]',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'zaplecze-plain-'));
    const port = await freePort();
    const outer = startOuterPostgres(folder, { port });
    const address = `postgresql://kto@localhost:${port}/postgres`;
    await awaitDatabaseServer(connectionOf(address), log);
    const connection = connectionOf(`${address}?sslmode=require`);
    await expect(awaitDatabaseServer(connection, log)).rejects.toThrow(/nie ma włączonego TLS/);
    await outer.stop();
    rmSync(folder, { recursive: true, force: true });
  },
);
