import * as z from 'zod';
import { endpoint } from './kit/endpoint.ts';
import { byId, fileRef } from './kit/records.ts';

/** Uploads and downloads. The upload itself is multipart (`file`, `storage='s3'`). */

export const largestFile = 100 * 1024 * 1024;

export const uploadFile = endpoint({
  method: 'POST',
  path: '/media/upload',
  allow: 'everyone',
  summary: 'Przesłanie pliku (multipart: file, storage)',
  answer: z.object({ file: fileRef }),
});

/** A short-lived address of one file, so that the session's token stays out of addresses. */
export const fileTicket = endpoint({
  method: 'POST',
  path: '/media/ticket/:id',
  allow: 'everyone',
  row: 'kto może czytać rekord, do którego plik należy',
  summary: 'Krótkotrwały adres jednego pliku',
  params: byId,
  answer: z.object({ path: z.string() }),
});

/** Larger files are only downloaded. */
export const largestPreview = 30 * 1024 * 1024;
/** Kinds that a page can show, by the name's ending; the server looks at the bytes. */
export const isShowable = (fileName: string) => /\.(pdf|png|jpe?g|gif)$/i.test(fileName);
export const previewPath = (file: number) => `/api/media/preview/id/${file}`;
