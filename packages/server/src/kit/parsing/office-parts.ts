import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { wrongFile } from './table-limits.ts';
import { directoryEnd, findDirectory, readDirectory } from './zip-directory.ts';

/*
 * Parts of the archives that XLSX and DOCX are, and the XML in them: as little as is asked for, whole, and no more of
 * it than there is room for.
 */

/** What the person is told who sent a file that is broken or unpacks without end. */
export type Refusals = { broken: string; tooLarge: string };

/** Bytes that the parts read together may have once unpacked: against files that unpack without end. */
const mostUnpacked = 80 * 1024 * 1024;

export type Parts = Record<string, Uint8Array>;

/** Unpacks the named parts, whole ones only; their own statement of size is the room that each gets. */
export function unpack(
  content: Buffer,
  wanted: (name: string) => boolean,
  { broken, tooLarge }: Refusals,
): Parts {
  let size = 0;
  try {
    const place = findDirectory(content.subarray(-directoryEnd));
    const entries = place && readDirectory(content.subarray(place.start, place.start + place.size));
    const parts = unzipSync(content, {
      filter: ({ name, originalSize }) => {
        if (!wanted(name)) return false;
        size += originalSize;
        if (size > mostUnpacked) throw wrongFile(tooLarge);
        return true;
      },
    });
    const sums = new Map(entries?.map(({ name, crc }) => [name, crc]));
    const whole = Object.entries(parts).every(([name, part]) => sums.get(name) === crc32(part));
    if (!whole) throw wrongFile(broken);
    return parts;
  } catch (error) {
    throw size > mostUnpacked ? error : wrongFile(broken);
  }
}

type Handlers = {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const chunk = 256 * 1024;
export const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Walks through XML, at most so deep: the parser's cost grows with the square of it; entities of its own making are never resolved. Prefixes are left out.
 *
 * @throws HttpError 400 on what is no XML, breaks off or nests without end
 */
export function walkXml(
  part: Uint8Array | undefined,
  { open, text, close }: Handlers,
  { broken, deepest }: { broken: string; deepest: number },
): void {
  if (!part) return;
  let tags = 0;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        tags += 1;
        if (depth > deepest) throw wrongFile(broken);
        open?.(local(name), attributes);
      },
      ontext: text,
      onclosetag: (name) => {
        depth -= 1;
        close?.(local(name));
      },
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  for (let at = 0; at < part.length; at += chunk) {
    parser.write(decoder.decode(part.subarray(at, at + chunk), { stream: true }));
  }
  if (tags === 0 || depth > 0) throw wrongFile(broken);
  parser.end();
}
