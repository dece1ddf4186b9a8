import type { FileRef } from '@zaplecze/contract/kit/values/records';
import { fileTicket, largestFile } from '@zaplecze/contract/rooms/files/calls';
import { ApiError, call, offline, randomKey, readFailure } from '../calls/api.ts';
import { longest } from '../calls/patience.ts';
import { report } from '../calls/send.ts';
import { getToken, setToken } from '../calls/token.ts';
import { noteSilence } from '../live/connection.ts';

type Sending = { onProgress?: (share: number) => void; signal?: AbortSignal };

/** Uploads one file; it is kept but not yet attached to any record. Throws ApiError. */
export async function upload(file: File, options: Sending = {}): Promise<FileRef> {
  const { file: stored } = await sendFile<{ file: FileRef }>('/media/upload', file, {
    largest: largestFile,
    ...options,
  });
  return stored;
}

/**
 * Sends one file to a call that takes files (multipart, with the storage 's3' that callers name) and
 * gives its answer; `onProgress` gets 0 to 1, `largest` counts bytes. Throws ApiError.
 */
export function sendFile<T>(
  path: string,
  file: File,
  options: Sending & { largest: number },
): Promise<T> {
  if (file.size > options.largest) {
    const megabytes = Math.round(options.largest / 1024 / 1024);
    return Promise.reject(new ApiError(413, `Plik jest za duży (najwyżej ${megabytes} MB).`));
  }
  return new Promise((resolve, reject) => {
    // fetch cannot tell how much of an upload has gone.
    const request = new XMLHttpRequest();
    request.open('POST', `/api${path}`);
    const token = getToken();
    if (token !== null) request.setRequestHeader('access-token', token);
    request.setRequestHeader('idempotency-key', randomKey());
    const lose = () => {
      noteSilence();
      reject(new ApiError(0, offline));
    };
    let silence = 0;
    const waitFor = (ms: number) => {
      window.clearTimeout(silence);
      silence = window.setTimeout(() => {
        lose();
        request.abort();
      }, ms);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      waitFor(longest);
      options.onProgress?.(total ? loaded / total : 0);
    };
    // What is made of a file that has come whole may take minutes (imports).
    request.upload.onload = () => waitFor(5 * longest);
    request.onloadend = () => window.clearTimeout(silence);
    request.onerror = lose;
    request.onabort = () => reject(new ApiError(0, 'Przerwano przesyłanie pliku.'));
    request.onload = async () => {
      if (request.status >= 200 && request.status < 300) {
        resolve((JSON.parse(request.responseText) as { data: T }).data);
        return;
      }
      if (request.status === 401 && getToken() === token) setToken(null, 'expired');
      const text = async () => request.responseText;
      reject(await readFailure({ status: request.status, text }));
    };
    options.signal?.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('storage', 's3');
    body.append('file', file);
    request.send(body);
    waitFor(longest);
  });
}

/** Lets the browser download what is at an address; the server's own name counts, if it gives one. */
export function openAddress(path: string, fileName = '') {
  const link = document.createElement('a');
  link.href = path;
  link.download = fileName;
  link.click();
}

/** Downloads a file by a short-lived address, so that the session's token stays out of URLs. */
export async function download(file: { id: number; fileName: string }) {
  try {
    const { path } = await call(fileTicket, { params: { id: file.id } });
    openAddress(path, file.fileName);
  } catch (error) {
    report(error, () => void download(file));
  }
}

/** '1,2 MB'. */
export function formatSize(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  let value = bytes;
  let at = 0;
  while (value >= 1024 && at < units.length - 1) {
    value /= 1024;
    at++;
  }
  const digits = value < 10 && at > 0 ? 1 : 0;
  return `${value.toLocaleString('pl', { maximumFractionDigits: digits })} ${units[at]}`;
}
