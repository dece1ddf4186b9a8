import { HttpError } from '../http/calls/errors.ts';
import { unpack, walkXml } from './office-parts.ts';

/*
 * The words of a file, for the search alone. DOCX is read as XLSX is; PDF by Mozilla's own reader, which browsers have
 * and which is kept for as long as there is Firefox (docs/decisions/0045).
 */

/** More than this nobody looks for; contracts have some ten thousand letters. */
const longest = 400_000;
const mostPages = 300;

export type TextKind = 'pdf' | 'docx';

const kinds: Record<string, TextKind> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

export const textTypes = Object.keys(kinds);

/** The kind of a file whose words can be read, by its content type; undefined for others. */
export const textKindOf = (contentType: string): TextKind | undefined => kinds[contentType];

const refusals = { broken: 'broken', tooLarge: 'too large' };

/** Tags after which a new word begins. */
const breaks = new Set(['p', 'tab', 'br', 'tc']);

function docxText(content: Buffer): string {
  const parts = unpack(
    content,
    (name) => /^word\/(document|footnotes|endnotes|header\d*|footer\d*)\.xml$/.test(name),
    refusals,
  );
  const texts: string[] = [];
  let [within, size] = [false, 0];
  for (const part of Object.values(parts)) {
    walkXml(
      part,
      {
        open: (name) => {
          within = name === 't';
        },
        text: (text) => {
          if (!within || size > longest) return;
          size += text.length;
          texts.push(text);
        },
        close: (name) => {
          within = false;
          if (breaks.has(name)) texts.push(' ');
        },
      },
      { ...refusals, deepest: 200 },
    );
  }
  return texts.join('');
}

async function pdfText(content: Buffer): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  try {
    const pdf = await task.promise;
    const texts: string[] = [];
    let size = 0;
    for (let at = 1; at <= Math.min(pdf.numPages, mostPages) && size < longest; at += 1) {
      const page = await pdf.getPage(at);
      for (const item of (await page.getTextContent()).items) {
        if (!('str' in item)) continue;
        texts.push(item.str, item.hasEOL ? ' ' : '');
        size += item.str.length;
      }
      texts.push(' ');
      page.cleanup();
    }
    return texts.join('');
  } finally {
    await task.destroy();
  }
}

/** The words of a file, cut where there are too many; null for one that is broken, locked or unpacks without end. */
export async function readText(content: Buffer, kind: TextKind): Promise<string | null> {
  try {
    const text = kind === 'docx' ? docxText(content) : await pdfText(content);
    return text.slice(0, longest).replaceAll('\0', ' ').toWellFormed();
  } catch (error) {
    if (error instanceof HttpError || kind === 'pdf') return null;
    throw error;
  }
}
