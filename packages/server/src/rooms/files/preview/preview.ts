import { buffer } from 'node:stream/consumers';
import { downloadFile, largestPreview, previewPath } from '@zaplecze/contract/rooms/files/calls';
import type { FastifyInstance } from 'fastify';
import { ReaderGoneError } from '../../../kit/database/work.ts';
import { MissingFileError } from '../../../kit/files/storage.ts';
import { readCaller } from '../../../kit/http/access-token.ts';
import {
  forbidden,
  HttpError,
  notFound,
  unauthorizedError,
} from '../../../kit/http/calls/errors.ts';
import type { Services } from '../../../kit/http/calls/mount.ts';
import { findFile } from '../files.queries.ts';
import { type FileKinds, mayRead } from '../owners.ts';
import { shownAs } from './shown-as.ts';

/**
 * GET /api/media/preview/id/{id}: no call of JSON, hence not in the contract. What a page may show of a file: pictures painted anew
 * (nothing of the upload itself reaches the browser), PDFs, which the page draws by a library of its own, and words
 * (`FileWords`). The session's token in the header opens it, no address.
 */
export function registerPreview(app: FastifyInstance, services: Services, kinds: FileKinds): void {
  const { db, storage } = services;
  app.get<{ Params: { id: string } }>(
    previewPath(0).replace(/0$/, ':id'),
    { config: { allow: 'everyone' } },
    async (request, reply) => {
      const reader = new AbortController();
      const leave = () => reader.abort();
      reply.raw.once('close', leave);
      if (reply.raw.destroyed) leave();
      const user = await readCaller(services, { request, reply, call: downloadFile });
      if (!user) throw unauthorizedError();
      if (!/^[1-9]\d{0,8}$/.test(request.params.id)) throw notFound();
      const file = await findFile(db, Number(request.params.id));
      if (!file) throw notFound();
      if (!(await mayRead({ db, user, kinds }, file))) throw forbidden();
      if (file.size > largestPreview) {
        throw new HttpError(413, 'Plik jest za duży, żeby go tu pokazać. Pobierz go.');
      }
      const content = await storage.get(file.storageKey).catch((error: unknown) => {
        throw error instanceof MissingFileError ? notFound() : error;
      });
      const shown =
        file.contentType === 'application/pdf' && /\.pdf$/i.test(file.fileName)
          ? { type: 'application/pdf', content }
          : await shownAs(await buffer(content), { fileName: file.fileName, left: reader.signal });
      if (reader.signal.aborted) {
        // What nobody reads would stay open, in S3 with its connection.
        content.destroy();
        throw new ReaderGoneError();
      }
      if (!shown) throw new HttpError(415, 'Tego pliku nie można tu pokazać. Pobierz go.');
      return reply
        .type(shown.type)
        .header('content-disposition', 'attachment')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-store')
        .send(shown.content);
    },
  );
}
