import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/calls/errors.ts';
import type { Log } from '../operations/log.ts';
import type { DiskRoom } from './disk-room.ts';

const lookEveryMs = 2_000;

/** Calls that people need although nothing may be written: getting in and out. */
const always = /^\/api\/auth\//;

/** Bodies from here on are spoken for while they come; smaller ones live within what the reserve has to spare. */
const worthClaiming = 1_000_000;

const later = { headers: { 'retry-after': '60' } };

/**
 * Refuses writes while a disk has less than the reserve free, and lets reads go on. A disk that
 * is filled to the last byte would make the database stop altogether, because it could not write
 * its log; what is kept free is what it needs to go on, and to recover. What a large body would take under the reserve is
 * refused before it comes, counted over all that are coming.
 */
export function registerDiskGuard(
  app: FastifyInstance,
  { room, log }: { room: DiskRoom; log: Log },
): void {
  const { reserve } = room;
  if (reserve === 0) return;
  let full = false;
  const look = () => {
    const free = room.free();
    if (free < reserve !== full) {
      full = !full;
      const megabytes = Math.floor(free / 1_000_000);
      if (full) log.error(`Na dysku zostało ${megabytes} MB: zapisy są wstrzymane`);
      else log.info('Na dysku jest znowu miejsce: zapisy są przyjmowane');
    }
  };
  look();
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  const claims = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', async (request, reply) => {
    const { method, url, headers } = request;
    if (method === 'GET' || always.test(url)) return;
    if (full) {
      throw new HttpError(
        503,
        'Na dysku serwera kończy się miejsce, więc nic nie można teraz zapisać. Powiadom administratora.',
        later,
      );
    }
    const length = Number(headers['content-length'] ?? 0);
    if (!(length >= worthClaiming)) return;
    if (!room.claim(length)) {
      const megabytes = Math.ceil(length / 1_000_000);
      throw new HttpError(
        507,
        `Na dysku serwera nie ma miejsca na to, co wysyłasz (${megabytes} MB). Powiadom administratora albo wyślij mniej.`,
        later,
      );
    }
    claims.set(request, length);
    // Whether the request was answered or broken off, no more bytes of it come.
    reply.raw.once('close', () => giveBack(request));
  });
  const giveBack = (request: FastifyRequest) => {
    const length = claims.get(request);
    if (length === undefined) return;
    claims.delete(request);
    room.giveBack(length);
  };
  app.addHook('onResponse', async (request) => giveBack(request));
}
