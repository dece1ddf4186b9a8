import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { Database } from '../database/database.ts';
import type { Config } from '../operations/config.ts';
import { HttpError } from './calls/errors.ts';
import { giveBack, takeOne } from './calls/portions.ts';
import type { User } from './guard.ts';

/** Calls that make something of which there could be any number; an import of a file is one, however many rows it has. */
const making =
  /\/(create|upload|import|testPush)$|\/comment\/:(id(\/:text)?|project\/:task\/:procedure\/:service)$/;

export const isCreation = ({ method, path, allow }: Endpoint): boolean =>
  method === 'POST' && allow !== 'public' && making.test(path);

const words = {
  created: 'Zbyt wiele nowych wpisów w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.',
  refused:
    'Zbyt wiele odrzuconych prób zapisu w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.',
};

/** Refusals a minute for each creation that there may be: they cost little and make nothing, but not endlessly many. */
const refusalsPerCreation = 5;

/**
 * Makes something in a person's name and counts it; what was refused or failed is not counted as made. It is taken
 * before and given back, so that many at once do not slip through together. A repeat that gets the answer of what was made before
 * (idempotency.ts) counts as neither.
 *
 * @param make tells by `making` that it begins to make something
 * @throws HttpError 429 with Retry-After when the person has made as many as may be in this minute or hour, or sends
 * what is refused over and over
 */
export async function countingCreation<A>(
  { db, config }: { db: Database; config: Config },
  user: User,
  make: (making: () => void) => Promise<A>,
): Promise<A> {
  const { perMinute, perHour } = config.creations;
  const counts: Count[] = [
    { key: `create:minute:${user.id}`, seconds: 60, limit: perMinute },
    { key: `create:hour:${user.id}`, seconds: 3600, limit: perHour },
  ];
  const refusals: Count = {
    key: `create:refused:${user.id}`,
    seconds: 60,
    limit: perMinute * refusalsPerCreation,
  };
  await take(db, refusals, words.refused);
  const claimed: Count[] = [];
  let isMaking = false;
  let isDone = false;
  try {
    for (const count of counts) {
      await take(db, count, words.created);
      claimed.push(count);
    }
    const answer = await make(() => {
      isMaking = true;
    });
    isDone = true;
    return answer;
  } finally {
    if (isDone) giveBack(db, refusals);
    if (!isDone || !isMaking) for (const count of claimed) giveBack(db, count);
  }
}

type Count = { key: string; seconds: number; limit: number };

async function take(db: Database, count: Count, message: string): Promise<void> {
  if (count.limit === 0) return;
  const { granted, reset } = await takeOne(db, count);
  if (!granted) throw new HttpError(429, message, { headers: { 'retry-after': String(reset) } });
}
