import { emailKey } from '@zaplecze/contract/kit/fields/clean';
import type { Email } from 'postal-mime';

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
