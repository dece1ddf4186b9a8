import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createApp } from '../../packages/server/src/app.ts';
import { createDatabase } from '../../packages/server/src/kit/database/database.ts';
import { createStorage } from '../../packages/server/src/kit/files/create-storage.ts';
import { readConfig } from '../../packages/server/src/kit/operations/config.ts';
import { createLog } from '../../packages/server/src/kit/operations/log.ts';
import { createOutgoing } from '../../packages/server/src/kit/outgoing/outgoing.ts';
import type { Measurement } from './calls.ts';

/** `settings`: what its connection has set for itself (`set …`) and its plan hangs on. */
export type Statement = { text: string; values: unknown[]; settings?: string[] };
/** The statements of one of a call's requests, and those of several that read a page's rows. */
export type CallStatements = { statements: Statement[]; pages: Statement[] };

/** Requests of a list whose pages the yardstick reads in turn. */
const drawn = 8;

/** What calls ask the database, told by making them over an application that is listened to. */
export async function statementsOf(
  connection: pg.PoolConfig,
  token: string,
  calls: Measurement[],
): Promise<Map<string, CallStatements>> {
  const folder = mkdtempSync(join(tmpdir(), 'zaplecze-bench-'));
  const config = readConfig({ DATA_DIR: folder });
  const db = createDatabase(connection);
  const app = await createApp({
    config,
    db,
    log: createLog('silent'),
    storage: await createStorage(config),
    outgoing: createOutgoing({ hosts: [] }),
  });
  let statements: Statement[] = [];
  const settings = new WeakMap<object, string[]>();
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function listened(this: pg.Client, ...args: unknown[]) {
    const [first, values] = args as [string | Statement, unknown[] | undefined];
    const text = typeof first === 'string' ? first : first.text;
    if (typeof text === 'string') {
      const set = settings.get(this) ?? [];
      if (text.startsWith('set ')) settings.set(this, [...set, text]);
      else
        statements.push({
          text,
          values: (typeof first === 'string' ? values : first.values) ?? [],
          settings: set,
        });
    }
    return Reflect.apply(original, this, args);
  } as never;
  const byCall = new Map<string, CallStatements>();
  for (const call of calls) {
    const times: Statement[][] = [];
    for (let time = 0; time < (call.list ? drawn : 1); time += 1) {
      statements = [];
      const answer = await app.inject({
        method: call.method ?? 'GET',
        url: call.path(),
        headers: { 'access-token': token },
        ...(call.body && { payload: call.body(-1 - time) as object }),
      });
      times.push(statements);
      if (answer.statusCode !== 200)
        throw new Error(`${call.name}: ${answer.statusCode} ${answer.body}`);
    }
    const pages = call.list ? times.flatMap((one) => pageStatement(one) ?? []) : [];
    byCall.set(call.name, { statements: times[0] ?? [], pages });
  }
  pg.Client.prototype.query = original;
  await app.close();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
  return byCall;
}

/** The statement that reads the page's rows: neither the session's, nor what finds or counts them. */
function pageStatement(statements: Statement[]): Statement | undefined {
  return statements.find(({ text }) => text.includes('array_position('));
}

/** Tables that a statement would walk through row by row, by its plan. */
export async function scansOf(
  db: pg.Client,
  { text, values, settings = [] }: Statement,
): Promise<string[]> {
  if (!/^\W*(select|with)\b/.test(text.replace('/* prepared */', ''))) return [];
  await db.query(['begin', ...settings].join('; '));
  const { rows } = await db.query(`explain (format json) ${text}`, values);
  await db.query('rollback');
  const found: string[] = [];
  const walk = (node: Record<string, unknown>) => {
    if (node['Node Type'] === 'Seq Scan' && Number(node['Plan Rows']) > 0) {
      found.push(String(node['Relation Name']));
    }
    for (const child of (node.Plans as Record<string, unknown>[] | undefined) ?? []) walk(child);
  };
  walk(rows[0]['QUERY PLAN'][0].Plan);
  return [...new Set(found)];
}
