/*
 * How much a letter may consist of. Asked of the bytes in one pass, before anything is taken apart: what nests or
 * branches without end costs time by its square.
 */

/** Honest letters have some dozens of parts, forwarded ones a few hundred. */
const most = { parts: 2_000, within: 60 };
const mostHeader = 512 * 1024;

/** Characters of HTML that are read; what is longer is read to here and stays whole in the letter. */
export const longestHtml = 8_000_000;
/** Characters of its words that are kept to be searched and shown. */
export const longestText = 2_000_000;

export class TooEntangled extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'TooEntangled';
  }
}

/** @throws TooEntangled for what no mail program writes */
export function assertBounds(raw: Buffer): void {
  const text = raw.toString('latin1');
  const ends = [text.indexOf('\r\n\r\n'), text.indexOf('\n\n')].filter((at) => at >= 0);
  if (Math.min(text.length, ...ends) > mostHeader)
    throw new TooEntangled('Nagłówek listu jest za długi');
  const borders = new Set(
    [...text.matchAll(/boundary[ \t]*=[ \t]*"?([^";\r\n]{1,100})/gi)]
      .slice(0, most.parts)
      .map(([, border = '']) => border.trim()),
  );
  let [parts, within, divided] = [0, 0, 0];
  for (const [, line = ''] of borders.size > 0 ? text.matchAll(/^--([^\r\n]{1,100})/gm) : []) {
    if (borders.has(line.trim())) divided += 1;
    if (divided > most.parts) throw new TooEntangled('List składa się ze zbyt wielu części');
  }
  for (const [, kind] of text.matchAll(/^content-type:[ \t]*(message\/rfc822|multipart\/)?/gim)) {
    parts += 1;
    if (kind?.toLowerCase() === 'message/rfc822') within += 1;
    if (parts > most.parts) throw new TooEntangled('List składa się ze zbyt wielu części');
    if (within > most.within)
      throw new TooEntangled('W liście jest zbyt wiele przekazanych listów');
  }
}
