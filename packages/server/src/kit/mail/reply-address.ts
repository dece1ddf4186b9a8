import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { emailKey } from '@zaplecze/contract/kit/fields/clean';
import type { Db } from '../database/database.ts';
import { keepSecret } from '../database/secret.ts';

/*
 * The address that a letter is answered to says to what and by whom, signed: whoever did not get the letter cannot
 * write one. Mail servers change the case of addresses and cut long ones, so it is small letters, at most 38 of them.
 */

/** The kept secret that signs them. */
export const replyKey = 'reply-address';

/** Records whose notices can be answered by mail, by their letter in the address. */
const kinds = { i: 'issue', t: 'projectTask', o: 'offer' } as const;
type Letter = keyof typeof kinds;
export type ReplyKind = (typeof kinds)[Letter];
const letterOf = Object.fromEntries(
  Object.entries(kinds).map(([letter, kind]) => [kind, letter]),
) as Record<ReplyKind, Letter>;

export type ReplyTo = {
  kind: ReplyKind;
  record: number;
  person: number;
  /** The comment that is answered, where the letter was about one. */
  comment: number | null;
};

/** 80 bits: nobody tries addresses by millions against a mail server. */
const signLength = 16;
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

function sign(key: string, about: string): string {
  const bytes = createHmac('sha256', key).update(about).digest();
  return [...bytes.subarray(0, signLength)].map((byte) => letters[byte % 32]).join('');
}

const keyOf = (db: Db) => keepSecret(db, replyKey, () => randomBytes(32).toString('base64url'));
const short = (id: number) => id.toString(36);

/** `odpowiedzi@firma.pl` as the address that answers to something: `odpowiedzi+i3-5-0-…@firma.pl`. */
export async function replyAddress(db: Db, base: string, to: ReplyTo): Promise<string> {
  const about = `${letterOf[to.kind]}${short(to.record)}-${short(to.person)}-${short(to.comment ?? 0)}`;
  const at = base.lastIndexOf('@');
  return `${base.slice(0, at)}+${about}-${sign(await keyOf(db), about)}${base.slice(at)}`;
}

const form = /^([ito])([0-9a-z]{1,6})-([0-9a-z]{1,6})-([0-9a-z]{1,6})-([a-z2-7]{16})$/;

/** Whether an address answers letters at all: that of the setting, with anything behind its `+`. */
export function answersAt(base: string, address: string): string | null {
  const at = base.lastIndexOf('@');
  const [start, end] = [`${base.slice(0, at)}+`.toLowerCase(), base.slice(at).toLowerCase()];
  const low = emailKey(address);
  if (!low?.startsWith(start) || !low.endsWith(end)) return null;
  return low.slice(start.length, low.length - end.length);
}

/** To what and by whom an address answers, given what stands behind its `+`; null when nobody here has signed that. */
export async function openReplyAddress(db: Db, token: string): Promise<ReplyTo | null> {
  const [, letter, record = '', person = '', comment = '', signature = ''] = form.exec(token) ?? [];
  if (letter === undefined) return null;
  const about = token.slice(0, -signLength - 1);
  const right = Buffer.from(sign(await keyOf(db), about));
  if (!timingSafeEqual(right, Buffer.from(signature))) return null;
  const id = (text: string) => Number.parseInt(text, 36);
  return {
    kind: kinds[letter as Letter],
    record: id(record),
    person: id(person),
    comment: id(comment) || null,
  };
}
