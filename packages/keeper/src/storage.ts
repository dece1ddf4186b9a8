import type { Readable } from 'node:stream';

/** Where contents of files lie, as far as copies, restores and the archive use it. */
export type Storage = {
  /** Stores a stream under a key: whole and durable when it answers. */
  put: (key: string, content: Readable, options: { contentType: string }) => Promise<unknown>;
  /** @throws MissingFileError when nothing is stored under the key */
  get: (key: string) => Promise<Readable>;
  /** Removes what is stored under the key, if anything. */
  remove: (key: string) => Promise<void>;
  /** Throws when files cannot be stored just now. */
  check: () => Promise<void>;
};

/** Nothing is stored under the key: in a storage of files, or in an archive. */
export class MissingFileError extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`No file under ${key}`, options);
    this.name = 'MissingFileError';
  }
}
