import type { Piscina } from 'piscina';
import { HttpError, invalid } from '../http/calls/errors.ts';
import { articleText } from '../records/rich-text.ts';
import { busy } from './busy.ts';
import type { ParsedLetter } from './letter/incoming.ts';
import type * as worker from './parsing.worker.ts';
import type { ReadTable } from './parsing.worker.ts';
import type { TextKind } from './read-text.ts';
import type { XmlElement } from './read-xml.ts';
import type { HowToRead } from './table-file.ts';
import { wrongFile } from './table-limits.ts';

/*
 * Files and HTML that people send are parsed beside the thread that answers requests, so that the worst of them
 * costs its sender time and nobody else. This is the one door (check-walls): what reads something that comes from outside
 * is a function of parsing.worker.ts, called by one of these. Pictures: pictures.ts.
 */

const limits = {
  /** Megabytes of heap; what unpacked files take besides is bounded in read-xlsx.ts. */
  heap: 384,
  threads: 2,
  /** Work that may wait for a thread. */
  queue: 20,
  /** A thread that has had nothing to do for this long ends: at rest the server has none. */
  idleMs: 10_000,
  /** Waiting included. */
  tableMs: 20_000,
  htmlMs: 6_000,
  textMs: 30_000,
  xmlMs: 5_000,
  mailMs: 20_000,
  cutMs: 5_000,
  heicMs: 15_000,
  invoiceMs: 10_000,
  officeMs: 15_000,
};

/** HTML so short that no nesting of it takes long: not worth a thread. */
const shortHtml = 4_000;

let started: Promise<Piscina> | undefined;

function pool(): Promise<Piscina> {
  started ??= import('piscina').then(
    ({ Piscina: Pool }) =>
      new Pool({
        filename: new URL('./parsing.worker.ts', import.meta.url).href,
        minThreads: 0,
        maxThreads: limits.threads,
        maxQueue: limits.queue,
        idleTimeout: limits.idleMs,
        resourceLimits: { maxOldGenerationSizeMb: limits.heap },
      }),
  );
  return started;
}

type Work = keyof typeof worker;
type Answered<W extends Work> =
  Awaited<ReturnType<(typeof worker)[W]>> extends worker.ParsingOutcome<infer A> ? A : never;

/** @throws HttpError as `tooMuch` makes it when the work takes too long or too much memory; 503 when all are busy */
async function beside<W extends Work>(
  name: W,
  input: Parameters<(typeof worker)[W]>[0],
  { patience, tooMuch }: { patience: number; tooMuch: () => HttpError },
): Promise<Answered<W>> {
  const threads = await pool();
  let outcome: worker.ParsingOutcome<Answered<W>>;
  try {
    outcome = await threads.run(input, { name, signal: AbortSignal.timeout(patience) });
  } catch (error) {
    const { code, name: kind, message } = error as Error & { code?: string };
    if (kind === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') throw tooMuch();
    if (/queue/i.test(message)) throw busy();
    throw error;
  }
  if ('refused' in outcome) throw wrongFile(outcome.refused.file);
  return outcome.answer;
}

/**
 * A file of a spreadsheet as `readTable` (table-file.ts) has it.
 *
 * @throws HttpError 400 on `file`, with words for the person
 */
export const parseTable = (content: Buffer, how: HowToRead): Promise<ReadTable> =>
  beside(
    'table',
    { content, how },
    {
      patience: limits.tableMs,
      tooMuch: () =>
        wrongFile('Odczytanie tego pliku trwa zbyt długo. Zostaw w nim jeden arkusz z danymi.'),
    },
  );

/**
 * HTML of a person as it may be kept and its words (`articleText` in rich-text.ts).
 *
 * @param field which the message goes to
 * @throws HttpError 400 when it is too entangled to be read in time
 */
export async function parseHtml(
  text: string | null,
  field: string,
): Promise<ReturnType<typeof articleText>> {
  if (text === null || text.length <= shortHtml) return articleText(text);
  return await beside('html', text, {
    patience: limits.htmlMs,
    tooMuch: () =>
      invalid({ [field]: 'Tekst jest zbyt złożony. Wklej go jeszcze raz bez formatowania.' }),
  });
}

/**
 * The words of a PDF or DOCX; null for one that cannot be read, or not in time and within the memory of a thread.
 *
 * @throws HttpError 503 when all threads are busy
 */
export async function parseText(content: Buffer, kind: TextKind): Promise<string | null> {
  try {
    return await beside(
      'words',
      { content, kind },
      { patience: limits.textMs, tooMuch: () => new HttpError(413, 'Plik jest zbyt złożony') },
    );
  } catch (error) {
    if (error instanceof HttpError && error.status === 413) return null;
    throw error;
  }
}

/**
 * The first element of a name in XML that a service answered; null where there is none, or not in time.
 *
 * @throws HttpError 503 when all threads are busy
 */
export async function parseXml(xml: string, element: string): Promise<XmlElement | null> {
  try {
    return await beside(
      'xml',
      { xml, element },
      { patience: limits.xmlMs, tooMuch: () => new HttpError(413, 'Odpowiedź jest zbyt złożona') },
    );
  } catch (error) {
    if (error instanceof HttpError && error.status === 413) return null;
    throw error;
  }
}

/** What goes past the bounds of a parser, in words for people. */
export class TooMuch extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TooMuch';
  }
}

/**
 * A letter taken apart.
 *
 * @throws TooMuch when it nests or goes on past all bounds; Error for what is no letter; HttpError 503 when all threads
 * are busy
 */
export async function parseMail(raw: Buffer): Promise<ParsedLetter> {
  const long = new HttpError(413, 'Odczytanie tego listu trwa zbyt długo');
  let answer: ParsedLetter | { tooMuch: string };
  try {
    answer = await beside('mail', raw, { patience: limits.mailMs, tooMuch: () => long });
  } catch (error) {
    if (error === long) throw new TooMuch(long.message);
    throw error;
  }
  if ('tooMuch' in answer) throw new TooMuch(answer.tooMuch);
  return answer;
}

/**
 * A letter's words without what it answers and without signatures (`own`), or without signatures alone (`fresh`);
 * all of them where that cannot be told in time.
 *
 * @throws HttpError 503 when all threads are busy
 */
export async function parseCut(text: string, way: worker.CutWay): Promise<string> {
  const long = new HttpError(413, 'Odczytanie tego listu trwa zbyt długo');
  try {
    return await beside('cut', { text, way }, { patience: limits.cutMs, tooMuch: () => long });
  } catch (error) {
    if (error === long) return text.trim();
    throw error;
  }
}

/** What is asked of a file for showing it: null where it cannot be had, or not in time and memory. */
async function orNull<W extends 'heic' | 'invoice' | 'officeFile'>(
  name: W,
  content: Buffer,
  patience: number,
): Promise<Answered<W> | null> {
  const long = new HttpError(413, 'Plik jest zbyt złożony');
  try {
    return await beside(name, content as never, { patience, tooMuch: () => long });
  } catch (error) {
    if (error === long) return null;
    throw error;
  }
}

/**
 * A HEIC decoded, a structured invoice in words, a DOCX or XLSX without what reaches out of it.
 *
 * @throws HttpError 503 when all threads are busy
 */
export const parseHeic = (content: Buffer) => orNull('heic', content, limits.heicMs);
export const parseInvoice = (content: Buffer) => orNull('invoice', content, limits.invoiceMs);
export const parseOffice = (content: Buffer) => orNull('officeFile', content, limits.officeMs);
