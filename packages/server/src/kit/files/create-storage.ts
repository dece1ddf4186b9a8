import type { Config } from '../operations/config.ts';
import { isTracing } from '../tracing/tracing.ts';
import { diskRoomOf } from './disk-room.ts';
import type { Storage } from './storage.ts';
import { createLocalStorage } from './storage-local.ts';

/** The storage the settings name: S3 when a bucket is set, else the folder `files` in DATA_DIR. */
/** @param config whole: writes keep to the disk's reserve */
export async function createStorage(
  config: Config | Pick<Config, 'dataDir' | 's3'>,
): Promise<Storage> {
  const storage = await open(config);
  if (!isTracing()) return storage;
  const { traceStorage: traced } = await import('./traced-storage.ts');
  return traced(storage, config.s3 ? 's3' : 'folder');
}

async function open(config: Parameters<typeof createStorage>[0]): Promise<Storage> {
  if (!config.s3) {
    const room = 'diskReserve' in config ? diskRoomOf(config) : undefined;
    return createLocalStorage(config.dataDir, room);
  }
  // Loaded only when used: the SDK alone would double the time of a start.
  const { createS3Storage } = await import('./storage-s3.ts');
  return createS3Storage(config.s3);
}
