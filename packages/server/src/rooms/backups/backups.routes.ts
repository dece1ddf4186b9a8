import * as contract from '@zaplecze/contract/rooms/backups/calls';
import { readArchiveState } from '@zaplecze/keeper/archiving/state';
import { databaseHome, placeAt } from '@zaplecze/keeper/postgres/place';
import { on } from '../../kit/http/calls/mount.ts';
import type { Config } from '../../kit/operations/config.ts';
import { latestRuns } from './backups.queries.ts';

/** What the server that archives last knew of it; null: nothing is archived. */
export function findArchiveState({ archive, dataDir }: Config) {
  if (!archive) return null;
  const state = readArchiveState(placeAt(databaseHome(dataDir)).archiveState);
  return {
    where: archive.kind === 'folder' ? archive.folder : `s3://${archive.bucket}/${archive.prefix}`,
    keepDays: archive.keepDays,
    until: state?.until ?? null,
    base: state?.base?.ended ?? null,
    problem: state?.problem?.words ?? null,
    since: state?.problem?.since ?? null,
  };
}

export const backupRoutes = [
  on(contract.getBackups, async ({ db, services }) => {
    const { backup } = services.config;
    const found = findArchiveState(services.config);
    const { since: _, ...archive } = found ?? { since: null };
    return {
      nightly: backup.keep > 0 ? backup : null,
      runs: await latestRuns(db),
      archive: found ? (archive as Omit<typeof found, 'since'>) : null,
    };
  }),
];
