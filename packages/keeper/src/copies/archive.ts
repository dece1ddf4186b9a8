import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';
import { flushFolder } from '../flush-folder.ts';
import { OperatorError } from '../operator-error.ts';

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** A table's rows are cut into pieces of this size, so that none is ever held whole. */
const pieceBytes = 4 * 1024 * 1024;
const newline = 10;

/** Something read from an archive; what is not read of it is skipped. */
export type ArchiveEntry = { name: string; content: Readable };

/**
 * Writes an archive: an ordinary tar, so that anybody can look inside. It stands under its name
 * only when it is whole and on the disk.
 */
export async function createArchive(path: string) {
  const draft = `${path}.part`;
  const tar: Pack = pack();
  // Passwords' hashes, keys and personal data: nobody else's to read.
  const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(tar, file);
  // The next write, or the end, throws it.
  written.catch(() => undefined);

  async function add(name: string, content: Readable | Buffer, size: number): Promise<void> {
    const entry = tar.entry({ name, size, mode: 0o600, mtime: new Date() });
    const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    const failed = written.then(() => undefined);
    await Promise.race([pipeline(source, entry as unknown as Writable), failed]);
  }

  return {
    add,
    addJson: (name: string, value: unknown) => {
      const text = Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
      return add(name, text, text.length);
    },
    /** Adds lines of unknown number as compressed pieces `<folder>/000001.gz`, each of whole lines. */
    addLines: async (folder: string, content: AsyncIterable<Buffer>): Promise<void> => {
      let waiting: Buffer[] = [];
      let length = 0;
      let number = 0;
      const flush = async (lines: Buffer) => {
        number += 1;
        const piece = await compress(lines, { level: 4 });
        await add(`${folder}/${String(number).padStart(6, '0')}.gz`, piece, piece.length);
      };
      for await (const chunk of content) {
        waiting.push(chunk);
        length += chunk.length;
        const end = length < pieceBytes ? 0 : chunk.lastIndexOf(newline) + 1;
        if (end === 0) continue;
        await flush(Buffer.concat([...waiting.slice(0, -1), chunk.subarray(0, end)]));
        waiting = [chunk.subarray(end)];
        length = chunk.length - end;
      }
      if (length > 0) await flush(Buffer.concat(waiting));
    },
    finish: async (): Promise<void> => {
      tar.finalize();
      await written;
      await rename(draft, path);
      await flushFolder(dirname(path));
    },
    abandon: async (): Promise<void> => {
      tar.destroy();
      await written.catch(() => undefined);
      await rm(draft, { force: true });
    },
  };
}

export const readPiece = async (entry: ArchiveEntry): Promise<Buffer> =>
  expand(await buffer(entry.content));

export const readJson = async (entry: ArchiveEntry): Promise<unknown> =>
  JSON.parse((await buffer(entry.content)).toString('utf8'));

/**
 * Goes through an archive from its beginning to its end.
 *
 * @throws OperatorError when the file cannot be read or is no whole archive
 */
export async function* entriesOf(path: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const flow = pipeline(createReadStream(path), tar);
  // The reading itself throws the same.
  flow.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const content = entry as unknown as Readable;
      yield { name: entry.header.name, content };
      content.resume();
    }
  } catch (cause) {
    throw brokenArchive(path, cause);
  }
}

export const brokenArchive = (path: string, cause: unknown): OperatorError =>
  new OperatorError(
    `Plik ${path} nie jest całą kopią zapasową (${(cause as Error).message}). Niczego nie zmieniono; wybierz inną kopię.`,
    { cause },
  );
