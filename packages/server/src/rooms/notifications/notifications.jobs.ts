import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Database, Db } from '../../kit/database/database.ts';
import { momentOf } from '../../kit/jobs/clock.ts';
import { enqueue, enqueueAll, handleTask } from '../../kit/jobs/jobs.ts';
import { sendMail } from '../../kit/mail/mail-task.ts';
import { replyAddress } from '../../kit/mail/reply-address.ts';
import type { Config } from '../../kit/operations/config.ts';
import type { Log } from '../../kit/operations/log.ts';
import { type OutgoingCalls, PlaceRefusedError } from '../../kit/outgoing/outgoing.ts';
import { plainText } from '../../kit/records/html.ts';
import { commentOf, factsOf, recordOf } from './about-record.ts';
import { awaitedBy, type DecisionLinks, type Decisions } from './decisions.ts';
import { digestReaders, takeDigest } from './delivery/channels.queries.ts';
import {
  findRecipient,
  findUnread,
  unreadOf,
  wordsOfComment,
} from './delivery/delivery.queries.ts';
import { dropDevice, findDevice } from './delivery/devices.queries.ts';
import { digestLetter, letter, screenOf, threadOf, titleOf } from './delivery/letters.ts';
import { KeyRefusedError, sendPush } from './delivery/push.ts';
import { digest, pushNotification, writeDigest, writeLetter } from './delivery/push-tasks.ts';
import { firstOfThread } from './threads.queries.ts';

type World = {
  db: Database;
  config: Config;
  outgoing: OutgoingCalls;
  /** What some notices ask to be decided where they are read. */
  decisions?: Decisions;
  mornings: Mornings;
};

/** When daily letters go out: on mornings of the company's working days. */
export type Mornings = { isWorkMorning: (db: Db, moment: Date) => Promise<boolean> };

type Found = NonNullable<Awaited<ReturnType<typeof findUnread>>>;

/** Links for the decision that a notice asks for; their tokens are stored nowhere else. */
async function linksOf({ decisions = {} }: World, db: Db, found: Found, place: string) {
  const subject = awaitedBy(decisions, found);
  return subject ? await subject.decision.links(db, found.user, { ...subject, place }) : null;
}

/** Where an answer to a notice goes, if answers are read and it is about something that is commented on. */
async function replyToOf(db: Db, { mailReplyTo }: Config, found: Found): Promise<string | null> {
  const about = recordOf(found);
  if (!mailReplyTo || !about) return null;
  const to = { ...about, person: found.user, comment: commentOf(found) };
  return await replyAddress(db, mailReplyTo, to);
}

/** Characters of a notification that a push message carries; services take 4 KB encrypted. */
const longestBody = 500;

/** What the service worker shows; see packages/web/service-worker. */
function pushMessage(
  { id, kind, content }: Pick<Found, 'id' | 'kind' | 'content'>,
  links: DecisionLinks | null,
): string {
  const body = plainText(content);
  return JSON.stringify({
    title: titleOf(kind),
    body: body.length > longestBody ? `${body.slice(0, longestBody)}…` : body,
    tag: `powiadomienie-${id}`,
    address: screenOf(content),
    ...(links && {
      actions: links.acts.map(({ key, label, address }) => ({
        action: key,
        title: label,
        address,
      })),
    }),
  });
}

/**
 * One notification to one device. A device that its service does not know any more is forgotten;
 * a service that is away or busy is tried again by throwing.
 */
async function push(
  world: World,
  { notification, device: id }: { notification: number; device: number },
  log: Log,
): Promise<void> {
  const found = await findUnread(world.db, notification);
  const device = await findDevice(world.db, id);
  // The device may have changed hands since.
  if (!found || !device || device.person !== found.user) return;
  try {
    const links = await linksOf(world, world.db, found, `push ${id}`);
    const status = await sendPush(world, device, pushMessage(found, links));
    if (status === 404 || status === 410) return await dropDevice(world.db, id);
    if (status === 429 || status >= 500) throw new Error(`Usługa powiadomień: ${status}`);
    if (status >= 300) log.warn(`Usługa powiadomień odrzuciła wiadomość: ${status}`);
  } catch (error) {
    if (error instanceof KeyRefusedError) return await dropDevice(world.db, id);
    if (!(error instanceof PlaceRefusedError)) throw error;
    log.warn({ err: error }, 'Powiadomienie pominięte: adres urządzenia nie jest dozwolony');
  }
}

const unreadWords = (count: number) => `nieprzeczytane powiadomienia (${count})`;

/** The daily letter of one person, at most once a day; nothing unread, no letter. */
async function makeDigest({ db, config }: World, person: number, day: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await takeDigest(tx, person, day))) return;
    const { unread, count } = await unreadOf(tx, person, new Date());
    const to = await findRecipient(tx, person);
    if (!to || count === 0) return;
    const words = unreadWords(count);
    await enqueue(tx, sendMail, digestLetter(config, to, { unread, count, words }));
  });
}

export const notificationTasks = (world: World) => [
  handleTask(pushNotification, (payload, { log }) => push(world, payload, log)),
  handleTask(writeLetter, async ({ notification }) => {
    const found = await findUnread(world.db, notification);
    if (!found) return;
    await world.db.transaction().execute(async (tx) => {
      const links = await linksOf(world, tx, found, 'mail');
      const facts = await factsOf(tx, found);
      const [about, id] = [recordOf(found), commentOf(found)];
      const quote = about && id ? await wordsOfComment(tx, { kind: about.kind, id }) : null;
      const replyTo = await replyToOf(tx, world.config, found);
      const thread = threadOf(found.content);
      const first = thread && (await firstOfThread(tx, found, thread));
      await enqueue(
        tx,
        sendMail,
        letter(world.config, found, { ...found, first, links, facts, quote, replyTo }),
      );
    });
  }),
  handleTask(digest, async (payload) => {
    const moment = momentOf(payload);
    const day = warsawDay(moment);
    if (!(await world.mornings.isWorkMorning(world.db, moment))) return;
    const readers = await digestReaders(world.db, day);
    await enqueueAll(
      world.db,
      writeDigest,
      readers.map(({ person }) => ({ person, day })),
    );
  }),
  handleTask(writeDigest, ({ person, day }) => makeDigest(world, person, day)),
];

/** A quarter past seven, Warsaw time: after the reminders of deadlines (see kit/jobs/clock.ts). */
export const notificationCrontab = '15 5,6 * * * notifications:digest ?fill=6h';
