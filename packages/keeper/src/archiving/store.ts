import type { Readable } from 'node:stream';
import type { S3Access } from '../s3.ts';

/** Where the embedded database's log goes as it is written, so that any moment can be had. */
export type ArchiveConfig = {
  /** For how many days back any moment can be had. */
  keepDays: number;
  /** What happened longer ago than this is in the archive. */
  everySeconds: number;
} & (
  | { kind: 'folder'; folder: string }
  | ({ kind: 's3'; bucket: string; prefix: string } & S3Access)
);

/** Something in the archive: its name (parts joined by `/`), bytes, and when it was put there. */
export type ArchiveObject = { name: string; size: number; changed: Date };

/** Where what happens in the database is kept beside it: a folder, or a part of an S3 bucket. */
export type ArchiveStore = {
  /** The place in an operator's words. */
  where: string;
  /** Puts it there whole and durable, in the place of what had the name. */
  put: (name: string, content: Buffer | Readable) => Promise<void>;
  /** @throws MissingFileError when there is nothing of that name */
  get: (name: string) => Promise<Readable>;
  /** Everything whose name begins so, in the order of names. */
  list: (prefix: string) => Promise<ArchiveObject[]>;
  remove: (name: string) => Promise<void>;
};

/** The archive that the settings name. */
export async function openArchive(config: ArchiveConfig): Promise<ArchiveStore> {
  if (config.kind === 'folder') {
    const { createFolderArchive } = await import('./store-folder.ts');
    return createFolderArchive(config.folder);
  }
  // Loaded only when used: the SDK alone would double the time of a start.
  const { createS3Archive } = await import('./store-s3.ts');
  return createS3Archive(config);
}
