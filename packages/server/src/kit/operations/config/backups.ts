import { isAbsolute, join, relative, resolve } from 'node:path';
import type { ArchiveConfig } from '@zaplecze/keeper/archiving/store';
import type { S3Access } from '@zaplecze/keeper/s3';
import * as z from 'zod';
import { problem, text, whole } from './fields.ts';

/** Copies that the server makes and proves by night. */
export type BackupConfig = {
  /** Absolute path. */
  folder: string;
  /** How many are kept; 0: none are made. */
  keep: number;
};

const example = '/mnt/kopie/zaplecze albo s3://kubelek/archiwum';
const s3Address = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/;

/** Where copies are stored, and for how long. */
export const backupSettings = {
  ARCHIVE_TO: text(4096, example)
    .refine(
      (value) => isAbsolute(value) || s3Address.test(value),
      problem('musi być pełną ścieżką folderu albo adresem s3://kubełek/początek-nazw', example),
    )
    .optional(),
  ARCHIVE_KEEP_DAYS: whole(1, 400, 14, '14'),
  ARCHIVE_EVERY_SECONDS: whole(1, 3600, 60, '60'),
  BACKUP_DIR: text(4096, '/mnt/kopie')
    .refine(isAbsolute, problem('musi być pełną ścieżką folderu', '/mnt/kopie'))
    .optional(),
  // Without a word of the operator: seven of an own database, none of one that somebody else looks after.
  BACKUP_KEEP: whole(0, 366, -1, '7'),
};
const all = z.object(backupSettings);

export function archiveConfig(
  value: z.infer<typeof all>,
  access: S3Access | undefined,
): ArchiveConfig | undefined {
  const {
    ARCHIVE_TO: to,
    ARCHIVE_KEEP_DAYS: keepDays,
    ARCHIVE_EVERY_SECONDS: everySeconds,
  } = value;
  if (!to) return undefined;
  const [, bucket, begin = ''] = s3Address.exec(to) ?? [];
  if (!bucket) return { kind: 'folder', folder: resolve(to), keepDays, everySeconds };
  if (!access) return undefined;
  const prefix = begin === '' || begin.endsWith('/') ? begin : `${begin}/`;
  return { kind: 's3', bucket, prefix, keepDays, everySeconds, ...access };
}

export const backupOf = (
  { BACKUP_DIR, BACKUP_KEEP }: z.infer<typeof all>,
  { dataDir, outer }: { dataDir: string; outer: boolean },
): BackupConfig => ({
  folder: resolve(BACKUP_DIR ?? join(dataDir, 'backups')),
  keep: BACKUP_KEEP >= 0 ? BACKUP_KEEP : outer ? 0 : 7,
});

const isWithin = (folder: string, root: string): boolean => {
  const way = relative(resolve(root), resolve(folder));
  return way === '' || (!way.startsWith('..') && !isAbsolute(way));
};

/** A copy for the day on which the data folder is lost must not lie in that folder. */
export function archiveProblems(settings: Record<string, string>, dataDir: string): string[] {
  const { ARCHIVE_TO: to } = settings;
  if (!to) {
    return ['ARCHIVE_KEEP_DAYS', 'ARCHIVE_EVERY_SECONDS']
      .filter((name) => settings[name])
      .map((name) => `${name}: wymaga ARCHIVE_TO, czyli miejsca na archiwum; przykład: ${example}`);
  }
  if (settings.DATABASE_URL) {
    return [
      'ARCHIVE_TO: dotyczy tylko wbudowanej bazy; bazę z DATABASE_URL archiwizują narzędzia jej serwera (pgBackRest, Barman, usługa dostawcy)',
    ];
  }
  if (to.startsWith('s3://')) {
    return ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
      .filter((name) => !settings[name])
      .map((name) => `${name}: brakuje tego ustawienia, a ARCHIVE_TO prowadzi do S3`);
  }
  return isWithin(to, dataDir)
    ? [
        `ARCHIVE_TO: archiwum nie może leżeć w DATA_DIR, bo przepadłoby razem z nim; ${problem('podaj folder na innym dysku', example)}`,
      ]
    : [];
}
