import { addressOf } from '@zaplecze/contract/addresses';
import type { Database, Db } from '../../kit/database/database.ts';
import { cancelJob, enqueue } from '../../kit/jobs/jobs.ts';
import type { Config } from '../../kit/operations/config.ts';
import {
  createOutgoing,
  type OutgoingCalls,
  PlaceRefusedError,
} from '../../kit/outgoing/outgoing.ts';
import type { EventSources } from '../../kit/records/record-events.ts';
import { aboutScreen, notify } from '../notifications/index.ts';
import { activeAdmins } from '../session/index.ts';
import { bodyNow } from './record-bodies.ts';
import { signaturesOf } from './secrets.ts';
import { deliver, deliveryKey, queueOf } from './tasks.ts';
import { type FoundDelivery, findDelivery, findEarlier, findNext } from './webhooks.queries.ts';
import { breakAfter, isGivenUp, pauseAfter, waitOf } from './webhooks.rules.ts';
import * as save from './webhooks.save.ts';

/** Webhooks call any name of the open internet, and what the operator named of the own network. */
export const webhookOutgoing = ({ webhookInside: inside }: Pick<Config, 'webhookInside'>) =>
  createOutgoing({ hosts: 'any', inside });

/** Characters of an answer that the log keeps. */
const keptAnswer = 500;

type Sent = save.Attempt & { isGone: boolean; retryAfter: string | null };

async function send(
  db: Db,
  { outgoing, config }: { outgoing: OutgoingCalls; config: Config },
  found: FoundDelivery & { body: string },
): Promise<Sent> {
  const at = new Date();
  const { body } = found;
  const begun = performance.now();
  const lasted = () => Math.round(performance.now() - begun);
  try {
    const { status, text, retryAfter } = await outgoing.post(found.url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': `${config.productName.replace(/[^\w .-]/g, '') || 'Zaplecze'}-Webhooks/1`,
        'webhook-id': found.event,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': await signaturesOf(db, found, { id: found.event, at, body }),
      },
      body: Buffer.from(body),
    });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL keeps no NUL
    const answer = text.slice(0, keptAnswer).replace(/\u0000/g, '');
    return {
      status,
      problem: null,
      duration: lasted(),
      answer,
      isGone: status === 410,
      retryAfter,
    };
  } catch (error) {
    const attempt = { status: null, duration: lasted(), answer: null, retryAfter: null };
    return { ...attempt, problem: problemOf(error), isGone: error instanceof PlaceRefusedError };
  }
}

/** Why nobody answered, in words of the log. */
function problemOf(error: unknown): string {
  if (error instanceof PlaceRefusedError) {
    return 'Adres jest niedozwolony: prowadzi do wnętrza sieci albo nie jest adresem https';
  }
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'Brak odpowiedzi w 15 sekund';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return 'Nie ma takiego hosta albo brak internetu';
  if (code === 'ECONNREFUSED') return 'Nikt nie słucha pod tym adresem';
  return `Połączenie nie powiodło się${code ? ` (${code})` : ''}`;
}

/** So many deliveries are sent by one job at most, so that a job ends in time. */
const mostInARow = 100;

/** A later event of a record waits for the one before it; after so long, in milliseconds, it looks again. */
const inOrderAgain = 60_000;

type Sending = { db: Database; config: Config; outgoing: OutgoingCalls; sources: EventSources };

/**
 * Attempts a delivery and, while all goes well, those behind it: of jobs that run one after another the queue takes up
 * the next only when it looks again, about once a second, and a thousand changes at once would take a quarter of an hour.
 * What fails is tried again after a pause that grows; a webhook that fails again and again is left alone for a while,
 * and after days switched off. The queue runs one job of a webhook at a time.
 */
export async function attempt(sending: Sending, { delivery }: { delivery: number }): Promise<void> {
  let next: number | undefined = delivery;
  for (let count = 0; next !== undefined && count < mostInARow; count += 1) {
    const found: FoundDelivery | undefined = await findDelivery(sending.db, next);
    // The job before it may have sent this one too.
    if (found?.state === 'waiting') {
      const earlier = await findEarlier(sending.db, found);
      if (earlier) {
        const after = Date.parse(earlier.nextAttempt ?? '') || 0;
        await later(sending.db, found, new Date(Math.max(after, Date.now() + inOrderAgain)));
      } else if (!(await attemptOne(sending, found))) return;
    }
    next = found && (await findNext(sending.db, found.webhook));
  }
}

/** Whether it arrived, or there was nothing to send any more. */
async function attemptOne(
  { db, config, outgoing, sources }: Sending,
  found: FoundDelivery,
): Promise<boolean> {
  const delivery = found.id;
  if (!found.active) {
    await save.putOff(db, delivery, null);
    return false;
  }
  const paused = found.pausedUntil === null ? 0 : Date.parse(found.pausedUntil);
  if (paused > Date.now()) {
    await later(db, found, new Date(paused));
    return false;
  }
  const now = await bodyNow(db, sources, found);
  if (!now) {
    await save.dropDelivery(db, delivery);
    return true;
  }
  const message = { ...found, body: JSON.stringify(now) };
  const { isGone, retryAfter, ...attempt } = await send(db, { outgoing, config }, message);
  const delivered = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
  await db.transaction().execute(async (tx) => {
    if (delivered) {
      await save.noteAttempt(tx, delivery, { ...attempt, delivered, next: null });
      await save.noteSuccess(tx, found.webhook);
      // Its own job, where another one has sent it.
      await cancelJob(tx, deliveryKey(delivery));
      return;
    }
    await fail(tx, found, { ...attempt, isGone, retryAfter });
  });
  return delivered;
}

/** Tries again at that moment, without counting an attempt. */
async function later(db: Database, found: FoundDelivery, moment: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await save.putOff(tx, found.id, moment);
    await tryAt(tx, found, moment);
  });
}

/** Leaves the next attempt of a delivery to the queue, as a part of this transaction. */
export const tryAt = (db: Db, { id, webhook }: { id: number; webhook: number }, runAt: Date) =>
  enqueue(
    db,
    deliver,
    { delivery: id },
    {
      runAt,
      queue: queueOf(webhook),
      jobKey: deliveryKey(id),
    },
  );

async function fail(
  db: Db,
  found: FoundDelivery,
  { isGone, retryAfter, ...attempt }: Sent,
): Promise<void> {
  const now = Date.now();
  const pause = isGone ? null : pauseAfter(found.attempts + 1);
  const wait = waitOf(attempt.status, retryAfter, now);
  const next = pause === null ? null : new Date(now + Math.max(pause, wait));
  await save.noteAttempt(db, found.id, { ...attempt, delivered: false, next });
  if (next) await tryAt(db, found, next);
  const { failures, failingSince } = await save.noteFailure(db, found.webhook);
  const rest = Math.max(breakAfter(failures), wait);
  if (rest > 0) await save.pause(db, found.webhook, new Date(now + rest));
  if (isGivenUp(failingSince, now)) await giveUp(db, found, 'od trzech dni nic nie dociera');
  // 410 is how Standard Webhooks says that nobody listens there any more.
  else if (attempt.status === 410)
    await giveUp(db, found, 'odbiorca odpowiada 410: już nie słucha');
}

async function giveUp(db: Db, { webhook, name }: FoundDelivery, more: string): Promise<void> {
  if (!(await save.stopWebhook(db, webhook))) return;
  await notify(db, {
    kind: 'webhookStopped',
    to: await activeAdmins(db),
    by: null,
    about: aboutScreen({ id: webhook, name, address: addressOf('machines') }),
    more,
    personal: true,
  });
}
