import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { isMissing, type S3Access, s3Client } from '../s3.ts';
import { MissingFileError } from '../storage.ts';
import type { ArchiveObject, ArchiveStore } from './store.ts';

/** S3 takes 10,000 parts, hence bases of up to 320 GB, two parts of which stand in memory. */
const partBytes = 32 * 1024 * 1024;

/** An archive in a bucket of any S3 service, under names that begin with `prefix`. */
export function createS3Archive(
  config: S3Access & { bucket: string; prefix: string },
): ArchiveStore {
  const client = s3Client(config);
  const { bucket: Bucket, prefix: root } = config;
  const at = (name: string) => ({ Bucket, Key: `${root}${name}` });

  const put: ArchiveStore['put'] = async (name, content) => {
    if (Buffer.isBuffer(content)) {
      await client.send(new PutObjectCommand({ ...at(name), Body: content }));
      return;
    }
    const upload = new Upload({
      client,
      params: { ...at(name), Body: content },
      partSize: partBytes,
      queueSize: 1,
      // An upload given up half-way must not leave parts that are paid for and never seen.
      leavePartsOnError: false,
    });
    try {
      await upload.done();
    } catch (error) {
      content.destroy();
      await upload.abort().catch(() => undefined);
      throw error;
    }
  };

  const get: ArchiveStore['get'] = async (name) => {
    try {
      return (await client.send(new GetObjectCommand(at(name)))).Body as Readable;
    } catch (error) {
      if (isMissing(error)) throw new MissingFileError(name, { cause: error });
      throw error;
    }
  };

  const list: ArchiveStore['list'] = async (prefix) => {
    const found: ArchiveObject[] = [];
    let next: string | undefined;
    do {
      const answer = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: `${root}${prefix}`, ContinuationToken: next }),
      );
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of answer.Contents ?? []) {
        found.push({ name: Key.slice(root.length), size: Size, changed: LastModified });
      }
      next = answer.NextContinuationToken;
    } while (next);
    return found;
  };

  const remove: ArchiveStore['remove'] = async (name) => {
    await client.send(new DeleteObjectCommand(at(name)));
  };

  return { where: `S3 ${Bucket}/${root}`, put, get, list, remove };
}
