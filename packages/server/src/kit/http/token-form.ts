import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { tokenPrefix } from '@zaplecze/contract/rooms/session/access-tokens/lists';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 238 bits that nobody guesses, and 35 that tell a key from what only looks like one. */
const [randomLength, checkLength] = [40, 6];
const form = new RegExp(`^${tokenPrefix}[0-9A-Za-z]{${randomLength + checkLength}}$`);

function checkOf(random: string): string {
  let left = crc32(random);
  let text = '';
  for (let at = 0; at < checkLength; at += 1) {
    text = (digits[left % digits.length] ?? '') + text;
    left = Math.floor(left / digits.length);
  }
  return text;
}

/** A fresh key of a program: `zpl_`, 40 random characters of 62, a checksum by which scanners of secrets are sure. */
export function newAccessToken(): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]);
  return `${tokenPrefix}${random.join('')}${checkOf(random.join(''))}`;
}

/** Whether a text is a key by its form and checksum; whether it opens anything the database knows. */
export function isAccessToken(text: string): boolean {
  if (!form.test(text)) return false;
  const random = text.slice(tokenPrefix.length, -checkLength);
  return checkOf(random) === text.slice(-checkLength);
}
