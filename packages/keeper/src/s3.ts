import { S3Client } from '@aws-sdk/client-s3';

/** How an S3 service is reached. */
export type S3Access = {
  region: string;
  /** Address of a non-AWS service; AWS itself needs none. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** `http://host/bucket/key` instead of `http://bucket.host/key`, which most self-hosted services need. */
  forcePathStyle: boolean;
};

/** Whether the service answered that there is nothing of that name. */
export function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || $metadata?.httpStatusCode === 404;
}

/** A client of any S3 service that the settings name. */
export function s3Client(config: S3Access): S3Client {
  return new S3Client({
    region: config.region,
    ...(config.endpoint ? { endpoint: config.endpoint } : {}),
    forcePathStyle: config.forcePathStyle,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000, requestTimeout: 120_000 },
    // Checksums beyond the protocol's own are unknown to many services that speak S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
