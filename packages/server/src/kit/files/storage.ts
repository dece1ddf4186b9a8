import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Transform, type TransformCallback } from 'node:stream';

export { MissingFileError } from '@zaplecze/keeper/storage';

/** Part of a file, in bytes, both ends included (as in HTTP's Range). */
export type ByteRange = { start: number; end?: number };

/** What was stored: its length in bytes and its SHA-256 in hexadecimal. */
export type StoredFile = { size: number; sha256: string };

/** Storage of file contents. Rows of the database know the owners; keys reveal nothing. */
export type Storage = {
  /**
   * Stores a stream under a fresh key (`newStorageKey`): whole and durable when it answers, not at all when it
   * throws, also when the stream breaks off.
   *
   * @throws FileTooLargeError when there are more than `maxBytes`
   * @throws StorageUnavailableError when the disk is full or the service does not answer
   */
  put: (
    key: string,
    stream: Readable,
    options: { contentType: string; maxBytes?: number },
  ) => Promise<StoredFile>;
  /** @throws MissingFileError when nothing is stored under the key; StorageUnavailableError */
  get: (key: string, range?: ByteRange) => Promise<Readable>;
  /** Removes what is stored under the key, if anything. */
  remove: (key: string) => Promise<void>;
  /** Throws when files cannot be stored just now; for the start and the health check. */
  check: () => Promise<void>;
};

export class FileTooLargeError extends Error {
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`The file has more than ${maxBytes} bytes`);
    this.name = 'FileTooLargeError';
    this.maxBytes = maxBytes;
  }
}

/** The storage itself failed (disk full, service away): the same request may succeed later. */
export class StorageUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The file storage is unavailable', { cause });
    this.name = 'StorageUnavailableError';
  }
}

/** What the disk would keep less free of than its reserve; nothing was stored. */
export class StorageFullError extends StorageUnavailableError {
  constructor() {
    super(new Error('The disk has no room above its reserve'));
    this.name = 'StorageFullError';
  }
}

/** A key nobody can guess and no file name can shape: 32 hexadecimal digits. */
export function newStorageKey(): string {
  return randomBytes(16).toString('hex');
}

/** Whether the text has the form of a key; anything else never reaches a path or an address. */
export function isStorageKey(key: string): boolean {
  return /^[0-9a-f]{32}$/.test(key);
}

/** Counts and hashes what flows through and breaks off as soon as there is more than allowed. */
export class Meter extends Transform {
  #hash = createHash('sha256');
  #size = 0;
  #maxBytes: number;

  constructor(maxBytes = Infinity) {
    super();
    this.#maxBytes = maxBytes;
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#size += chunk.length;
    if (this.#size > this.#maxBytes) {
      done(new FileTooLargeError(this.#maxBytes));
    } else {
      this.#hash.update(chunk);
      done(null, chunk);
    }
  }

  /** The stored file with its size and hash; called once, at the end. */
  result(): StoredFile {
    return { size: this.#size, sha256: this.#hash.digest('hex') };
  }
}
