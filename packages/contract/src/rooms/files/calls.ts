import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Uploads and downloads. The upload itself is multipart (`file`, `storage='s3'`). */

const endpoint = endpointsOf<Schemas>('documents');

export const largestFile = 100 * 1024 * 1024;

export const uploadFile = endpoint<'uploadFile'>('POST /media/upload', 'everyone');

/** A short-lived address of one file, so that the session's token stays out of addresses. */
export const fileTicket = endpoint<'fileTicket'>('POST /media/ticket/:id', 'everyone', {
  area: 'none',
});

/** The file itself, by its id and name. Opened by keys, sessions and signed addresses, outside of the usual way of calls. */
export const downloadFile = endpoint<'downloadFile'>(
  'GET /media/download/id/:id/:filename',
  'everyone',
  { file: true },
);

/** Larger files are only downloaded. */
export const largestPreview = 30 * 1024 * 1024;

/** Kinds that a page can show, by the name's ending; the server looks at the bytes. */
export const isShowable = (fileName: string) =>
  /\.(pdf|png|jpe?g|gif|webp|hei[cf]|tiff?|eml|xml|docx|xlsx)$/i.test(fileName);

/** Kinds whose pages a program of its own draws, one file at a time: their preview may be waited for. */
export const isDrawn = (fileName: string) => /\.(docx|xlsx)$/i.test(fileName);

export const previewPath = (file: number) => `/api/media/preview/id/${file}`;
