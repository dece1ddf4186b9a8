import { statfsSync } from 'node:fs';
import { Transform, type TransformCallback } from 'node:stream';
import { databaseHome } from '@zaplecze/keeper/postgres/place';
import type { Config } from '../operations/config.ts';
import { StorageFullError } from './storage.ts';

/** Where this server's own data lies: database and files, unless somebody else keeps both. */
export function diskFolders({
  dataDir,
  databaseUrl,
  s3,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>): string[] {
  if (databaseUrl && s3) return [];
  return databaseUrl ? [dataDir] : [dataDir, databaseHome(dataDir)];
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // No folder (files in S3 and an outer database): no disk of ours to run full.
    return Infinity;
  }
}

/** What is left of the disks above the reserve, and what of it is spoken for. */
export type DiskRoom = {
  /** Bytes free where least is. */
  free: () => number;
  reserve: number;
  /** Speaks for bytes that are about to come; false when they would go under the reserve. Give them back once. */
  claim: (bytes: number) => boolean;
  giveBack: (bytes: number) => void;
  /** Lets a stream through to the disk, a portion asked for before it is written. */
  admission: () => Transform;
};

/** Bytes of a stream that are claimed at once. */
const portion = 4 * 1024 * 1024;

/**
 * The reserve is checked while bytes arrive, not only when a call begins: else many uploads would be let in by the
 * same free bytes. The system is asked synchronously (microseconds), so that no call of this process comes between
 * the answer and the claim; other processes are noticed by what they have written, a chunk later.
 */
function createDiskRoom(folders: string[], reserve: number): DiskRoom {
  const free = () => Math.min(Infinity, ...folders.map(freeBytes));
  let announced = 0;
  let streaming = 0;
  return {
    free,
    reserve,
    claim: (bytes) => {
      if (reserve > 0 && free() - announced - bytes < reserve) return false;
      announced += bytes;
      return true;
    },
    giveBack: (bytes) => {
      announced -= bytes;
    },
    admission: () => {
      let heldBytes = 0;
      const spend = (bytes: number) => {
        heldBytes -= bytes;
        streaming -= bytes;
      };
      return new Transform({
        transform(chunk: Buffer, _encoding: string, done: TransformCallback) {
          if (heldBytes < chunk.length) {
            const portionBytes = Math.max(portion, chunk.length);
            if (reserve > 0 && free() - streaming - portionBytes < reserve) {
              return done(new StorageFullError());
            }
            heldBytes += portionBytes;
            streaming += portionBytes;
          }
          spend(chunk.length);
          done(null, chunk);
        },
        destroy(error, done) {
          spend(heldBytes);
          done(error);
        },
      });
    },
  };
}

const rooms = new WeakMap<object, DiskRoom>();

/** The one room of a process's settings: who refuses calls and who writes files ask the same. */
export function diskRoomOf(config: Config): DiskRoom {
  const known = rooms.get(config);
  if (known) return known;
  const room = createDiskRoom(diskFolders(config), config.diskReserve);
  rooms.set(config, room);
  return room;
}
