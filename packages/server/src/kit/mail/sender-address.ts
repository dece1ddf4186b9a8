import { cleanLine, emailKey } from '@zaplecze/contract/kit/fields/clean';

/** Signs that only look like those of an address, or like nothing. */
const misleading = /[^\p{L}\p{N}\p{M}\p{P}\p{S}]/u;

/**
 * A sender's address as it is kept: letters of ASCII are small, nothing else is folded, so that no sign that looks like
 * a letter makes it somebody else's. What cannot be seen, or is another sign than it looks like, stands by its number.
 */
export function senderAddress(address: string): string {
  const key = emailKey(address);
  if (key !== null) return key;
  return [...address.toWellFormed().trim()]
    .map((sign) => {
      if (/^[\x21-\x7e]$/.test(sign)) return sign.toLowerCase();
      const plain = sign.normalize('NFKC') === sign && cleanLine(sign) === sign;
      if (plain && !misleading.test(sign)) return sign;
      return `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
    })
    .join('');
}
