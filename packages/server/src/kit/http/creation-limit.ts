import type { Endpoint } from '@zaplecze/contract/kit/endpoint';
import type { Database } from '../database/database.ts';
import type { Config } from '../operations/config.ts';
import { HttpError } from './errors.ts';
import type { User } from './guard.ts';
import { takeOne } from './portions.ts';

/** Calls that make something of which there could be any number; an import of a file is one, however many rows it has. */
const making =
  /\/(create|upload|import|testPush)$|\/comment\/:(id(\/:text)?|project\/:task\/:procedure\/:service)$/;

export const isCreation = ({ method, path, allow }: Endpoint): boolean =>
  method === 'POST' && allow !== 'public' && making.test(path);

const told = 'Zbyt wiele nowych wpisów w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.';

/**
 * Counts one creation of a person.
 *
 * @throws HttpError 429 with Retry-After when the person has made as many as may be in this minute or hour
 */
export async function countCreation(
  { db, config }: { db: Database; config: Config },
  user: User,
): Promise<void> {
  const { perMinute, perHour } = config.creations;
  await take(db, { key: `create:minute:${user.id}`, seconds: 60, limit: perMinute });
  await take(db, { key: `create:hour:${user.id}`, seconds: 3600, limit: perHour });
}

async function take(
  db: Database,
  asked: { key: string; seconds: number; limit: number },
): Promise<void> {
  if (asked.limit === 0) return;
  const { granted, reset } = await takeOne(db, asked);
  if (!granted) throw new HttpError(429, told, { headers: { 'retry-after': String(reset) } });
}
