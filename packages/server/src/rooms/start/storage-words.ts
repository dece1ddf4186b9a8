import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../kit/operations/config.ts';

/** The newest of the copies in their usual folder. */
async function newestCopy(folder: string) {
  const names = await readdir(folder).catch(() => []);
  const last = names
    .filter((name) => name.endsWith('.tar'))
    .sort()
    .at(-1);
  if (!last) return null;
  const found = await stat(join(folder, last)).catch(() => null);
  return found && { name: last, bytes: found.size, time: found.mtime.toISOString() };
}

/** An address without the password in it. */
function bare(address: string): string {
  try {
    const { hostname, port, pathname } = new URL(address);
    return `${hostname}${port ? `:${port}` : ''}${pathname === '/' ? '' : pathname}`;
  } catch {
    return 'według ustawień serwera';
  }
}

/** Where everything is kept, in words for who looks after the server; no secrets. */
export async function describeStorage(config: Config) {
  const { dataDir, databaseUrl, s3, smtpUrl } = config;
  const backups = join(dataDir, 'backups');
  return {
    database: databaseUrl ? `PostgreSQL: ${bare(databaseUrl)}` : join(dataDir, 'database'),
    files: s3 ? `S3: ${s3.bucket}` : join(dataDir, 'files'),
    mail: smtpUrl ? bare(smtpUrl) : join(dataDir, 'mail'),
    smtp: smtpUrl !== undefined,
    backups,
    command: 'npm run backup',
    lastBackup: await newestCopy(backups),
  };
}
