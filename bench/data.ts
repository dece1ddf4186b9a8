import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import * as fill from './fill.ts';
import * as registers from './fill-registers.ts';
import { startProduct } from './server.ts';

/** The measured sizes: the whole (100,000 clients and what belongs to them), and a tenth of it to see how cost grows. */
export const sizes = { tenth: 0.1, whole: 1 } as const;
export type Size = keyof typeof sizes;

/** Where the data of a size lives between runs. */
export const folderOf = (size: Size) =>
  join(process.env.BENCH_DIR ?? join(import.meta.dirname, '.data'), size);

/**
 * A copy of the data of a size, for a run that writes: each begins with the same, and none leaves
 * the data larger than it found them. Written out, or the disk would be busy while others measure.
 *
 * @param use what the run is, so that two kinds do not meet
 */
export function copyOf(size: Size, use: string): string {
  const folder = folderOf(size);
  if (!existsSync(join(folder, 'filled')))
    throw new Error('First make the data: npm run bench:data');
  return copyFolder(folder, use);
}

/** The same of any folder of data that is not running. */
export function copyFolder(folder: string, use: string): string {
  const copy = `${folder}-${use}`;
  rmSync(copy, { recursive: true, force: true });
  execFileSync('cp', ['-a', '--reflink=auto', folder, copy]);
  execFileSync('sync', ['-f', copy]);
  return copy;
}

const steps: [string, (db: pg.Client, scale: number) => Promise<unknown>][] = [
  ['pracownicy', fill.people],
  ['klienci', fill.clients],
  ['osoby, opiekunowie, tagi, zgody klientów', fill.clientParts],
  ['usługi o znanej liczbie zadań', fill.fillServices],
  ['projekty', fill.projects],
  ['zadania', fill.tasks],
  ['zgłoszenia', fill.issues],
  ['powiadomienia', fill.notifications],
  ['oferty', registers.offers],
  ['recepcja', registers.reception],
  ['ostatnie kontakty z klientami', registers.contacts],
  ['zdarzenia i notatki klientów', registers.stories],
  ['nieobecności', registers.absences],
  ['dokumenty', registers.documents],
  ['baza wiedzy', registers.knowledge],
  ['pobrania list', registers.exports],
];

/**
 * GIN indexes as a restored database has them. Where all rows were written twice and vacuumed, the first pages of the lists
 * behind frequent words are empty, so that the database takes them for rare ones (docs/decisions/0045).
 */
export async function buildIndexesAnew(db: pg.Client): Promise<void> {
  const { rows } = await db.query<{
    text: string;
  }>(`select format('reindex index %I', c.relname) as text
    from pg_class c join pg_am a on a.oid = c.relam where a.amname = 'gin' and c.relkind = 'i'`);
  for (const { text } of rows) await db.query(text);
}

/** Makes the data of one size, from the demonstration company up, unless it is there already. */
async function make(size: Size): Promise<void> {
  const folder = folderOf(size);
  if (existsSync(join(folder, 'filled'))) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const product = await startProduct(folder, { demo: true });
  const db = await product.connect();
  // Triggers would make millions of history rows; what they derive is worked out at the end.
  await db.query(`set session_replication_role = replica; set synchronous_commit = off;
    set maintenance_work_mem = '512MB'; select setseed(0.42)`);
  for (const [name, step] of steps) {
    const began = performance.now();
    await step(db, sizes[size]);
    print(`${size}: ${name}, ${Math.round((performance.now() - began) / 1000)} s`);
  }
  await db.query(`insert into "clientWord" select distinct word from client c, name_words(c."nameSearch") as word
    on conflict do nothing`);
  await db.query(`insert into "clientTwin" (client) select id from client where nip in
    (select nip from client where nip <> '' group by nip having count(*) > 1) on conflict do nothing`);
  await db.query('vacuum analyze');
  await buildIndexesAnew(db);
  await db.query('checkpoint');
  await db.end();
  await product.stop();
  mkdirSync(join(folder, 'filled'));
}

const print = (line: string) => process.stdout.write(`${line}\n`);

/** BENCH_SIZE: this size alone. */
const wanted = (Object.keys(sizes) as Size[]).filter(
  (size) => size === (process.env.BENCH_SIZE ?? size),
);
if (import.meta.main) for (const size of wanted) await make(size);
