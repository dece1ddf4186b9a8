import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/feeds/calls';
import { type FeedAlarm, type FeedKind, feedKinds } from '@zaplecze/contract/rooms/feeds/lists';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Db, transactAs } from '../../kit/database/database.ts';
import { keepSecret } from '../../kit/database/secret.ts';
import { forbidden, HttpError, invalid } from '../../kit/http/calls/errors.ts';
import { on, type Route, type Services } from '../../kit/http/calls/mount.ts';
import { readPerson } from '../../kit/http/guard.ts';
import { assertChoice } from '../dictionaries/index.ts';
import { assertOwner, notifyOfAccountEvent } from '../session/index.ts';
import type { CalendarEvent } from './calendar.ts';
import { eventsOf, rangeOf } from './events.ts';
import * as queries from './feeds.queries.ts';
import { updateCalendar } from './feeds.rules.ts';

/** Addresses that one person may have. */
const most = 20;

const nameOf = (kind: FeedKind) => feedKinds.find(({ id }) => id === kind)?.name ?? kind;

type Content = { name: string; published: CalendarEvent[]; alarm: FeedAlarm };

/** The content of a calendar's address; undefined when there is none (any more). */
async function contentOf(
  tx: Db,
  { config }: Services,
  token: string,
  now = new Date(),
): Promise<Content | undefined> {
  const feed = await queries.openFeed(tx, token);
  const user = feed && (await readPerson(tx, feed.person));
  if (!feed || !user) return undefined;
  const range = rangeOf(feed.kind, warsawDay(now));
  const events = await eventsOf({ db: tx, user, publicUrl: config.publicUrl, range }, feed);
  if (events === null) return undefined;
  const installation = await keepSecret(tx, 'calendar-name', randomUUID);
  const before = await queries.listPublishedEvents(tx, feed.id);
  const since = range.dateFrom;
  const { published, ...changes } = updateCalendar(before, events, { since, now, installation });
  await queries.storePublishedEvents(tx, feed.id, changes);
  await queries.noteUse(tx, feed.id);
  const where = feed.department ? ` – ${feed.department.name}` : '';
  const name = `${config.productName}: ${nameOf(feed.kind)}${where}`;
  return { name, published, alarm: feed.alarm };
}

/** Whether the calendar has what it would be given. */
function isKnown({ headers }: FastifyRequest, tag: string, modified: string | undefined): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === '*' || tags.split(',').some((one) => one.trim() === tag);
  const since = headers['if-modified-since'];
  return Boolean(since && modified && Date.parse(modified) <= Date.parse(since));
}

async function answer(
  { name, published, alarm }: Content,
  product: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  const { writeCalendar } = await import('./calendar.ts');
  const text = writeCalendar({ name, product, alarm }, published);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const modified = published
    .map((one) => one.modified)
    .reduce((a, b) => (Date.parse(a) > Date.parse(b) ? a : b), '');
  reply.header('cache-control', 'private, no-cache');
  reply.header('etag', tag);
  if (modified) reply.header('last-modified', new Date(modified).toUTCString());
  if (isKnown(request, tag, modified)) {
    reply.code(304);
    return '';
  }
  reply.type('text/calendar; charset=utf-8');
  reply.header('content-disposition', 'inline; filename="kalendarz.ics"');
  return text;
}

/** @throws HttpError 400 for a department that is none, and for one address too many */
async function makeFeed(
  db: Db,
  person: number,
  { kind, alarm, department: chosen = null }: Omit<Body<typeof contract.createFeed>, 'password'>,
): Promise<{ id: number; token: string }> {
  const department = kind === 'own' ? null : chosen;
  const choice = {
    field: 'department',
    table: 'department',
    message: 'Nie ma takiego działu',
  } as const;
  await assertChoice(db, { ...choice, id: department });
  if ((await queries.countFeeds(db, person)) >= most) {
    throw invalid({ kind: `Możesz mieć najwyżej ${most} adresów. Unieważnij któryś z nich.` });
  }
  const token = randomBytes(32).toString('base64url');
  return { id: await queries.insertFeed(db, { person, kind, department, alarm, token }), token };
}

export const feedRoutes: Route[] = [
  on(contract.listFeeds, async ({ db, user }) => ({ list: await queries.feedsOf(db, user.id) })),
  on(contract.createFeed, {
    // A wrong password must stay counted; nor is the address in the answer kept for a repeated submit.
    transaction: false,
    handle: async ({ db, user, request, services: { config }, body: { password, ...body } }) => {
      if (body.kind === 'periods' && !user.flags.manager) throw forbidden();
      await assertOwner({ db, config, request }, { person: user.id, password });
      return await transactAs(db, user.id, async (tx) => {
        const feed = await makeFeed(tx, user.id, body);
        const accountEvent = { person: user.id, event: 'feedMade', by: user.id } as const;
        await notifyOfAccountEvent(tx, config, { ...accountEvent, more: nameOf(body.kind) });
        const path = contract.readFeed.path.replace(':token', feed.token);
        return { id: feed.id, address: `${config.publicUrl}/api${path}` };
      });
    },
  }),
  on(contract.removeFeed, {
    record: ({ db, params }) => queries.lockFeed(db, params.id),
    may: ({ record, user }) => record.person === user.id,
    handle: ({ db, record }) => queries.removeFeed(db, record.id),
  }),
  on(contract.readFeed, {
    head: true,
    handle: async ({ params, services, request, reply }) => {
      // The events of a calendar are stored as it got them, so that a change of one is sent as a change.
      const content = await services.db
        .transaction()
        .execute((tx) => contentOf(tx, services, params.token));
      if (!content)
        throw new HttpError(404, 'Nie ma takiego kalendarza albo jego adres unieważniono');
      return await answer(content, services.config.productName, { request, reply });
    },
  }),
];
