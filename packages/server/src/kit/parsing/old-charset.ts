import iconv from 'iconv-lite';

/** Charsets that Polish words were written in before UTF-8, the likeliest first: Windows, Linux and Mac of old, DOS. */
const old = ['windows-1250', 'iso-8859-2', 'cp852'];

const polish = /[ąćęłńóśźż]/giu;
/** What stands in words of any charset: signs of typography and money. */
const neutral = /[\u0080-\u00a0„”“‚’‘–—…€§°«»×·®©™]/gu;

/** Bytes past ASCII that are looked at: these tell, however long the rest is. */
const enough = 20_000;

/** The charset of words that say none and are not UTF-8: the one in which most of their letters are Polish. */
export function oldCharsetOf(bytes: Buffer): string {
  const foreign: number[] = [];
  for (let at = 0; at < bytes.length && foreign.length < enough; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte > 0x7f) foreign.push(byte);
  }
  const sample = Buffer.from(foreign);
  const scoreOf = (charset: string) => {
    const text = iconv.decode(sample, charset);
    const right = text.match(polish)?.length ?? 0;
    const known = right + (text.match(neutral)?.length ?? 0);
    return right - (text.length - known);
  };
  const scored = old.map((charset) => ({ charset, score: scoreOf(charset) }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).charset;
}
