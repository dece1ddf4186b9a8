import { buffer } from 'node:stream/consumers';
import type { Database } from '../../kit/database/database.ts';
import { MissingFileError, type Storage } from '../../kit/files/storage.ts';
import { defineTask, enqueueAll, handleTask } from '../../kit/jobs/jobs.ts';
import type { Log } from '../../kit/operations/log.ts';
import { parseText } from '../../kit/parsing/parsing.ts';
import { textKindOf } from '../../kit/parsing/read-text.ts';
import { findReadable, findUnread, keepWords } from './words.queries.ts';
import { readWords } from './words.ts';

/** What is larger holds pictures rather than words. */
const largest = 40 * 1024 * 1024;
/** As many files of before as are read in an hour. */
const mostUnread = 500;

const readUnread = defineTask('files:readUnread');

type Readable = NonNullable<Awaited<ReturnType<typeof findReadable>>>;

async function textOf(storage: Storage, file: Readable, log: Log): Promise<string> {
  const kind = textKindOf(file.contentType);
  if (kind === undefined) return '';
  const refuse = (why: string) => {
    log.info({ file: file.id, size: file.size }, `Treść pliku nie będzie przeszukiwana: ${why}`);
    return '';
  };
  if (file.size > largest) return refuse('za duży');
  try {
    const content = await buffer(await storage.get(file.storageKey));
    return (await parseText(content, kind)) ?? refuse('nie da się go odczytać');
  } catch (error) {
    if (error instanceof MissingFileError) return refuse('nie ma jego zawartości');
    throw error;
  }
}

export const wordsTasks = (db: Database, storage: Storage) => [
  handleTask(readWords, async ({ file: id }, { log }) => {
    const file = await findReadable(db, id);
    if (file) await keepWords(db, file.id, await textOf(storage, file, log));
  }),
  handleTask(readUnread, async () => {
    const files = await findUnread(db, mostUnread);
    await enqueueAll(
      db,
      readWords,
      files.map((file) => ({ file })),
      { maxAttempts: 3 },
    );
  }),
];

/** Every hour, in UTC. */
export const wordsCrontab = '50 * * * * files:readUnread';
