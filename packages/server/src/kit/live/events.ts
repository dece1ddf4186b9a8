import type { ServerResponse } from 'node:http';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { FastifyInstance } from 'fastify';
import { HttpError, unauthorizedError } from '../http/calls/errors.ts';
import type { Services } from '../http/calls/mount.ts';
import { hashToken, livingSessions, readUser, tokenOf } from '../http/guard.ts';
import { createEventSource } from './events-source.ts';
import { type News, publishNews } from './news.ts';

/** Open pages of one person; a further one ends the oldest. */
const streamsPerPerson = 12;
/** Open pages of one process; further ones are refused and ask in intervals instead. */
const streamsPerProcess = 5_000;
const beatMs = 25_000;
/** How often a process with open pages looks for news that another one did not come to tell. */
const lookEveryMs = 1_000;
/** News that come together are told together. */
const gatherMs = 50;
/** What a page that does not read may leave unsent before it is cut off. */
const longestBacklog = 64 * 1024;

type Stream = { person: number; session: string; raw: ServerResponse };

/**
 * Tells open pages that something is new, as server-sent events: `event: <topic>`, without content,
 * which the page then reads by an ordinary call. One listening connection of this process serves
 * all its streams. When it is lost, streams end and pages ask in intervals until it is back.
 *
 * @returns how many pages listen just now
 */
export function registerEvents(
  app: FastifyInstance,
  services: Services,
  endpoint: Endpoint,
): { count: () => number } {
  const { db, config, log } = services;
  const streams = new Set<Stream>();
  const waiting = new Map<string, Set<number>>();
  let gathering: NodeJS.Timeout | undefined;

  const end = (stream: Stream) => {
    if (!streams.delete(stream)) return;
    stream.raw.end();
  };
  const endAll = () => {
    for (const stream of streams) end(stream);
  };

  const write = (stream: Stream, text: string) => {
    if (stream.raw.writableLength > longestBacklog) {
      streams.delete(stream);
      stream.raw.destroy();
    } else stream.raw.write(text);
  };

  const send = () => {
    gathering = undefined;
    for (const [topic, people] of waiting) {
      for (const stream of streams) {
        if (people.has(stream.person)) write(stream, `event: ${topic}\ndata: \n\n`);
      }
    }
    waiting.clear();
  };

  const hear = (news: News) => {
    if (news.ended !== undefined) {
      for (const stream of streams) if (stream.session === news.ended) end(stream);
    }
    if (news.topic === undefined || streams.size === 0) return;
    const people = waiting.get(news.topic) ?? new Set();
    for (const person of news.people ?? []) people.add(person);
    waiting.set(news.topic, people);
    gathering ??= setTimeout(send, gatherMs);
  };

  const source = createEventSource(db, { hear, lost: endAll, log });

  /** Keeps connections open through proxies, and ends those whose session is over without a word. */
  const beat = async () => {
    for (const stream of streams) write(stream, ': \n\n');
    if (!(await source.alive())) return;
    const openStreams = [...streams];
    const living = await livingSessions(
      db,
      config,
      openStreams.map((stream) => stream.session),
    );
    for (const stream of openStreams) if (!living.has(stream.session)) end(stream);
  };
  const beating = setInterval(() => {
    if (streams.size > 0) beat().catch((error) => log.debug({ err: error }, 'Strumienie zdarzeń'));
  }, beatMs);
  beating.unref();

  const news = publishNews(db, log);
  const looking = setInterval(() => {
    if (streams.size > 0) void news.look();
  }, lookEveryMs);
  looking.unref();
  // What the last requests have changed is told to pages of other servers.
  app.addHook('onClose', async () => news.stop());

  app.addHook('preClose', async () => {
    clearInterval(beating);
    clearInterval(looking);
    clearTimeout(gathering);
    endAll();
    await source.stop();
  });

  app.get(`/api${endpoint.path}`, { config: { endpoint } }, async (request, reply) => {
    const user = await readUser(db, config, request);
    const token = tokenOf(request);
    if (!user || token === null) throw unauthorizedError();
    const away = { headers: { 'retry-after': '30' } };
    if (streams.size >= streamsPerProcess) {
      throw new HttpError(503, 'Zbyt wiele otwartych stron. Spróbuj ponownie za chwilę.', away);
    }
    await source.listen();
    const own = [...streams].filter((stream) => stream.person === user.id);
    if (own.length >= streamsPerPerson && own[0]) end(own[0]);
    if (request.raw.destroyed) return;
    const { raw } = reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) raw.setHeader(name, value);
    }
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Proxies that gather answers would hold every event back.
      'x-accel-buffering': 'no',
    });
    const stream: Stream = { person: user.id, session: hashToken(token).toString('hex'), raw };
    streams.add(stream);
    raw.once('close', () => streams.delete(stream));
    raw.on('error', () => streams.delete(stream));
    write(stream, 'retry: 5000\nevent: open\ndata: \n\n');
  });
  return { count: () => streams.size };
}
