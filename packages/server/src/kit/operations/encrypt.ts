import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const [ivLength, tagLength] = [12, 16];

/** A fresh key for `seal`, as text. */
export const newSealKey = (): string => randomBytes(32).toString('base64url');

/** Encrypts a text so that a change of it shows (AES-256-GCM). */
export function seal(key: string, text: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error when the key is another one, or the text was changed */
export function unseal(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, ivLength);
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), iv);
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const text = decipher.update(bytes.subarray(ivLength + tagLength));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
