import { randomInt } from 'node:crypto';
import type { Db } from '../../../kit/database/database.ts';
import { keepSecret } from '../../../kit/database/secret.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';
import type { Config } from '../../../kit/operations/config.ts';
import { newSealKey, seal, unseal } from '../../../kit/operations/encrypt.ts';
import { notifyOfAccountEvent } from '../accounts/account-events.ts';
import {
  codesBlocked,
  forgetWrongCodes,
  mostWrongCodes,
  noteWrongCode,
} from '../wrong-codes.queries.ts';
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

type Door = { db: Db; config: Config };

/** What kind of code fits just now, and takes it: none opens twice. Recovery codes count once the second step is on. */
async function takeFitting(
  db: Db,
  person: number,
  typedCode: string,
): Promise<'app' | 'recovery' | null> {
  const factor = await queries.findFactor(db, person);
  if (!factor) return null;
  const code = typedCode.replace(/[\s-]/g, '').toLowerCase();
  if (!/^\d{6}$/.test(code)) {
    const isAccepted = factor.confirmed !== null && (await queries.takeCode(db, person, code));
    return isAccepted ? 'recovery' : null;
  }
  if (await codesBlocked(db, person)) throw blocked();
  const { verifySync } = await import('otplib');
  const secret = unseal(await keyOf(db), factor.secret);
  const found = verifySync({ secret, token: code, epochTolerance: toleranceSeconds });
  if (!found.valid || !('timeStep' in found)) return null;
  return (await queries.takeStep(db, person, found.timeStep)) ? 'app' : null;
}

const blocked = () =>
  invalid({
    code: 'Zbyt wiele błędnych kodów w ciągu 30 dni: użyj kodu zapasowego albo poproś administratora',
  });

/**
 * Whether a code of somebody who has given the right password is right, and takes it. Their person is told of a
 * recovery code that was used and of many wrong ones, which end after a hundred in thirty days (decision 0080).
 * One transaction, which the caller does not take back for a wrong code.
 *
 * @throws HttpError 400 on `code` where codes of the app open nothing any more
 */
export async function codeFits(
  { db, config }: Door,
  person: number,
  code: string,
): Promise<boolean> {
  const fits = await takeFitting(db, person, code);
  const event = { person, by: null } as const;
  if (fits !== null) {
    await forgetWrongCodes(db, person);
    if (fits === 'recovery') {
      const left = await queries.countCodes(db, person);
      await notifyOfAccountEvent(db, config, {
        ...event,
        event: 'codeUsed',
        more: `zostało ${left}`,
      });
    }
    return true;
  }
  const { inRow, inMonth } = await noteWrongCode(db, person);
  if (inMonth === mostWrongCodes)
    await notifyOfAccountEvent(db, config, { ...event, event: 'codesBlocked' });
  else if (inRow === firstTold || (inRow > 0 && inRow % toldEach === 0)) {
    const more = `${inRow} z rzędu`;
    await notifyOfAccountEvent(db, config, { ...event, event: 'wrongCodes', more });
  }
  return false;
}

/** Of so many wrong codes in a row a person is told first, and then each time that so many more have come. */
const [firstTold, toldEach] = [5, 25];
