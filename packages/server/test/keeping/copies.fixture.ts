import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { Database } from '../../src/kit/database/database.ts';
import { newStorageKey, type Storage } from '../../src/kit/files/storage.ts';
import { enqueue } from '../../src/kit/jobs/jobs.ts';
import { sendMail } from '../../src/kit/mail/mail-task.ts';
import { testDatabase } from '../database.ts';

/** What a copy could stumble over: signs that its form uses itself, empty against missing, a waiting job. */
export async function awkwardRows(db: Database): Promise<void> {
  const names = [
    '\\N',
    '\\.',
    'tab\tkoniec\nwiersza\\',
    'żółć "cudzysłów" \u{1F600}',
    'ꙮ'.repeat(500),
  ];
  await db
    .insertInto('tag')
    .values(names.map((name) => ({ name })))
    .execute();
  await enqueue(db, sendMail, { to: 'a@b.pl', subject: 'Czeka', text: 'ą' } as never);
  const { rows } = await db.pool.query('select id from person limit 1');
  await db.pool.query(
    `insert into session ("tokenHash", person, expires) values ('\\x00', $1, now() + interval '1 day')`,
    [rows[0].id],
  );
}

/** Stores one small file with its row; gives its key. */
export async function storeFile(db: Database, storage: Storage): Promise<string> {
  const storageKey = newStorageKey();
  const contentType = 'text/plain';
  const content = Readable.from([Buffer.from('treść pliku')]);
  const stored = await storage.put(storageKey, content, { contentType });
  const row = { fileName: 'plik.txt', contentType, storageKey, ...stored };
  await db.insertInto('file').values(row).execute();
  return storageKey;
}

/** A database as a first start leaves it. */
export async function freshDatabase() {
  const fresh = await testDatabase();
  onTestFinished(() => fresh.drop());
  return fresh.db;
}
