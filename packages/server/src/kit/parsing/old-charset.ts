import iconv from 'iconv-lite';

/** Foreign words stand in tables of Polish firms too: the usual charset is left for another only by so many letters more. */
const usual = 'windows-1250';
/** Charsets of other old programs: of Linux and Mac, whose few own letters differ, and of DOS, where all do. */
const others = [
  { charset: 'iso-8859-2', margin: 1 },
  { charset: 'cp852', margin: 2 },
];

/** A Polish letter beside another letter: alone, it may be a sign of another charset ("±5 mm"). */
const polish = /(?<=\p{L})[ąćęłńóśźż]|[ąćęłńóśźż](?=\p{L})/giu;
/** What no text has: signs of control, and those that no letter stands for. */
const broken = /[\u0080-\u009f\ufffd]/g;
/** Each of them is worth more than a guess of letters. */
const brokenCosts = 5;

/** Bytes past ASCII that are looked at: these tell, however long the rest is. */
const enough = 20_000;

/** The bytes past ASCII with their neighbours; each run stands apart. */
function sampleOf(bytes: Buffer): Buffer {
  const sample: number[] = [];
  for (let at = 0, found = 0; at < bytes.length && found < enough; at += 1) {
    if ((bytes[at] ?? 0) <= 0x7f) continue;
    sample.push(0x20, bytes[at - 1] ?? 0x20);
    for (; at < bytes.length && (bytes[at] ?? 0) > 0x7f; at += 1, found += 1)
      sample.push(bytes[at] ?? 0x20);
    sample.push(bytes[at] ?? 0x20);
  }
  return Buffer.from(sample);
}

/** The charset of words that say none and are not UTF-8, by their Polish letters. */
export function oldCharsetOf(bytes: Buffer): string {
  const sample = sampleOf(bytes);
  const scoreOf = (charset: string) => {
    const text = iconv.decode(sample, charset);
    const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
    return count(polish) - brokenCosts * count(broken);
  };
  let best = { charset: usual, score: scoreOf(usual) };
  for (const { charset, margin } of others) {
    const score = scoreOf(charset);
    if (score >= best.score + margin) best = { charset, score };
  }
  return best.charset;
}
