import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive: a text, or bytes that are stored as they come. */
export type ZipEntry = { path: string; content: string | (() => Promise<Readable>) };

/** An archive as a stream of bytes: one file after the other, none of them held whole. */
export function zipStream(entries: ZipEntry[]): Readable {
  return Readable.from(bytesOf(entries), { objectMode: false });
}

async function* bytesOf(entries: ZipEntry[]): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) ready.push(chunk);
  });
  const flush = () => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for (const { path, content } of entries) {
    if (typeof content === 'string') {
      const entry = new ZipDeflate(path);
      zip.add(entry);
      entry.push(strToU8(content), true);
    } else {
      const entry = new ZipPassThrough(path);
      zip.add(entry);
      for await (const chunk of await content()) {
        entry.push(chunk as Uint8Array);
        yield* flush();
      }
      entry.push(new Uint8Array(0), true);
    }
    yield* flush();
  }
  zip.end();
  yield* flush();
}
