import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { S3Access } from '@zaplecze/keeper/s3';
import * as z from 'zod';
import {
  addressesOf,
  asksKnownTls,
  replicaAddressesOf,
  tlsModes,
} from '../../database/servers/hosts.ts';
import { address, allOrNone, problem, text, whole, yesNo } from './fields.ts';

const repositoryRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../../../../../..');

export const defaultDataDir = resolve(repositoryRoot, 'data');

/** Where files of the S3 backend live; absent when the local folder is used. */
export type S3Config = S3Access & { bucket: string };

const unknownTls = problem(`sslmode może być: ${tlsModes.join(', ')}`, 'sslmode=verify-full');

const databaseUrl = z
  .string()
  .refine(
    (value) => addressesOf(value) !== null,
    problem(
      'musi być adresem postgresql://…, także kilku serwerów (target_session_attrs: read-write, primary albo any)',
      'postgresql://zaplecze:haslo@db1.firma.pl:5432,db2.firma.pl:5432/zaplecze',
    ),
  )
  .refine(asksKnownTls, unknownTls);

const replicaUrl = z
  .string()
  .refine(
    (value) => replicaAddressesOf(value) !== null,
    problem(
      'musi być adresem postgresql://… repliki (target_session_attrs: standby, prefer-standby, read-only albo any)',
      'postgresql://zaplecze:haslo@db2.firma.pl:5432/zaplecze',
    ),
  )
  .refine(asksKnownTls, unknownTls);

/** Where database and files are kept. */
export const keepingSettings = {
  DATA_DIR: text(4096, '/var/lib/zaplecze').default(defaultDataDir),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: replicaUrl.optional(),
  STATEMENT_TIME_FACTOR: whole(1, 100, 1, '2'),
  DISK_RESERVE_MB: whole(0, 1_000_000, 256, '256'),
  S3_ENDPOINT: address(['http:', 'https:'], 'https://s3.firma.pl').optional(),
  S3_REGION: text(60, 'eu-central-1').default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      problem('musi być nazwą kubełka S3', 'zaplecze-pliki'),
    )
    .optional(),
  S3_ACCESS_KEY_ID: text(256, 'AKIA…').optional(),
  S3_SECRET_ACCESS_KEY: text(256, '(klucz z panelu usługi)').optional(),
  S3_FORCE_PATH_STYLE: yesNo(false),
};
const all = z.object(keepingSettings);

export function s3Of(value: z.infer<typeof all>): S3Config | undefined {
  const access = s3AccessOf(value);
  return access && value.S3_BUCKET ? { bucket: value.S3_BUCKET, ...access } : undefined;
}

export function s3AccessOf(value: z.infer<typeof all>): S3Access | undefined {
  if (!value.S3_ACCESS_KEY_ID || !value.S3_SECRET_ACCESS_KEY) return undefined;
  return {
    region: value.S3_REGION,
    endpoint: value.S3_ENDPOINT,
    accessKeyId: value.S3_ACCESS_KEY_ID,
    secretAccessKey: value.S3_SECRET_ACCESS_KEY,
    forcePathStyle: value.S3_FORCE_PATH_STYLE,
  };
}

/** A half-set S3 would quietly put files into the local folder, where nobody looks for them. */
export const s3Problems = (settings: Record<string, string>): string[] =>
  // Of the archive alone, it needs no bucket of files.
  settings.ARCHIVE_TO?.startsWith('s3://') && !settings.S3_BUCKET
    ? []
    : allOrNone(settings, 'S3_', ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);

/** The embedded database has no replicas. */
export const replicaProblems = (settings: Record<string, string>): string[] =>
  settings.DATABASE_REPLICA_URL && !settings.DATABASE_URL
    ? ['DATABASE_REPLICA_URL: działa tylko razem z DATABASE_URL; ustaw oba albo usuń to ustawienie']
    : [];

export function dataDirProblems(dataDir: string): string[] {
  let place = dataDir;
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== false) return [];
  return [
    `DATA_DIR: ${place} nie jest folderem; ${problem('podaj ścieżkę folderu', '/var/lib/zaplecze')}`,
  ];
}
