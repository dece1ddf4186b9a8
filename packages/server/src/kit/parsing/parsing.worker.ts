import { setPriority } from 'node:os';
import type { FileWords } from '@zaplecze/contract/rooms/files/words';
import { HttpError } from '../http/calls/errors.ts';
import { articleText } from '../records/rich-text.ts';
import type { ParsedLetter } from './letter/incoming.ts';
import { TooEntangled } from './letter/letter-bounds.ts';
import type { RawPicture } from './preview/heic.ts';
import { officeInside } from './preview/office-safe.ts';
import { readInvoice } from './preview/read-invoice.ts';
import { readText, type TextKind } from './read-text.ts';
import { readXml, type XmlElement } from './read-xml.ts';
import { type FileReading, type HowToRead, readTable } from './table-file.ts';

/*
 * What runs beside the thread that answers requests: see parsing.ts. Each export is one kind of work, by name;
 * refusals go back as data, since an error loses its class on the way.
 */

// On Linux this is about the thread alone: whoever waits for an answer goes before whoever waits for a file.
if (process.platform === 'linux') setPriority(10);

export type ParsingOutcome<A> = { answer: A } | { refused: { message: string; file: string } };

/** A table as it is stored and shown: its rows go to the database unchanged, as JSON. */
export type ReadTable = {
  sheet: string | null;
  header: string[];
  /** The first values of each column, for showing. */
  samples: string[][];
  rowCount: number;
  rows: string;
  reading: FileReading;
};

/** Of an answer its writer's own words; of a fresh letter all but signatures. */
export type CutWay = 'own' | 'fresh';

const sampled = 3;

export function table(input: { content: Uint8Array; how: HowToRead }): ParsingOutcome<ReadTable> {
  try {
    const { sheet, header, rows, reading } = readTable(Buffer.from(input.content), input.how);
    const samples = header.map((_, at) => firstOf(rows.map(({ cells }) => cells[at] ?? '')));
    return {
      answer: {
        sheet,
        header,
        samples,
        rowCount: rows.length,
        rows: JSON.stringify(rows),
        reading,
      },
    };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { refused: { message: error.message, file: error.errors?.file ?? error.message } };
  }
}

const firstOf = (values: string[]) =>
  values
    .filter((value) => value !== '')
    .slice(0, sampled)
    .map((value) => value.slice(0, 80));

export const html = (text: string): ParsingOutcome<ReturnType<typeof articleText>> => ({
  answer: articleText(text),
});

export const words = async (input: {
  content: Uint8Array;
  kind: TextKind;
}): Promise<ParsingOutcome<string | null>> => ({
  answer: await readText(Buffer.from(input.content), input.kind),
});

export const xml = (input: {
  xml: string;
  element: string;
}): ParsingOutcome<XmlElement | null> => ({
  answer: readXml(input.xml, input.element),
});
/** A letter, or why it is too much to be read. */
export async function mail(
  raw: Uint8Array,
): Promise<ParsingOutcome<ParsedLetter | { tooMuch: string }>> {
  // Not for tables: it brings a reader of letters and one of calendars.
  const { readLetter } = await import('./letter/read-letter.ts');
  try {
    return { answer: await readLetter(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)) };
  } catch (error) {
    if (error instanceof TooEntangled) return { answer: { tooMuch: error.message } };
    throw error;
  }
}

/** A letter's words without what its program put below them (letter/cut.rules.ts). */
export async function cut(input: { text: string; way: CutWay }): Promise<ParsingOutcome<string>> {
  const { ownWords, withoutSignature } = await import('./letter/cut.rules.ts');
  return { answer: input.way === 'own' ? ownWords(input.text) : withoutSignature(input.text) };
}

/** The main picture of a HEIC, or null. */
export async function heic(content: Uint8Array): Promise<ParsingOutcome<RawPicture | null>> {
  // Two megabytes of a decoder, for those who have such a picture.
  const { readHeic } = await import('./preview/heic.ts');
  return { answer: await readHeic(Buffer.from(content)) };
}

/** A structured invoice in words, or null. */
export const invoice = (content: Uint8Array): ParsingOutcome<FileWords | null> => ({
  answer: readInvoice(Buffer.from(content)),
});

/** A DOCX or XLSX without what reaches out of it; null for one that is damaged. */
export function officeFile(content: Uint8Array): ParsingOutcome<Uint8Array | null> {
  try {
    return { answer: officeInside(Buffer.from(content)) };
  } catch (error) {
    if (error instanceof HttpError) return { answer: null };
    throw error;
  }
}
