import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import type pg from 'pg';
import { copyOf, folderOf, type Size } from '../data.ts';
import { startProduct } from '../server.ts';
import { fillCustom, type ShareOfRecords } from './fill.ts';

/**
 * What has own fields. Of the whole a million tasks, all full but a field that half of them have, one that hardly any has and
 * one that hardly any has not; and clients, half filled. Of the tenth every record of every kind.
 */
const filled: Record<Size, Partial<Record<CustomRecord, ShareOfRecords>>> = {
  whole: {
    task: { share: 1, shares: { number5: 0.5, text3: 0.01, day3: 0.999 } },
    client: { share: 0.5 },
  },
  tenth: {
    client: { share: 1 },
    contact: { share: 1 },
    project: { share: 1 },
    task: { share: 1 },
    issue: { share: 1 },
    offer: { share: 1 },
    document: { share: 1 },
    person: { share: 1 },
    guest: { share: 1 },
    parcel: { share: 1 },
  },
};

/** The data of `npm run bench:data` with own fields beside it; made at first, and kept. */
export async function customFolder(size: Size): Promise<string> {
  const folder = `${folderOf(size)}-custom`;
  if (existsSync(join(folder, 'filled-custom'))) return folder;
  copyOf(size, 'custom');
  const product = await startProduct(folder);
  const db = await product.connect();
  await migrated(db);
  // As in bench/data.ts: triggers would make millions of history rows.
  await db.query(`set session_replication_role = replica; set synchronous_commit = off;
    set maintenance_work_mem = '512MB'; select setseed(0.42)`);
  for (const [record, how] of Object.entries(filled[size]) as [CustomRecord, ShareOfRecords][]) {
    const began = performance.now();
    await fillCustom(db, record, how);
    const took = Math.round((performance.now() - began) / 1000);
    process.stdout.write(`${size}, pola własne: ${record}, ${took} s\n`);
  }
  await looked(db);
  await db.query('vacuum analyze');
  await db.query('checkpoint');
  await db.end();
  await product.stop();
  mkdirSync(join(folder, 'filled-custom'));
  return folder;
}

/** As the hours after would do it: who has no value of what is noted (docs/decisions/0169), some blocks a run. */
async function looked(db: pg.Client): Promise<void> {
  for (let known = -1; ; ) {
    const { rows } = await db.query<{ blocks: number }>(
      'select count(*)::int as blocks from "customMissing"',
    );
    const [{ blocks } = { blocks: 0 }] = rows;
    if (blocks === known) return;
    known = blocks;
    await db.query("select graphile_worker.add_job('custom-fields:look')");
    for (let waits = true; waits; ) {
      await pause(500);
      const jobs = await db.query(
        "select from graphile_worker.jobs where task_identifier = 'custom-fields:look'",
      );
      waits = jobs.rowCount !== 0;
    }
  }
}

/** Older data is brought up to date beside the server; indexes that it is making are not to be taken away. */
async function migrated(db: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await db.query(
      `select from migration where kind in ('batch', 'alone') and ended is null`,
    );
    if (rowCount === 0) return;
    await pause(500);
  }
}
