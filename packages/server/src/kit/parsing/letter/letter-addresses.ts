import { cleanLine, emailKey } from '@zaplecze/contract/kit/fields/clean';
import type { Email } from 'postal-mime';

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

/** Of a header no longer than honest ones are; each word that has an @ within. */
const addressesIn = (text: string): string[] =>
  text
    .slice(0, 2_000)
    .split(/[\s<>,;:"()]+/)
    .filter((word) => /^[^@]+@[^@]+$/.test(word));

/**
 * Where a letter was sent to, in small letters; an address with any sign beyond ASCII is none of ours. Addresses of the
 * envelope come first: an alias is in no To of a letter that was sent on.
 */
export function recipients(mail: Email, headers: Map<string, string[]>): string[] {
  const envelope = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];
  const first = envelope
    .flatMap((name) => (headers.get(name) ?? []).slice(0, 10))
    .flatMap(addressesIn);
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])]
    .slice(0, 500)
    .flatMap((one) => (one.group ? one.group : [one]));
  const all = [...first, ...named.map(({ address }) => address ?? '')];
  return [...new Set(all.flatMap((address) => emailKey(address) ?? []))];
}
