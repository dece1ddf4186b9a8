import multipart from '@fastify/multipart';
import { decodeQuery } from '@zaplecze/contract/kit/calls/query';
import { largestFile } from '@zaplecze/contract/rooms/files/calls';
import { streamEvents } from '@zaplecze/contract/rooms/notifications/calls';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerDiskGuard } from './kit/files/disk-guard.ts';
import { diskRoomOf } from './kit/files/disk-room.ts';
import { registerAdmission } from './kit/http/admission/requests.ts';
import { registerAddresses } from './kit/http/calls/addresses.ts';
import { answerUnreadableAddress, registerErrors } from './kit/http/calls/error-answers.ts';
import { registerJsonBodies } from './kit/http/calls/json-body.ts';
import type { Services } from './kit/http/calls/mount.ts';
import { registerWork } from './kit/http/calls/request-work.ts';
import { registerCompression } from './kit/http/compression.ts';
import { registerDocs } from './kit/http/documentation/docs.ts';
import { registerSecurityHeaders } from './kit/http/security-headers.ts';
import { readPage, registerWeb } from './kit/http/web.ts';
import { registerEvents } from './kit/live/events.ts';
import { registerDrain } from './kit/operations/drain.ts';
import { registerHealth } from './kit/operations/health.ts';
import { registerMetrics } from './kit/operations/metrics.ts';
import { registerRequestTracing } from './kit/tracing/requests.ts';
import { routes, serve } from './rooms/house.ts';
import { pageHead } from './rooms/organization/index.ts';

/** The whole HTTP side of one server process, not yet listening. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { config, log } = services;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    // A HEAD that runs a GET's handler would carry out tag/deleteUnused.
    exposeHeadRoutes: false,
    // POST /issue/comment/{issueId}/{text}: 4,000 characters of any kind, each up to twelve bytes
    // in an address and two units of a text.
    http: { maxHeaderSize: 64 * 1024 },
    routerOptions: {
      maxParamLength: 10_000,
      querystringParser: decodeQuery,
      ignoreTrailingSlash: true,
    },
    frameworkErrors: answerUnreadableAddress,
    forceCloseConnections: 'idle',
    // What still comes over a kept connection is answered like the rest; the database ends later.
    return503OnClosing: false,
    requestTimeout: 0,
  });
  // The contract's schemas check everything in mount.ts, after session, role and record.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  registerRequestTracing(app);
  registerDrain(app);
  registerAddresses(app);
  registerWork(app, services);
  const admission = registerAdmission(app, config);
  registerErrors(app, services);
  registerJsonBodies(app);
  const page = readPage(config);
  registerSecurityHeaders(app, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(page?.scripts ?? [])],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    // HSTS only where people come over TLS: on a plain http address it would lock them out.
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  await registerCompression(app);
  await app.register(multipart, {
    // One byte more than is taken: the parser cuts silently there, the storage refuses what is over.
    limits: { files: 1, fields: 5, fieldSize: 1000, fileSize: largestFile + 1, parts: 10 },
  });
  registerDiskGuard(app, { room: diskRoomOf(config), log });
  const streams = { count: () => 0 };
  await registerMetrics(app, services, { eventStreams: () => streams.count(), admission });
  await registerDocs(app, services);
  registerHealth(app, services);
  for (const route of routes) route.register(app, services);
  serve(app, services);
  streams.count = registerEvents(app, services, streamEvents).count;
  await registerWeb(app, config, { page, head: pageHead(services.db) });
  await app.ready();
  return app;
}
