import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DeleteObjectCommand, GetObjectCommand, HeadBucketCommand } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { isMissing, s3Client } from '@zaplecze/keeper/s3';
import type { S3Config } from '../operations/config.ts';
import {
  type ByteRange,
  isStorageKey,
  Meter,
  MissingFileError,
  type Storage,
  StorageUnavailableError,
} from './storage.ts';

/** Two parts of 8 MiB in memory for each running upload; S3 takes 10,000 parts, hence 80 GB a file. */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 2;

function rangeHeader(range: ByteRange | undefined): string | undefined {
  return range && `bytes=${range.start}-${range.end ?? ''}`;
}

/** Files in a bucket of any S3 service, uploaded in parts as they arrive, so no file is ever held in memory. */
export function createS3Storage(config: S3Config): Storage {
  const client = s3Client(config);
  const at = (key: string) => {
    if (!isStorageKey(key)) throw new MissingFileError(key);
    return { Bucket: config.bucket, Key: key };
  };

  const put: Storage['put'] = async (key, stream, { contentType, maxBytes }) => {
    const meter = new Meter(maxBytes);
    const upload = new Upload({
      client,
      params: { ...at(key), Body: meter, ContentType: contentType },
      partSize: partBytes,
      queueSize: partsAtOnce,
      // An upload given up half-way must not leave parts that are paid for and never seen.
      leavePartsOnError: false,
    });
    // Its failure reaches the upload through the meter, which is where it is dealt with.
    const flow = pipeline(stream, meter).catch(() => undefined);
    try {
      await upload.done();
      await flow;
    } catch (error) {
      const ofTheStream = meter.errored === error;
      // Stops the flow too when it was the service that failed.
      stream.destroy();
      meter.destroy();
      await upload.abort().catch(() => undefined);
      throw ofTheStream ? error : new StorageUnavailableError(error);
    }
    return meter.result();
  };

  const get: Storage['get'] = async (key, range) => {
    try {
      const answer = await client.send(
        new GetObjectCommand({ ...at(key), Range: rangeHeader(range) }),
      );
      return answer.Body as Readable;
    } catch (error) {
      if (error instanceof MissingFileError) throw error;
      if (isMissing(error)) throw new MissingFileError(key, { cause: error });
      throw new StorageUnavailableError(error);
    }
  };

  const remove: Storage['remove'] = async (key) => {
    const target = at(key);
    try {
      await client.send(new DeleteObjectCommand(target));
    } catch (error) {
      if (!isMissing(error)) throw new StorageUnavailableError(error);
    }
  };

  const check: Storage['check'] = async () => {
    try {
      await client.send(new HeadBucketCommand({ Bucket: config.bucket }));
    } catch (error) {
      throw new StorageUnavailableError(error);
    }
  };

  return { put, get, remove, check };
}
