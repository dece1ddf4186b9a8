import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isWorkingDay } from '@zaplecze/contract/kit/values/holidays';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { BalanceDifference } from '@zaplecze/contract/rooms/absences/balance-report/calls';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { post } from '../keeping/writers.ts';
import {
  cleanUp,
  dataFolder,
  eventually,
  runCommand,
  signInTo,
  startServer,
} from '../starting/server-process.ts';
import { hasCommit, makeRelease } from './release.ts';

/*
 * Balances as the version before tells them beside those that this one tells of the same base: what differs stands in the
 * report for administrators, with both numbers.
 */
const here = import.meta.dirname;
const kept = join(here, 'version-before.tar.gz');
const { commit } = JSON.parse(readFileSync(join(here, 'version-before.json'), 'utf8'));
const password = 'Zaplecze-demo-2026';
const year = Number(warsawDay().slice(0, 4));

type Left = Map<string, number>;
type Row = { id: number; balances: { type: { id: number }; left: number }[] };
type Page = { list: { list: Row[]; count: number } };
type Report = { list: BalanceDifference[]; shown: boolean };

/** Hours that everybody has left, by person and type. */
async function leftAt(url: string, token: string): Promise<Left> {
  const rows: Row[] = [];
  for (let page = 1, count = 1; rows.length < count; page += 1) {
    const address = `${url}/api/calendar/balances?perPage=100&page=${page}`;
    const answer = await fetch(address, { headers: { 'access-token': token } });
    const { list } = ((await answer.json()) as { data: Page }).data;
    rows.push(...list.list);
    count = list.count;
  }
  return new Map(
    rows.flatMap(({ id, balances }) =>
      balances.map(({ type, left }) => [`${id} ${type.id}`, Math.round(left * 100) / 100]),
    ),
  );
}

afterAll(cleanUp);

describe.runIf(existsSync(kept) && hasCommit(commit))('balances over an upgrade', () => {
  const folder = dataFolder();
  const connection = { ...inject('postgres'), database: 'upgrade_balances' };
  const env = {
    DATABASE_URL: `postgresql://${connection.user}@/${connection.database}?host=${encodeURIComponent(connection.host)}`,
    DATA_DIR: join(folder, 'data'),
  };
  const inBase = async (text: string, database = 'postgres') => {
    const client = new pg.Client({ ...inject('postgres'), database });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  let before: string;

  beforeAll(async () => {
    before = makeRelease(join(folder, 'before'), { commit });
    const archive = join(folder, 'before.tar');
    writeFileSync(archive, gunzipSync(readFileSync(kept)));
    await inBase(`create database ${connection.database}`);
    const restored = await runCommand('restore', [archive], env, undefined, before);
    expect(restored).toMatchObject({ code: 0 });
  }, 300_000);
  afterAll(() => inBase(`drop database if exists ${connection.database} with (force)`), 60_000);

  test('what differs after it is told to the administrator with both numbers, all else is as it was [ABS-93, ABS-283]', {
    timeout: 300_000,
  }, async () => {
    const older = startServer(env.DATA_DIR, { env, release: before });
    const url = await older.ready();
    const token = await signInTo(url, 'admin', password);
    // The version before took the same days twice.
    const day = ['01', '02', '03', '04', '05', '08']
      .map((date) => `${year}-02-${date}`)
      .find(isWorkingDay);
    const twice = { owner: 5, type: 1, dateFrom: day, dateTo: day };
    for (const body of [twice, twice]) {
      expect((await post({ url, token }, '/calendar/create', body)).status).toBe(200);
    }
    const known = await leftAt(url, token);
    await older.signal('SIGTERM');
    expect(known.size).toBeGreaterThan(10);

    const newer = startServer(env.DATA_DIR, { env });
    const now = await newer.ready();
    const again = await signInTo(now, 'admin', password);
    const reported = async () => {
      const answer = await fetch(`${now}/api/calendar/balance-report`, {
        headers: { 'access-token': again },
      });
      return ((await answer.json()) as { data: Report }).data;
    };
    // Its clock would write it within ten minutes.
    await inBase(`select graphile_worker.add_job('absences:reportBalances')`, connection.database);
    await eventually(async () => (await reported()).shown);
    const { list } = await reported();
    const told = new Map(list.map((one) => [`${one.user.id} ${one.type.id}`, one]));
    expect(told.get('5 1')?.reasons).toContain('overlap');
    const left = await leftAt(now, again);
    await newer.signal('SIGTERM');
    const cents = (hours: number) => Math.round(hours * 100) / 100;
    for (const [of, hours] of known) {
      const one = told.get(of);
      const numbers = one ? [cents(one.before), cents(one.after)] : [hours, hours];
      expect([of, ...numbers]).toEqual([of, hours, left.get(of)]);
      if (one) expect([of, one.reasons.length > 0]).toEqual([of, true]);
    }
  });
});
