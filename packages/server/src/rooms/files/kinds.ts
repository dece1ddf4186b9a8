/*
 * What a file's first bytes say it is. Only these kinds may be shown inside a page; everything is
 * downloaded as an attachment, so that no upload ever runs in the product's origin.
 */
const signatures: [string, number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46]],
  ['application/zip', [0x50, 0x4b, 0x03, 0x04]],
];

const office: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

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

/** The content type to keep: by first bytes, office kinds by name as well; the sender's word counts for nothing. */
export function contentTypeOf(start: Buffer, fileName: string): string {
  const found = signatures.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte))?.[0];
  const extension = fileName.toLowerCase().split('.').at(-1) ?? '';
  if (found === 'application/zip') return office[extension] ?? found;
  return found ?? 'application/octet-stream';
}

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
