import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ReaderGoneError, runAsWork, Work } from '../../database/work.ts';
import type { Services } from './mount.ts';

/** How a request ends that nobody waits for: no fault of anybody's. */
const goneStatus = 499;

const works = new WeakMap<FastifyRequest, Work>();

type Plain = { status: number; message: string; headers?: Record<string, string> };

/**
 * Makes each request a piece of work (kit/database/work.ts) of the kind that its route says, so that its statements have limits;
 * a search, report or export that nobody waits for any more ends, and nothing more is asked for other readers who left.
 */
export function registerWork(app: FastifyInstance, { config }: Pick<Services, 'config'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { kind = 'ordinary', reads = false } = request.routeOptions.config;
    const name = `${request.method} ${request.routeOptions.url ?? 'other'}`;
    const work = new Work(kind, name, { limits: config.limits[kind], reads });
    works.set(request, work);
    if (work.reads) {
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) work.leave();
      });
    }
    runAsWork(work, done);
  });
  // A body is read on behalf of the connection, which is nobody's.
  app.addHook('preValidation', (request, _reply, done) => {
    const work = works.get(request);
    if (work) runAsWork(work, done);
    else done();
  });
}

const again = { 'retry-after': '5' };

/** The answer to a person whose statement was stopped by its limits; null for other errors. */
export function stoppedAnswer(error: unknown, request: FastifyRequest): Plain | null {
  if (error instanceof ReaderGoneError) return { status: goneStatus, message: 'Przerwano' };
  const { code } = error as { code?: unknown };
  if (code === '55P03') {
    const message =
      'Ktoś właśnie zmienia te same dane. Niczego nie zapisano; spróbuj ponownie za chwilę.';
    return { status: 503, message, headers: again };
  }
  if (code !== '57014') return null;
  if (works.get(request)?.isReaderGone) return { status: goneStatus, message: 'Przerwano' };
  // Pages ask again by themselves after 503; what took too long once would do so again.
  if (request.routeOptions.config.reads) {
    const message =
      'Przygotowanie odpowiedzi trwało zbyt długo i zostało przerwane. Zawęź to, o co pytasz (filtr, okres, szukany tekst), albo spróbuj później.';
    return { status: 504, message };
  }
  const message =
    'Zapis trwał zbyt długo i został przerwany. Niczego nie zapisano; spróbuj ponownie za chwilę.';
  return { status: 503, message, headers: again };
}
