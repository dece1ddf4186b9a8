import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive: a text, or bytes that are stored as they come; `compress` those that are text too. */
export type ZipEntry = {
  path: string;
  content: string | (() => Promise<Readable>);
  compress?: boolean;
};

/**
 * An archive as a stream of bytes: one file after the other, none of them held whole, of any size and number. An entry
 * that fails breaks the archive off.
 */
export function zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  // The error reaches the reader of the stream; without a reader it is ignored.
  output.on('error', () => undefined);
  const whole = Readable.from(output, { objectMode: false });
  void fill(zip, entries, output).catch((error) => output.destroy(error as Error));
  whole.on('close', () => output.destroy());
  return whole;
}

async function fill(
  zip: ZipFile,
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  output: Readable,
): Promise<void> {
  for await (const { path, content, compress = false } of entries) {
    if (typeof content === 'string') {
      zip.addBuffer(Buffer.from(content), path);
      continue;
    }
    const source = await content();
    // Nobody reads any more: neither is the source.
    const stop = () => source.destroy();
    output.once('close', stop);
    if (output.destroyed) stop();
    zip.addReadStream(source, path, { compress });
    await finished(source, { writable: false });
    output.off('close', stop);
  }
  zip.end();
}
