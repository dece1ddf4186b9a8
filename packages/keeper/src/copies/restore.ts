import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import type { Base, Product } from '../product.ts';
import type { Storage } from '../storage.ts';
import { brokenArchive, entriesOf, readJson, readPiece } from './archive.ts';
import { createSum, fixTextSettings, quoteName, sumOf } from './contents.ts';
import * as names from './manifest.ts';
import { makeUpForClock, writeQueue } from './queue.ts';
import {
  assertNobodyWorks,
  copyInto,
  dropEverything,
  dropLinks,
  readState,
  removeReplaced,
} from './target.ts';

/** An archive that was read through and found whole. */
export type VerifiedArchive = { path: string; manifest: names.Manifest; summary: names.Summary };

/**
 * Reads a whole archive and compares every row and every file with what was copied, before
 * anything is touched.
 *
 * @throws OperatorError when it is no archive, not whole, damaged, or of a newer program
 */
export async function checkArchive(
  path: string,
  { schema }: Pick<Product, 'schema'>,
): Promise<VerifiedArchive> {
  const sums = new Map<string, ReturnType<typeof createSum>>();
  let manifest: names.Manifest | undefined;
  let summary: names.Summary | undefined;
  const wrong: string[] = [];
  let files = 0;
  try {
    for await (const entry of entriesOf(path)) {
      const table = names.tableOfEntry(entry.name);
      const file = names.fileOf(entry.name);
      if (table) {
        const sum = sums.get(table) ?? createSum();
        sums.set(table, sum);
        sum.add(await readPiece(entry));
      } else if (file) {
        const hash = createHash('sha256');
        for await (const chunk of entry.content as AsyncIterable<Buffer>) hash.update(chunk);
        if (hash.digest('hex') !== file.sha256) wrong.push(file.key);
        files += 1;
      } else if (entry.name === names.manifestEntry) {
        manifest = names.manifest.parse(await readJson(entry));
      } else if (entry.name === names.summaryEntry) {
        summary = names.summary.parse(await readJson(entry));
      }
    }
  } catch (cause) {
    // Cut in the middle of an entry: whoever reads that entry is told first.
    throw cause instanceof OperatorError ? cause : brokenArchive(path, cause);
  }
  if (!manifest || !summary) throw brokenArchive(path, new Error('brakuje początku albo końca'));
  assertWhole(path, { manifest, summary, sums, wrong, files });
  if (await schema.areOurs(manifest.migrations)) return { path, manifest, summary };
  throw new OperatorError(
    'Kopia pochodzi z nowszej (albo innej) wersji programu. Zainstaluj tę wersję lub nowszą i odtwórz kopię w niej.',
  );
}

function assertWhole(
  path: string,
  read: {
    manifest: names.Manifest;
    summary: names.Summary;
    sums: Map<string, ReturnType<typeof createSum>>;
    wrong: string[];
    files: number;
  },
): void {
  const { manifest, summary, sums, wrong, files } = read;
  for (const { name } of manifest.tables) {
    const { rows, sha256 } = (sums.get(name) ?? createSum()).result();
    const expected = summary.tables[name];
    if (rows !== expected?.rows || sha256 !== expected.sha256) {
      throw brokenArchive(path, new Error(`tabela ${name} jest uszkodzona`));
    }
  }
  const known = new Set(summary.damaged);
  if (files !== summary.files.count || wrong.some((key) => !known.has(key))) {
    throw brokenArchive(path, new Error('pliki są uszkodzone albo ich brakuje'));
  }
}

/**
 * Puts database and files of an archive in place: the files first, then all rows in one
 * transaction, which is compared with the archive before it counts. Interrupted at any point, the
 * base is what it was before.
 *
 * @param options.storage absent: rows alone, for a trial (verify.ts)
 * @param options.overwrite whether a base that has data may be replaced
 * @param options.keepAccess leaves accounts, keys and links as the copy has them; else see `Access` in product.ts
 * @returns what was ended, in lines for the operator, unless access was kept
 * @throws OperatorError when it has data and may not, when servers work on it, or when what was
 *   written does not equal the archive
 */
export async function restore(
  { path, manifest, summary }: VerifiedArchive,
  options: {
    db: Base;
    storage: Storage | undefined;
    product: Product;
    overwrite: boolean;
    keepAccess: boolean;
    log: Log;
  },
): Promise<string[] | undefined> {
  const { db, storage, product, overwrite, keepAccess, log } = options;
  const { access, schema } = product;
  const state = await readState(db, product);
  if (state.foreign) {
    throw new OperatorError(
      'W tej bazie są tabele innego programu. Podaj w DATABASE_URL pustą bazę (createdb NAZWA).',
    );
  }
  await assertNobodyWorks(db, product);
  if (state.people > 0 && !overwrite) {
    throw new OperatorError(
      `Ta instalacja ma już dane (osób: ${state.people}). Odtworzenie zastąpi je w całości; jeśli tak ma być, dodaj --overwrite: npm run restore -- ${path} --overwrite`,
    );
  }
  if (storage) {
    await storage.check();
    await restoreFiles(path, storage, new Set(summary.damaged));
  }
  // The queue’s own tables are no part of the transaction; without rows they change nothing.
  await schema.makeQueue(db, log);
  const client = await db.pool.connect();
  let ended: string[] | undefined;
  try {
    await client.query('begin');
    await fixTextSettings(client);
    const known = state.people > 0 && !keepAccess;
    const protect = known ? await access.protectionBy(client) : access.protect;
    await dropEverything(client);
    await schema.make(client, manifest.migrations.at(-1) ?? '', manifest.unended);
    await restoreRows(client, { path, manifest, summary }, product);
    if (!keepAccess) ended = await protect(client);
    await client.query('commit');
  } finally {
    // Whatever was not committed ends with the session.
    client.release(true);
  }
  await schema.update(db);
  await db.pool.query('analyze');
  const { files } = product;
  if (storage) await removeReplaced(db, storage, { before: state.storageKeys, files });
  return ended;
}

async function restoreFiles(path: string, storage: Storage, damaged: Set<string>): Promise<void> {
  for await (const entry of entriesOf(path)) {
    const file = names.fileOf(entry.name);
    if (!file) continue;
    await storage.put(file.key, entry.content, { contentType: 'application/octet-stream' });
    const hash = createHash('sha256');
    // Read back from where it now lies: that is what will be asked for.
    for await (const chunk of (await storage.get(file.key)) as AsyncIterable<Buffer>) {
      hash.update(chunk);
    }
    if (hash.digest('hex') === file.sha256 || damaged.has(file.key)) continue;
    throw new OperatorError(
      `Magazyn plików oddał co innego, niż w nim zapisano (plik ${file.key}). Baza danych nie została zmieniona; sprawdź dysk albo usługę S3.`,
    );
  }
}

async function restoreRows(
  client: PoolClient,
  archive: VerifiedArchive,
  { crontab }: Product,
): Promise<void> {
  const { path, manifest, summary } = archive;
  const links = await dropLinks(client);
  const all = manifest.tables.map(({ name }) => quoteName(name)).join(', ');
  await client.query(`truncate ${all} restart identity`);
  for (const { name } of manifest.tables) {
    await client.query(`alter table ${quoteName(name)} disable trigger user`);
  }
  for await (const entry of entriesOf(path)) {
    const name = names.tableOfEntry(entry.name);
    const table = manifest.tables.find((one) => one.name === name);
    if (table) await copyInto(client, table, await readPiece(entry));
    else if (entry.name === names.queueEntry) {
      await writeQueue(client, (await readJson(entry)) as Parameters<typeof writeQueue>[1]);
      await makeUpForClock(client, { crontab, since: new Date(manifest.made) });
    }
  }
  for (const link of links) await client.query(link);
  for (const { name } of manifest.tables) {
    await client.query(`alter table ${quoteName(name)} enable trigger user`);
  }
  for (const [name, last] of Object.entries(summary.sequences)) {
    if (last !== null) await client.query('select setval($1, $2)', [quoteName(name), last]);
  }
  for (const table of manifest.tables) {
    const found = await sumOf(client, table);
    const expected = summary.tables[table.name];
    if (found.rows === expected?.rows && found.sha256 === expected.sha256) continue;
    throw new OperatorError(
      `Po wpisaniu tabela ${table.name} różni się od kopii. Baza danych została taka, jak była.`,
    );
  }
}
