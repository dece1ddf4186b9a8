import { downloadFile } from '@zaplecze/contract/rooms/files/calls';
import type { FastifyInstance } from 'fastify';
import { MissingFileError } from '../../kit/files/storage.ts';
import { readCaller } from '../../kit/http/access-token.ts';
import { forbidden, notFound, unauthorizedError } from '../../kit/http/calls/errors.ts';
import { registerOptions } from '../../kit/http/calls/file-methods.ts';
import type { Services } from '../../kit/http/calls/mount.ts';
import { tokenOf } from '../../kit/http/guard.ts';
import { openTicket } from '../../kit/http/ticket.ts';
import { findFile } from './files.queries.ts';
import { type FileKinds, mayRead } from './owners.ts';

/** Pictures whose kind was read from their bytes; nothing else is ever shown in place. */
const shown = new Set(['image/png', 'image/jpeg', 'image/gif']);

/**
 * GET /api/media/download/id/{id}/{filename}: no JSON, hence answered outside of the usual way of calls. Opened by the
 * session's token (header or query, FIL-13), by a ticket, or, portraits only,
 * by the file's own key.
 */
export function registerDownload(app: FastifyInstance, services: Services, kinds: FileKinds): void {
  const { db, storage } = services;
  const url = '/api/media/download/id/:id/:filename';
  registerOptions(app, url);
  app.route<{ Params: { id: string }; Querystring: Record<string, unknown> }>({
    method: ['GET', 'HEAD'],
    url,
    config: { allow: 'everyone', described: downloadFile },
    handler: async (request, reply) => {
      // An id that cannot be one names no file: who asks is looked at all the same.
      const id = /^[1-9]\d{0,8}$/.test(request.params.id) ? Number(request.params.id) : 0;
      const token = request.query['access-token'];
      const key = typeof token === 'string' ? token : '';
      if (key !== '' && tokenOf(request) === null) request.headers['access-token'] = key;
      const ticket = { name: 'file-ticket', ticket: key, about: String(id) } as const;
      const user =
        (await openTicket(services, ticket)) ??
        (await readCaller(services, { request, reply, call: downloadFile }));
      const file = await findFile(db, id);
      const portrait = file?.attachedTo === 'person' && file.viewKey === key;
      if (!portrait) {
        if (!user) throw unauthorizedError();
        if (!file) throw notFound();
        if (!(await mayRead({ db, user, kinds }, file))) throw forbidden();
      }
      if (!file) throw notFound();
      const content = await storage.get(file.storageKey).catch((error: unknown) => {
        throw error instanceof MissingFileError ? notFound() : error;
      });
      const place = portrait && shown.has(file.contentType) ? 'inline' : 'attachment';
      const plain = file.fileName.normalize('NFKD').replace(/[^\w. -]/g, '_');
      if (request.method === 'HEAD') content.destroy();
      return reply
        .type(file.contentType)
        .header('content-length', file.size)
        .header(
          'content-disposition',
          `${place}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
        )
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header(
          'cache-control',
          portrait ? 'private, max-age=31536000, immutable' : 'private, no-store',
        )
        .send(request.method === 'HEAD' ? null : content);
    },
  });
}
