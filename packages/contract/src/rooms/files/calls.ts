import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Uploads and downloads. The upload itself is multipart (`file`, `storage='s3'`). */

export const largestFile = 100 * 1024 * 1024;

export const uploadFile = endpoint<Schemas['uploadFile']>({
  method: 'POST',
  path: '/media/upload',
  allow: 'everyone',
  area: 'documents',
});

/** A short-lived address of one file, so that the session's token stays out of addresses. */
export const fileTicket = endpoint<Schemas['fileTicket']>({
  method: 'POST',
  path: '/media/ticket/:id',
  allow: 'everyone',
  area: 'none',
});

/** Larger files are only downloaded. */
export const largestPreview = 30 * 1024 * 1024;

/** Kinds that a page can show, by the name's ending; the server looks at the bytes. */
export const isShowable = (fileName: string) => /\.(pdf|png|jpe?g|gif|webp)$/i.test(fileName);

export const previewPath = (file: number) => `/api/media/preview/id/${file}`;
