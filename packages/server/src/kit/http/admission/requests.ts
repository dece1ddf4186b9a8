import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../operations/config.ts';
import { Admission, type Importance, importanceOf } from './admission.ts';

const isForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('multipart/') ?? false;

/** Null: pages, health, streams of news, and what works long beside the others. */
function importanceOfRequest(request: FastifyRequest): Importance | null {
  const { schemas, kind = 'ordinary', reads = false } = request.routeOptions.config;
  // Only calls that are answered by a handler have schemas: a stream of news would keep its place for hours. A form is
  // sent for as long as the person's network takes.
  if (!schemas || isForm(request)) return null;
  const { search } = (request.query ?? {}) as { search?: unknown };
  return importanceOf({ kind, reads, searches: typeof search === 'string' && search !== '' });
}

/**
 * Requests of the API wait for a place to work in (admission.ts): those who would wait for too long are refused before their
 * session is looked up, the others once their body is there. A place is given back when the answer is known, however
 * slowly its reader takes it.
 */
export function registerAdmission(
  app: FastifyInstance,
  { requestsAtOnce, statementTimeFactor }: Pick<Config, 'requestsAtOnce' | 'statementTimeFactor'>,
): Admission {
  const admission = new Admission(requestsAtOnce, statementTimeFactor);
  const places = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onRequest', async (request) => {
    const importance = importanceOfRequest(request);
    const refusal = importance && admission.refusal(importance);
    if (refusal) throw refusal;
  });
  app.addHook('preHandler', async (request, reply) => {
    const importance = importanceOfRequest(request);
    if (!importance) return;
    const leave = await admission.enter(importance, (leaveQueue) => {
      reply.raw.once('close', leaveQueue);
    });
    places.set(request, leave);
    reply.raw.once('close', leave);
  });
  app.addHook('onSend', async (request) => places.get(request)?.());
  return admission;
}
