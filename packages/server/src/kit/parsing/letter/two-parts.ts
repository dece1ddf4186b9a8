/*
 * A letter's plain words and its HTML should say the same and sometimes do not: what one of them alone says is found by
 * its words, in a time that grows with both lengths alone.
 */

/** Words are letters and digits; of scripts that part no words, each sign is one. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+/gu;

/** Addresses of links stand in one part and are words of the other: they are compared elsewhere. */
const addresses = /(?:https?|mailto):[^\s<>()]{0,2000}/g;

const wordsOf = (text: string): string[] =>
  text.replace(addresses, ' ').toLowerCase().normalize('NFC').match(word) ?? [];

/** So many words in a row, as they stand there, are the same words. */
const together = 3;

/** Which rows of words a text has, in a bit each: of long ones some few are taken for there that are not. */
class Rows {
  readonly #bits = new Uint8Array(2 ** 23);

  #place(words: string[], from: number, count: number): [at: number, bit: number] {
    let hash = 0x811c9dc5 ^ count;
    for (let at = from; at < from + count; at += 1) {
      const one = words[at] ?? '';
      for (let sign = 0; sign < one.length; sign += 1)
        hash = Math.imul(hash ^ one.charCodeAt(sign), 0x01000193);
      hash = Math.imul(hash ^ 0x20, 0x01000193);
    }
    hash ^= hash >>> 15;
    return [(hash >>> 3) & (this.#bits.length - 1), 1 << (hash & 7)];
  }

  add(words: string[]): void {
    for (let from = 0; from < words.length; from += 1)
      for (let count = 1; count <= Math.min(together, words.length - from); count += 1) {
        const [at, bit] = this.#place(words, from, count);
        this.#bits[at] = (this.#bits[at] ?? 0) | bit;
      }
  }

  /** Whether all rows of these words are there. */
  have(words: string[]): boolean {
    const count = Math.min(together, words.length);
    for (let from = 0; from + count <= words.length; from += 1) {
      const [at, bit] = this.#place(words, from, count);
      if (((this.#bits[at] ?? 0) & bit) === 0) return false;
    }
    return true;
  }
}

/** A number that a list puts before its members: one part alone may have it. */
const marker = /^\s*\d{1,3}[.)]\s+(?=\S)/;

/**
 * The lines of one part whose words the other one lacks, however short they are and whatever script they are in; none
 * of its signs alone (rulers, dots).
 */
export function onlyIn(other: string, body: string): string {
  const rows = new Rows();
  rows.add(wordsOf(body));
  return other
    .split('\n')
    .filter((line) => {
      const words = wordsOf(line.replace(marker, ''));
      return words.length > 0 && !rows.have(words);
    })
    .join('\n')
    .trim();
}
