import { randomInt } from 'node:crypto';
import type { Db } from '../../kit/database/database.ts';
import { keepSecret } from '../../kit/database/secret.ts';
import type { Config } from '../../kit/operations/config.ts';
import { newSealKey, seal, unseal } from '../../kit/operations/sealed.ts';
import * as queries from './second-factor.queries.ts';

/** Name of the kept secret that apps' secrets are sealed under. */
export const factorKey = 'second-factor';
/** A clock may be half a minute off, and a code may come at the end of its own. */
const toleranceSeconds = 30;
const recoveryCodes = 10;

const keyOf = (db: Db) => keepSecret(db, factorKey, newSealKey);

/** What a person's app takes in: a fresh secret, its address and that as a picture. */
export async function beginSetup(
  db: Db,
  config: Config,
  person: { id: number; email: string },
): Promise<{ secret: string; uri: string; picture: string }> {
  // Loaded when somebody sets it up: a start does without.
  const [{ generateSecret, generateURI }, { default: qrCode }] = await Promise.all([
    import('otplib'),
    import('qrcode'),
  ]);
  const secret = generateSecret();
  await queries.beginFactor(db, person.id, seal(await keyOf(db), secret));
  const uri = generateURI({ issuer: config.productName, label: person.email, secret });
  const svg = await qrCode.toString(uri, { type: 'svg', margin: 2 });
  const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { secret, uri, picture };
}

/** Signs of recovery codes: none can be mistaken for another. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';

/** Makes the codes for a lost app, of 79 bits each, kept only hashed. */
export async function makeRecoveryCodes(db: Db, person: number): Promise<string[]> {
  const code = () => Array.from({ length: 16 }, () => signs[randomInt(signs.length)]).join('');
  const codes = Array.from({ length: recoveryCodes }, code);
  await queries.keepCodes(db, person, codes);
  return codes.map((one) => one.replace(/.{4}(?=.)/g, '$&-'));
}

/**
 * Whether a code is right just now, and takes it: neither the app's nor a recovery code opens
 * twice. Recovery codes count only once the second step is on.
 */
export async function codeFits(db: Db, person: number, given: string): Promise<boolean> {
  const factor = await queries.findFactor(db, person);
  if (!factor) return false;
  const code = given.replace(/[\s-]/g, '').toLowerCase();
  if (!/^\d{6}$/.test(code)) {
    return factor.confirmed !== null && (await queries.takeCode(db, person, code));
  }
  const { verifySync } = await import('otplib');
  const secret = unseal(await keyOf(db), factor.secret);
  const found = verifySync({ secret, token: code, epochTolerance: toleranceSeconds });
  if (!found.valid || !('timeStep' in found)) return false;
  return queries.takeStep(db, person, found.timeStep);
}
