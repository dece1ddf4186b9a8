/*
 * What a file's first bytes say it is. The sender's word counts for nothing, and a name must not say another thing
 * than the bytes. Everything is downloaded as an attachment, so that no upload ever runs in the product's origin.
 */

import { isHeic } from '../../kit/parsing/pictures.ts';

/** Bytes from the beginning that tell a kind; readers of PDF look that far for its mark. */
export const startLength = 1024;

type Family = {
  type: string;
  /** Endings of names that such bytes may have. */
  extensions: string[];
  is: (start: Buffer) => boolean;
};

const begins = (mark: string) => {
  const bytes = Buffer.from(mark, 'latin1');
  return (start: Buffer) => start.subarray(0, bytes.length).equals(bytes);
};
const holds = (mark: string, at: number) => (start: Buffer) =>
  start.toString('latin1', at, at + mark.length) === mark;

const office: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
};

/** Telephones and browsers give pictures each other’s endings; readers of pictures do not care. */
const pictures = ['png', 'jpg', 'jpeg', 'jfif', 'gif', 'webp', 'heic', 'heif'];

const families: Family[] = [
  { type: 'image/png', extensions: pictures, is: begins('\u0089PNG') },
  { type: 'image/jpeg', extensions: pictures, is: begins('\u00ff\u00d8\u00ff') },
  { type: 'image/gif', extensions: pictures, is: begins('GIF8') },
  {
    type: 'image/webp',
    extensions: pictures,
    is: (start) => begins('RIFF')(start) && holds('WEBP', 8)(start),
  },
  { type: 'image/heic', extensions: pictures, is: isHeic },
  {
    type: 'image/tiff',
    extensions: ['tif', 'tiff'],
    is: (start) => begins('II*\u0000')(start) || begins('MM\u0000*')(start),
  },
  {
    type: 'application/pdf',
    extensions: ['pdf'],
    is: (start) => start.subarray(0, startLength).includes('%PDF-'),
  },
  {
    type: 'application/zip',
    extensions: ['zip', ...Object.keys(office)],
    is: (start) => begins('PK\u0003\u0004')(start) || begins('PK\u0005\u0006')(start),
  },
  {
    type: 'application/x-cfb',
    extensions: ['doc', 'xls', 'ppt', 'msg'],
    is: begins('\u00d0\u00cf\u0011\u00e0'),
  },
  { type: 'application/rtf', extensions: ['rtf', 'doc'], is: begins('{\\rtf') },
];

/** Texts, which have no mark; they must not have that of something else. */
const texts = ['txt', 'csv', 'md', 'html', 'htm', 'xml', 'json', 'svg', 'eml', 'js', 'css'];
const known = new Set([...families.flatMap(({ extensions }) => extensions), ...texts]);

const extensions: Record<string, string> = {
  ...Object.fromEntries(Object.entries(office).map(([extension, type]) => [type, extension])),
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'image/jpeg': 'jpg',
  'text/plain': 'txt',
};

/** The ending of the name of a file of which only the media type is known. */
export function extensionOf(type: string): string {
  const known = type.toLowerCase();
  return extensions[known] ?? /\/([a-z0-9]{2,5})$/.exec(known)?.[1] ?? 'bin';
}

const endingOf = (fileName: string) => /\.([^.]+)$/.exec(fileName.toLowerCase())?.[1] ?? '';

/** The content type to keep: by first bytes, office kinds by name as well; the sender's word counts for nothing. */
export function contentTypeOf(start: Buffer, fileName: string): string {
  const found = families.find(({ is }) => is(start))?.type;
  // A letter may have a PDF within it, near its beginning.
  if (found === 'application/pdf' && texts.includes(endingOf(fileName)) && !begins('%PDF-')(start))
    return 'application/octet-stream';
  if (found === 'application/zip') return office[endingOf(fileName)] ?? found;
  return found === 'application/x-cfb'
    ? 'application/octet-stream'
    : (found ?? 'application/octet-stream');
}

/** Whether a file's beginning and its name say the same; names with endings that are unknown here say nothing. */
export function fitsName(start: Buffer, fileName: string): boolean {
  const ending = endingOf(fileName);
  if (!known.has(ending)) return true;
  const found = families.filter(({ is }) => is(start));
  // Only a mark at the very beginning speaks against a text: one may well write of PDF.
  if (texts.includes(ending))
    return found.every(({ type }) => type === 'application/pdf' && !begins('%PDF-')(start));
  return found.some((family) => family.extensions.includes(ending));
}

const programs = new Set(
  'exe com scr pif bat cmd msi msp dll cpl vbs vbe jse wsf wsh ps1 hta lnk reg jar apk app dmg'.split(
    ' ',
  ),
);

/** Whether a file is one that runs where it is opened, by its name or first bytes. */
export const isProgram = (start: Buffer, fileName: string): boolean =>
  programs.has(endingOf(fileName)) ||
  (begins('MZ')(start) && start.includes('This program')) ||
  begins('\u007fELF')(start);

/** A file's name as kept: no folders, no control characters, at most 200 characters, its extension spared. */
export function cleanName(name: string): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? '')
    .toWellFormed()
    .replace(/\p{Cc}|\p{Cf}/gu, '')
    .trim();
  if (plain.length <= 200) return plain || 'plik';
  const extension = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, 200 - extension.length) + extension;
}
